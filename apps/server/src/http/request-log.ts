import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { onBehalfOf } from '../telemetry/request-context.ts';
import { traced, type TracedWork } from '../telemetry/traced.ts';
import type { NoteCall } from '../telemetry/call.ts';
import { setHeaderOfAnyResponse, type HttpEnv } from './router.ts';

/**
 * Gives every request an id (or keeps the client's `X-Request-Id`), which its log lines and the jobs it enqueues carry, and logs
 * one line for it. The query is left out, because it has the signatures of photo URLs and typed addresses. Tokens of claim and
 * calendar links, and the parts of a path that reveal a place, are too.
 * @param noteCall called after every request that was answered
 */
export function logRequests(log: Logger, noteCall: NoteCall): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const given = context.req.header('X-Request-Id');
    const requestId = given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    context.set('log', log);
    context.set('actor', null);
    setHeaderOfAnyResponse(context, 'X-Request-Id', requestId);
    const { method } = context.req;
    const work: TracedWork = { name: method, kind: 'server', attributes: {} };
    const started = performance.now();
    await onBehalfOf(requestId, () =>
      traced(work, async () => {
        await next();
        const { status } = context.res;
        const route = routeOf(context);
        work.name = `${method} ${route}`;
        work.attributes['http.request.method'] = method;
        work.attributes['http.route'] = route;
        work.attributes['http.response.status_code'] = status;
        const durationMs = Math.round(performance.now() - started);
        // The files of pages are most of the requests, and say little.
        const level = context.req.path.startsWith('/assets/') && status < 400 ? 'debug' : 'info';
        log[level](
          { method, path: loggedPath(context.req.path), status, ms: durationMs },
          'request',
        );
        const error = status >= 500 ? (context.error ?? null) : null;
        noteCall({ method, route, status, durationMs, requestId, error });
      }),
    );
  };
}

/** The route that answered, with its parameters' names. */
function routeOf(context: Context<HttpEnv>): string {
  const answering = matchedRoutes(context).findLast(({ method }) => method !== 'ALL');
  return answering?.path ?? 'none';
}

/** Paths that end in a token, the id of a place, or the position of a tile. */
const concealed =
  /^(\/claim\/|\/calendar\/|\/api\/places\/(?!suggestions$)|\/api\/imagery\/tiles\/).+/;

function loggedPath(path: string): string {
  return path.replace(concealed, '$1…');
}
