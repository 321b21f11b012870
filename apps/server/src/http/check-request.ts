import { DssError, propertyIdSchema } from '@dss/domain';
import { z } from 'zod';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from './router.ts';

/**
 * The id of a property as a request wrote it.
 * @throws DssError `invalid_property_id` where it can't be one; `property_not_found` where none of ours looks like it
 */
export function parsePropertyId(text: string): string {
  if (!propertyIdSchema.safeParse(text).success) throw new DssError('invalid_property_id');
  const uuid = z.uuid().safeParse(text);
  if (!uuid.success) throw new DssError('property_not_found');
  return uuid.data.toLowerCase();
}

/**
 * Lets `assert` look at a JSON body as it came, before the schema: where the specification has words of its own for what
 * is missing or wrong, they come before those of every other request. No body at all misses everything; what is no JSON
 * is refused as everywhere.
 * @param assert throws the specified error
 */
export function checkForm(
  assert: (body: unknown, context: Context<HttpEnv>) => void,
): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const body = readJson(await context.req.text());
    if (body !== undefined && body !== null) assert(body, context);
    await next();
  };
}

function readJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
