import type { z } from '@hono/zod-openapi';

/** OpenAPI description of a JSON answer. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}
