import type { MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { DssError } from '@dss/domain';
import type { Database, Transaction } from '../db/index.ts';
import { rulesOf, type RouteLimit } from '../http/define-route.ts';
import type { HttpEnv, Router } from '../http/router.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Methods that change nothing. */
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Applies a rate limit to every request that changes something: the one that its route names, else `other`.
 * @param api its routes must all be registered before the first request
 * @throws DssError `too_many_requests`
 */
export function limitWrites(
  api: Router,
  { db, rateLimiter }: { readonly db: Database; readonly rateLimiter: RateLimiter },
): MiddlewareHandler<HttpEnv> {
  let limits: TrieRouter<RouteLimit> | undefined;
  return async (context, next) => {
    const { method, path } = context.req;
    if (reading.has(method)) return next();
    limits ??= limitsOf(api);
    const [[match] = []] = limits.match(method, path);
    const counted = match?.[0] ?? 'other';
    if (counted === 'itself' || counted === 'nothing') return next();
    const limit = counted === 'other' ? 'other' : 'edit';

    const requester = rateLimiter.requester(context);
    const count = (tx: Transaction) => rateLimiter.count(tx, requester, [{ limit }]);
    const countAlone = () => db.asActor(requester.actor, (tx) => count(tx));
    if (counted !== 'edit with its work') {
      await countAlone();
      return next();
    }
    let isCounted = false;
    context.set('countEdit', async (tx) => {
      await count(tx).catch((error: unknown) => {
        // Who is refused isn't counted again.
        isCounted = error instanceof DssError;
        throw error;
      });
      isCounted = true;
    });
    await next();
    // An edit that failed counts too, but its transaction was rolled back.
    if (!isCounted) await countAlone();
  };
}

function limitsOf(api: Router): TrieRouter<RouteLimit> {
  const limits = new TrieRouter<RouteLimit>();
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { method, path } = definition.route;
    const { limit = 'other' } = rulesOf(definition.route);
    limits.add(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), limit);
  }
  return limits;
}
