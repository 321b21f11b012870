import { DssError } from '@dss/domain';
import type { Context } from 'hono';
import type { HttpEnv } from './router.ts';

/** A route as the OpenAPI document names it. */
export interface KnownRoute {
  readonly method: string;
  /** With its parameters in braces: /api/properties/{id} */
  readonly path: string;
}

/**
 * What to answer where no route matched: which methods the address takes, where that was asked (`OPTIONS`) or another
 * was used; or that there is nothing.
 * @throws DssError `method_not_allowed` with an `Allow` header, `route_not_found`
 */
export function answerOtherMethods(
  routes: readonly KnownRoute[],
): (context: Context<HttpEnv>) => Response {
  const patterns = routes.map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (context) => {
    const { path, method } = context.req;
    const taken = patterns.filter(({ pattern }) => pattern.test(path)).map((route) => route.method);
    if (taken.length === 0) throw new DssError('route_not_found');
    const methods = [...new Set(taken)].toSorted().join(', ');
    context.header('Allow', methods);
    if (method === 'OPTIONS') return context.body(null, 204);
    throw new DssError('method_not_allowed', { values: { methods, method } });
  };
}
