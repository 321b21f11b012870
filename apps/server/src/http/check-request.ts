import { DssError, propertyIdSchema } from '@dss/domain';
import { z } from 'zod';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from './router.ts';

const uuidSchema = z.uuid();

/** The parameters of a route of one property, whose id `parsePropertyId` reads. */
export const propertyParams = z.object({ id: z.string() });

/**
 * Parses the id of a property from a request.
 * @throws DssError `invalid_property_id` if it has an invalid form; `property_not_found` if it isn't a UUID, since our ids are
 */
export function parsePropertyId(text: string): string {
  if (!propertyIdSchema.safeParse(text).success) throw new DssError('invalid_property_id');
  const uuid = uuidSchema.safeParse(text);
  if (!uuid.success) throw new DssError('property_not_found');
  return uuid.data.toLowerCase();
}

/**
 * Runs `assert` on the JSON body before the schema validates it, for routes whose specification has its own messages for
 * missing or wrong fields. An empty body counts as one without fields; malformed JSON is refused as on every route.
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
