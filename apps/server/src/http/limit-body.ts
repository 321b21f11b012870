import { DssError } from '@dss/domain';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HttpEnv } from './router.ts';

/**
 * Refuses bodies of more than `maxBytes`.
 * @throws DssError `body_too_large`, saying the limit
 */
export function limitBody(maxBytes: number): MiddlewareHandler<HttpEnv> {
  const refuse = (): never => {
    throw new DssError('body_too_large', { values: { limit: `${maxBytes / 1024} kB` } });
  };
  const countWhileReading = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return (context, next) => {
    // A body that was begun and left would cost the connection, and with it the client's next request. One that
    // nobody touched is read away by the HTTP server.
    if (Number(context.req.header('Content-Length') ?? 0) > maxBytes) return refuse();
    return countWhileReading(context, next);
  };
}
