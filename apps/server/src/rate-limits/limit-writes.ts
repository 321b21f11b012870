import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { LimitName } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import type { HttpEnv } from '../http/index.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Methods that change nothing. */
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The field of a route's definition that says what its requests are counted as; it stands in the API's document too. */
const field = 'x-rate-limit';

const declared = {
  /** Edits that a quick hand makes. */
  edit: { [field]: 'edit' },
  /** It counts for itself, once it knows what there is to count. */
  itself: { [field]: 'itself' },
  /** Never: it only reads, or it stops work, which must always be possible. */
  nothing: { [field]: 'nothing' },
} as const;

/** Says in a route's definition what its requests are counted as, where that isn't the default for whatever changes something. */
export function countedAs<Kind extends keyof typeof declared>(kind: Kind): (typeof declared)[Kind] {
  return declared[kind];
}

/**
 * Holds every request that changes something to a limit: to what its route says, whatever says nothing to the default.
 * @param api whose routes are known by the first request
 * @throws DssError `too_many_requests`
 */
export function limitWrites(
  api: OpenAPIHono<HttpEnv>,
  { db, rateLimiter }: { readonly db: Database; readonly rateLimiter: RateLimiter },
): MiddlewareHandler<HttpEnv> {
  let limits: TrieRouter<LimitName | null> | undefined;
  return async (context, next) => {
    const { method, path } = context.req;
    if (!reading.has(method)) {
      limits ??= declaredLimits(api);
      const [[match] = []] = limits.match(method, path);
      const limit = match === undefined ? 'other' : match[0];
      if (limit !== null) {
        const requester = rateLimiter.requester(context);
        await db.asActor(requester.actor, (tx) => rateLimiter.count(tx, requester, [{ limit }]));
      }
    }
    await next();
  };
}

function declaredLimits(api: OpenAPIHono<HttpEnv>): TrieRouter<LimitName | null> {
  const limits = new TrieRouter<LimitName | null>();
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { method, path } = definition.route;
    const kind: unknown = definition.route[field];
    if (kind === undefined) continue;
    limits.add(
      method.toUpperCase(),
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      kind === 'edit' ? 'edit' : null,
    );
  }
  return limits;
}
