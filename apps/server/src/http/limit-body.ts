import { DssError } from '@dss/domain';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HttpEnv } from './router.ts';

/**
 * Refuses bodies larger than `maxBytes`.
 * @throws DssError `body_too_large`, with the limit
 */
export function limitBody(maxBytes: number): MiddlewareHandler<HttpEnv> {
  const refuse = (): never => {
    throw new DssError('body_too_large', { values: { limit: `${maxBytes / 1024} kB` } });
  };
  const countWhileReading = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return (context, next) => {
    // Refuses before reading: a partly read body would cost the connection and fail the client's next request, while the
    // HTTP server drains a body that was never read.
    const announced = context.req.header('Content-Length');
    if (Number(announced ?? 0) > maxBytes) return refuse();
    // Node reads no more than was announced, so that nothing has to be counted.
    if (announced !== undefined && context.req.header('Transfer-Encoding') === undefined) {
      return next();
    }
    return countWhileReading(context, next);
  };
}
