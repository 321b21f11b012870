import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { setHeaderOfAnyAnswer, type HttpEnv } from './router.ts';

/**
 * Gives every request an id (or keeps the client's `X-Request-Id`) and logs one line for it. The query is left out, because it
 * has the signatures of photo URLs and typed addresses. Claim tokens and the parts of a path that reveal a place are too.
 */
export function logRequests(log: Logger): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const given = context.req.header('X-Request-Id');
    const requestId = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const requestLog = log.child({ requestId });
    context.set('requestId', requestId);
    context.set('log', requestLog);
    context.set('actor', null);
    setHeaderOfAnyAnswer(context, 'X-Request-Id', requestId);
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

/** Paths that end in a claim token, the id of a place, or the position of a tile. */
const concealed = /^(\/claim\/|\/api\/places\/(?!suggestions$)|\/api\/imagery\/tiles\/).+/;

function loggedPath(path: string): string {
  return path.replace(concealed, '$1…');
}
