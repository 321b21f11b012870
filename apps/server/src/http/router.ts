import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { DssError, errorBodySchema } from '@dss/domain';
import type { Logger } from 'pino';
import type { Actor } from '../db/index.ts';

/** What every request carries. */
export interface RequestVariables {
  requestId: string;
  log: Logger;
  /** Null: nobody we know. */
  actor: Actor | null;
}

export interface HttpEnv {
  Variables: RequestVariables;
}

/** A router whose validation failures become the catalogue's `invalid_request`, naming the first wrong field. */
export function createRouter(): OpenAPIHono<HttpEnv> {
  return new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const issue = result.error.issues[0];
      const field = issue?.path.join('.') ?? '';
      throw new DssError('invalid_request', {
        values: { detail: [field, issue?.message ?? ''].filter((part) => part !== '').join(': ') },
        cause: result.error,
      });
    },
  });
}

/** OpenAPI description of a JSON answer. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** OpenAPI description of the errors a route may answer. */
export const errorAnswers = {
  503: json(errorBodySchema, 'Not available for now: `Retry-After` says when to try again'),
  507: json(errorBodySchema, 'The disk is full: `Retry-After` says when to try again'),
  default: json(errorBodySchema, 'An error, in the one shape that all errors have'),
};
