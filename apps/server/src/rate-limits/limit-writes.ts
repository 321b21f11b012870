import type { MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { LimitName } from '../config/index.ts';
import { DssError } from '@dss/domain';
import { lastAnswersOf, type Database, type Transaction } from '../db/index.ts';
import type { HttpEnv, Router } from '../http/index.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Methods that change nothing. */
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Extension field of a route's definition with its kind of limit; it appears in the OpenAPI document too. */
const field = 'x-rate-limit';

const declared = {
  /** Quick edits, which get a higher limit. */
  edit: { [field]: 'edit' },
  /** Quick edits that the route counts in the transaction that makes them, with `countEdit`. */
  editWithItsWork: { [field]: 'edit with its work' },
  /** The route counts its own requests, once it knows what to count. */
  itself: { [field]: 'itself' },
  /** Never counted: the route only reads, or it stops work, which must always be possible. */
  nothing: { [field]: 'nothing' },
} as const;

/** Sets a route's kind of limit, if it isn't the default for routes that change something. */
export function countedAs<Kind extends keyof typeof declared>(kind: Kind): (typeof declared)[Kind] {
  return declared[kind];
}

/**
 * Applies a rate limit to every request that changes something: the one in its route's definition, else the default.
 * @param api its routes must all be registered before the first request
 * @throws DssError `too_many_requests`
 */
export function limitWrites(
  api: Router,
  { db, rateLimiter }: { readonly db: Database; readonly rateLimiter: RateLimiter },
): MiddlewareHandler<HttpEnv> {
  let limits: TrieRouter<Declared> | undefined;
  return async (context, next) => {
    const { method, path } = context.req;
    if (reading.has(method)) return next();
    limits ??= declaredLimits(api);
    const [[match] = []] = limits.match(method, path);
    const { limit, withItsWork } = match?.[0] ?? { limit: 'other', withItsWork: false };
    if (limit === null) return next();

    const requester = rateLimiter.requester(context);
    const count = (tx: Transaction) => rateLimiter.count(tx, requester, [{ limit }]);
    const countAlone = () => db.asActor(requester.actor, (tx) => lastAnswersOf(tx, [count(tx)]));
    if (!withItsWork) {
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

/** A route's limit, null for none, and whether the route counts in the transaction of its own work. */
interface Declared {
  readonly limit: LimitName | null;
  readonly withItsWork: boolean;
}

function declaredLimits(api: Router): TrieRouter<Declared> {
  const limits = new TrieRouter<Declared>();
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { method, path } = definition.route;
    const kind: unknown = definition.route[field];
    if (kind === undefined) continue;
    const withItsWork = kind === 'edit with its work';
    limits.add(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), {
      limit: kind === 'edit' || withItsWork ? 'edit' : null,
      withItsWork,
    });
  }
  return limits;
}
