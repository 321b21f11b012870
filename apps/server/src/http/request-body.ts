import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { HttpEnv } from './router.ts';

/**
 * A request's body as Node receives it, for large ones: a web stream copies every chunk.
 * @throws TypeError if the request didn't come over a socket
 */
export function bodyOf(context: Context<HttpEnv>): Readable {
  const bindings: unknown = context.env;
  if (typeof bindings === 'object' && bindings !== null && 'incoming' in bindings) {
    if (bindings.incoming instanceof Readable) return bindings.incoming;
  }
  throw new TypeError('the request did not come over a socket');
}
