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
    default: json(errorBodySchema, 'An error of the whole service, in the one shape of all errors'),
  };
}

function describe(codes: readonly ErrorCode[]) {
  const error = errorBodySchema.shape.error.extend({ code: z.enum(codes) });
  const list = codes.map((code) => `- \`${code}\`: ${errorCatalog[code].message}`).join('\n');
  return json(z.object({ error }), list);
}
