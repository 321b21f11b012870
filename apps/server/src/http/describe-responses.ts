import { z } from '@hono/zod-openapi';
import { errorBodySchema, errorCatalog, type ErrorCode } from '@dss/domain';

/** OpenAPI description of a JSON response. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** A request's body in JSON, for the API's description. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** Errors of every route. */
const always = [
  'foreign_host',
  'internal_error',
  'database_unavailable',
  'storage_full',
  'storage_unavailable',
] as const satisfies readonly ErrorCode[];
/** Errors of every route that depends on the actor. */
const asSomebody = [
  ...always,
  'visitor_token_invalid',
  'invalid_request',
] as const satisfies readonly ErrorCode[];
/** Errors of every route that changes something or starts work. */
const changing = [
  ...asSomebody,
  'foreign_origin',
  'too_many_requests',
  'body_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];

/** OpenAPI description of the errors of a public route, which needs no identity. */
export const publicErrors = (...codes: readonly ErrorCode[]) => answers([...always, ...codes]);

/** OpenAPI description of the errors of a reading route: the given codes and those of every such route. */
export const readingErrors = (...codes: readonly ErrorCode[]) => answers([...asSomebody, ...codes]);

/** OpenAPI description of the errors of a route that changes something or starts work. */
export const changingErrors = (...codes: readonly ErrorCode[]) => answers([...changing, ...codes]);

const anyError = refusalSchema('AnyError', Object.keys(errorCatalog));

/** One response per status with its error codes; `default` has the errors that can affect the whole service. */
function answers(codes: readonly ErrorCode[]) {
  const known = [...new Set(codes)].toSorted();
  const statuses = new Set(known.map((code) => errorCatalog[code].status));
  const listed = Object.fromEntries(
    [...statuses].map((status) => [
      status,
      describe(known.filter((code) => errorCatalog[code].status === status)),
    ]),
  );
  return {
    ...listed,
    default: json(anyError, 'An error of the whole service, in the one shape of all errors'),
  };
}

function describe(codes: readonly ErrorCode[]) {
  const description = codes.map((code) => `\`${code}\``).join(', ');
  return json(refusalSchema(nameOf(codes), codes), description);
}

/** An error with one of some codes: a schema of its own in the API's description, which says what each of them means. */
function refusalSchema(name: string, codes: readonly string[]) {
  const error = errorBodySchema.shape.error.extend({ code: z.enum(codes) });
  const meanings = Object.entries(errorCatalog)
    .filter(([code]) => codes.includes(code))
    .map(([code, { message }]) => `- \`${code}\`: ${message}`);
  return z.object({ error }).openapi(name, { description: meanings.join('\n') });
}

/** For example 'StorageFullOrTooManyRequests'. */
function nameOf(codes: readonly ErrorCode[]): string {
  const words = codes.join('_or_').split('_');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
