import { DssError } from '@dss/domain';
import type { Context, Hono } from 'hono';
import type { HttpEnv } from './router.ts';

/**
 * Answers requests that match no route: lists the path's methods for `OPTIONS` or a wrong method, else reports that the path
 * doesn't exist.
 * @throws DssError `method_not_allowed` with an `Allow` header, `route_not_found`
 */
export function refuseOtherMethods(app: Hono<HttpEnv>): (context: Context<HttpEnv>) => Response {
  let patterns: { method: string; pattern: RegExp }[] | undefined;
  return (context) => {
    // Built on the first request, when all routes are registered.
    patterns ??= app.routes.filter(isAddress).map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
    }));
    const { path, method } = context.req;
    const taken = patterns.filter(({ pattern }) => pattern.test(path)).map((route) => route.method);
    if (taken.length === 0) throw new DssError('route_not_found');
    const methods = [...new Set(taken)].toSorted().join(', ');
    context.header('Allow', methods);
    if (method === 'OPTIONS') return context.body(null, 204);
    throw new DssError('method_not_allowed', { values: { methods, method } });
  };
}

/** Excludes middleware, and static files matched by a wildcard. */
function isAddress({ method, path }: Hono['routes'][number]): boolean {
  return method !== 'ALL' && !/[*{]/.test(path);
}
