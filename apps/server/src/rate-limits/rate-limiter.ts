import { createHmac, createSecretKey } from 'node:crypto';
import { DssError, type ErrorCode } from '@dss/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from 'hono';
import type { Clock } from '../clock/index.ts';
import type { LimitName, RateLimitConfig } from '../config/index.ts';
import {
  noProperty,
  preparedQuery,
  refusalDetail,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import type { HttpEnv } from '../http/router.ts';
import { networkOf, trustedProxies } from './network.ts';
import { tableCleanup } from '../periodic-cleanup/index.ts';

/** The requester as limits count it: a visitor or account, and the network of the request. */
export interface Requester {
  readonly actor: Actor | null;
  readonly network: string | null;
  /** An account that the request is about, whoever sends it. */
  readonly account?: {
    readonly email: string;
    /** The browser, if somebody signed in to the account in it before: it is counted by itself, whatever others do. */
    readonly browser: string | null;
    /** Whether all networks together are limited, too; otherwise each is by itself. */
    readonly guessable: boolean;
  };
}

/** An event that counts against a limit. */
export interface CountedEvent {
  readonly limit: LimitName;
  /** Separates counts, for example by upload action. */
  readonly of?: string;
  /** The event's identity: the same event isn't counted twice. If absent, every event counts. */
  readonly event?: string;
  /** Defaults to 1; bytes for `uploadedMegabytes`. */
  readonly amount?: number;
}

/** Counts requests against the configured limits, across all processes. */
export interface RateLimiter {
  requester(context: Context<HttpEnv>): Requester;
  /**
   * Counts the events, all or none, for the actor and, with ten times the limit by default, for the network. Call it once, at the
   * end of the transaction that does the counted work, so that a rollback also undoes the counting. It is sent during the call. A
   * refusal is the database's, which then does nothing of the transaction.
   * @throws DssError the limit's own error, with the time to wait
   */
  count(tx: Transaction, requester: Requester, events: readonly CountedEvent[]): Promise<void>;
}

const refusals: Readonly<Record<LimitName, ErrorCode>> = {
  createProperty: 'too_many_properties',
  uploadInCreation: 'too_many_uploads',
  uploadInPropertyView: 'too_many_uploads',
  uploadedMegabytes: 'too_many_bytes',
  photosOfUpload: 'too_many_photos_at_once',
  analysis: 'too_many_analyses',
  edit: 'too_many_requests',
  placeSearch: 'too_many_requests',
  aerialPicture: 'too_many_requests',
  ownDataDownload: 'too_many_downloads',
  workDaySignUp: 'too_many_requests',
  signIn: 'too_many_sign_ins',
  accountMail: 'too_many_sign_ins',
  mailToAddress: 'too_many_requests',
  mailToAgency: 'too_many_requests',
  other: 'too_many_requests',
};

const bytesPerMegabyte = 1024 * 1024;

const countOrRefuse = preparedQuery('count or refuse', (tx) =>
  tx
    .select({ counted: sql`true` })
    .from(
      sql`app.count_or_refuse(${sql.placeholder('limits')}::jsonb, ${sql.placeholder('at')}::timestamptz)`,
    ),
);

/** The limit that was refused for, by its place among those that were counted, and how long it has to be waited for. */
const refusalSchema = z.object({ refused_by: z.number(), wait_ms: z.number() });

/** @param secret keys the hashes under which actors and networks are counted */
export function createRateLimiter(
  config: RateLimitConfig,
  secret: Buffer,
  clock: Clock,
): RateLimiter {
  const isTrustedProxy = trustedProxies(config.trustedProxies);
  const key = createSecretKey(secret);
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['rate limit', ...parts]))
      .digest('base64url');

  const bucketsOf = ({ actor, network, account }: Requester, counted: CountedEvent) => {
    const { limit, of = '', event, amount = 1 } = counted;
    const { max, windowMs } = config.limits[limit];
    const unit = limit === 'uploadedMegabytes' ? bytesPerMegabyte : 1;
    const bucket = (whose: readonly string[], factor: number) => ({
      bucket: hash(limit, of, ...whose),
      // Includes the actor, because two visitors may have chosen the same id for different events.
      event:
        event === undefined ? null : hash(event, ...(actor === null ? [] : [actor.kind, actor.id])),
      amount,
      max: max * factor * unit,
      window_ms: windowMs,
      counted,
    });
    const ofNetwork = network === null ? [] : [bucket(['network', network], config.networkFactor)];
    if (account === undefined) {
      return [...(actor === null ? [] : [bucket([actor.kind, actor.id], 1)]), ...ofNetwork];
    }
    const email = account.email.toLowerCase();
    if (account.browser !== null) return [bucket(['email', email, 'browser', account.browser], 1)];
    return [
      bucket(['email', email, 'network', network ?? ''], 1),
      ...(account.guessable ? [bucket(['email', email], config.networkFactor)] : []),
      ...ofNetwork,
    ];
  };

  return {
    requester: (context) => ({
      actor: context.var.actor,
      network: networkOf(context, isTrustedProxy),
    }),
    count: async (tx, requester, events) => {
      const buckets = events.flatMap((event) => bucketsOf(requester, event));
      if (buckets.length === 0) return;
      const limits = JSON.stringify(buckets.map(({ counted: _counted, ...bucket }) => bucket));
      try {
        await countOrRefuse(tx, { limits, at: clock().toISOString() });
      } catch (error) {
        const detail = refusalDetail(error);
        if (detail === null) throw error;
        const { refused_by: place, wait_ms: retryAfterMs } = refusalSchema.parse(
          JSON.parse(detail),
        );
        const by = buckets[place]?.counted.limit ?? 'other';
        const code = refusals[by];
        throw new DssError(code, {
          values: { max: config.limits[by].max },
          ...(code === 'too_many_photos_at_once' ? {} : { retryAfterMs }),
        });
      }
    },
  };
}

/** Removes expired counts every minute, and those that a clock set back has left in the future. */
export const startRateEventCleanup = tableCleanup({
  everyMs: 60_000,
  cleanUp: removeExpiredEvents,
  failure: 'what was counted against limits could not be removed',
});

export async function removeExpiredEvents(db: Database, clock: Clock): Promise<void> {
  await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select app.sweep_rate_events(${clock().toISOString()})`),
  );
}
