import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { LimitName } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import type { HttpEnv } from '../http/index.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Methods that change nothing. */
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Extension field of a route's definition with its kind of limit; it appears in the OpenAPI document too. */
const field = 'x-rate-limit';

const declared = {
  /** Quick edits, which get a higher limit. */
  edit: { [field]: 'edit' },
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
