import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from './router.ts';

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
