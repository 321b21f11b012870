import type { MiddlewareHandler } from 'hono';
import type { LimitName } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import type { HttpEnv } from '../http/index.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Methods that change nothing. */
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Rule {
  readonly methods: readonly string[];
  readonly path: RegExp;
  /** Null: it isn't limited here. */
  readonly limit: LimitName | null;
}

/** What isn't counted as one of the others. The first rule that fits decides. */
const rules: readonly Rule[] = [
  // These count for themselves, once they know what there is to count.
  { methods: ['POST'], path: /^\/api\/properties$/, limit: null },
  { methods: ['PUT'], path: /^\/api\/properties\/[^/]+\/photos\/[^/]+$/, limit: null },
  { methods: ['POST'], path: /^\/functions\/v1\/analyze(_v2|-image)?$/, limit: null },
  // Hands out what the same visitor could read anyway.
  { methods: ['POST'], path: /^\/functions\/v1\/sign-image$/, limit: null },
  // Stopping work must always be possible.
  { methods: ['POST'], path: /^\/api\/properties\/[^/]+\/analysis-job\/cancel$/, limit: null },
  // An app needs one for each connection, and loses its connection whenever it is put away.
  { methods: ['POST'], path: /^\/api\/realtime\/tickets$/, limit: 'edit' },
  { methods: ['PUT'], path: /^\/api\/properties\/[^/]+\/photos\/[^/]+\/placement$/, limit: 'edit' },
  { methods: ['PUT'], path: /^\/api\/properties\/[^/]+\/location$/, limit: 'edit' },
  { methods: ['PATCH'], path: /^\/api\/properties\/[^/]+$/, limit: 'edit' },
  { methods: ['PUT', 'POST'], path: /^\/api\/properties\/[^/]+\/answers$/, limit: 'edit' },
  { methods: ['POST'], path: /^\/api\/properties\/[^/]+\/disputes$/, limit: 'edit' },
  { methods: ['DELETE'], path: /^\/api\/properties\//, limit: 'edit' },
  { methods: ['POST'], path: /^\/api\/properties\/.+\/restore$/, limit: 'edit' },
];

/**
 * Holds every request that changes something to a limit: edits to theirs, whatever no rule names to the default.
 * @throws DssError `too_many_requests`
 */
export function limitWrites({
  db,
  rateLimiter,
}: {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
}): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    const limit = reading.has(method) ? null : limitOf(method, path);
    if (limit !== null) {
      const requester = rateLimiter.requester(context);
      await db.asActor(requester.actor, (tx) => rateLimiter.count(tx, requester, [{ limit }]));
    }
    await next();
  };
}

function limitOf(method: string, path: string): LimitName | null {
  const rule = rules.find(
    ({ methods, path: shape }) => methods.includes(method) && shape.test(path),
  );
  return rule === undefined ? 'other' : rule.limit;
}
