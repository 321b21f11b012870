import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { HttpEnv } from './router.ts';

/**
 * Gives every request an id (a caller's own `X-Request-Id` is kept) and writes one line for it. The query is left
 * out: it carries the signatures of photo URLs, and what is typed as an address. So is what a path says of a place, and a
 * claim token.
 */
export function logRequests(log: Logger): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const given = context.req.header('X-Request-Id');
    const requestId = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const requestLog = log.child({ requestId });
    context.set('requestId', requestId);
    context.set('log', requestLog);
    context.set('actor', null);
    context.header('X-Request-Id', requestId);
    const started = performance.now();
    await next();
    requestLog.info(
      {
        method: context.req.method,
        path: loggedPath(context.req.path),
        status: context.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}

/** A token, the id of a place, or where on the ground a tile lies. */
const concealed = /^(\/claim\/|\/api\/places\/(?!suggestions$)|\/api\/imagery\/tiles\/).+/;

function loggedPath(path: string): string {
  return path.replace(concealed, '$1…');
}
