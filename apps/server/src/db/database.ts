import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openPool } from './pool.ts';
import * as schema from './schema/index.ts';

/** Who asks: a visitor's device, an account, or a share link. */
export interface Actor {
  readonly kind: 'visitor' | 'user' | 'share_link';
  readonly id: string;
}

export type Transaction = Parameters<
  Parameters<NodePgDatabase<typeof schema>['transaction']>[0]
>[0];

/**
 * The application's way to the data. Its login owns no table and can read none: every query runs in a
 * transaction that first takes a restricted role and names the actor, and row-level security does the rest.
 */
export interface Database {
  /** Runs `work` with the rights of `actor` (null: a stranger, who sees public tables only). */
  asActor<Result>(
    actor: Actor | null,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result>;
  /** Runs `work` with a worker's rights on one property. */
  asWorker<Result>(
    propertyId: string,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result>;
  /** Answers when the database does; throws when it doesn't. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function openDatabase(connection: pg.PoolConfig, log: Logger): Database {
  const { pool, close } = openPool({ max: 20, ...connection }, (loss) =>
    log.warn(loss, 'a database connection was lost'),
  );
  const orm = drizzle(pool, { schema });

  return {
    asActor: (actor, work) =>
      orm.transaction(async (transaction) => {
        await transaction.execute(sql`set local role dss_visitor`);
        await transaction.execute(
          sql`select set_config('app.actor_kind', ${actor?.kind ?? ''}, true), set_config('app.actor_id', ${actor?.id ?? ''}, true)`,
        );
        return work(transaction);
      }),
    asWorker: (propertyId, work) =>
      orm.transaction(async (transaction) => {
        await actAsWorker(transaction, propertyId);
        return work(transaction);
      }),
    ping: async () => {
      await pool.query('select 1');
    },
    close,
  };
}

/**
 * Continues a request's transaction with a worker's rights on one property. Only after the actor's own rights have
 * been asked: what the request wrote and what the worker writes then stand or fall together.
 */
export async function actAsWorker(transaction: Transaction, propertyId: string): Promise<void> {
  await transaction.execute(sql`set local role dss_worker`);
  await transaction.execute(sql`select set_config('app.property_id', ${propertyId}, true)`);
}

/** In place of a property, where a worker's rights on what belongs to none are needed: sweeping, what models cost. */
export const noProperty = '00000000-0000-0000-0000-000000000000';

/** Locks a property's results until the transaction ends, and waits where another transaction holds the lock. */
export async function lockProperty(transaction: Transaction, propertyId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${propertyId}, 0))`);
}
