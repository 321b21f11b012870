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
 * What to answer where no route matched: that the address takes other methods, or that there is nothing.
 * @throws DssError `method_not_allowed` with an `Allow` header, `route_not_found`
 */
export function refuseUnknownRoute(
  routes: readonly KnownRoute[],
): (context: Context<HttpEnv>) => never {
  const patterns = routes.map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (context) => {
    const { path, method } = context.req;
    const taken = patterns.filter(({ pattern }) => pattern.test(path)).map((route) => route.method);
    if (taken.length === 0 || method === 'OPTIONS') throw new DssError('route_not_found');
    const methods = [...new Set(taken)].toSorted().join(', ');
    context.header('Allow', methods);
    throw new DssError('method_not_allowed', { values: { methods, method } });
  };
}
