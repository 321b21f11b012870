import { DssError } from '@dss/domain';
import type { Context, Hono } from 'hono';
import type { HttpEnv } from './router.ts';

/**
 * What to answer where no route matched: which methods the address takes, where that was asked (`OPTIONS`) or another
 * was used; or that there is nothing.
 * @throws DssError `method_not_allowed` with an `Allow` header, `route_not_found`
 */
export function answerOtherMethods(app: Hono<HttpEnv>): (context: Context<HttpEnv>) => Response {
  let patterns: { method: string; pattern: RegExp }[] | undefined;
  return (context) => {
    // At the first request, when all routes are there.
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

/** Not what stands before routes, nor files by a pattern of their names. */
function isAddress({ method, path }: Hono['routes'][number]): boolean {
  return method !== 'ALL' && !/[*{]/.test(path);
}
