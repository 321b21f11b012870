import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openPool } from './pool.ts';
import { isConnectionFailure } from './postgres-errors.ts';

/** The identity behind a request: a visitor's device, an account, or a share link. */
export interface Actor {
  readonly kind: 'visitor' | 'user' | 'share_link';
  readonly id: string;
}

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/**
 * The database is unreachable, has no free connection, or closed ours. If a commit was in progress, its outcome is unknown;
 * anything else wasn't done and can be retried once the database is back.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('the database is not available', { cause });
  }
}

/** Time limit for connecting, or for waiting until a pooled connection is free. */
const connectionLimitMs = 10_000;

/**
 * The application's access to data. Its login owns no table and can read none: every query runs in a transaction that first
 * assumes a restricted role and sets the actor, and row-level security applies. Every method throws DatabaseUnavailable during
 * an outage.
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
  /** Runs `work` with only the right to purge deleted data. */
  asPurge<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Resolves if the database responds; throws otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function openDatabase(connection: pg.PoolConfig, log: Logger): Database {
  const limits = { max: 20, connectionTimeoutMillis: connectionLimitMs };
  const { pool, close } = openPool({ ...limits, ...connection }, (loss) =>
    log.warn(loss, 'a database connection was lost'),
  );

  /** Not Drizzle's own transaction, because that never releases a connection whose BEGIN fails. */
  const inTransaction = async <Result>(
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    let isLost = false;
    const noteLoss = () => {
      isLost = true;
    };
    client.once('error', noteLoss);
    client.once('end', noteLoss);
    try {
      return await drizzle(client).transaction(work);
    } catch (error) {
      isLost ||= isConnectionFailure(error);
      throw isLost ? new DatabaseUnavailable(error) : error;
    } finally {
      client.off('error', noteLoss);
      client.off('end', noteLoss);
      client.release(isLost);
    }
  };

  return {
    asActor: (actor, work) =>
      inTransaction(async (transaction) => {
        await transaction.execute(sql`set local role dss_visitor`);
        await transaction.execute(
          sql`select set_config('app.actor_kind', ${actor?.kind ?? ''}, true), set_config('app.actor_id', ${actor?.id ?? ''}, true)`,
        );
        return work(transaction);
      }),
    asWorker: (propertyId, work) =>
      inTransaction(async (transaction) => {
        await actAsWorker(transaction, propertyId);
        return work(transaction);
      }),
    asPurge: (work) =>
      inTransaction(async (transaction) => {
        await transaction.execute(sql`set local role dss_purge`);
        return work(transaction);
      }),
    ping: () => inTransaction(async () => {}),
    close,
  };
}

/**
 * Switches a request's transaction to a worker's rights on one property, so that the request's and the worker's writes commit
 * together. Call it only after checking the actor's rights.
 */
export async function actAsWorker(transaction: Transaction, propertyId: string): Promise<void> {
  await transaction.execute(sql`set local role dss_worker`);
  await transaction.execute(sql`select set_config('app.property_id', ${propertyId}, true)`);
}

/** Stands for no property where a worker needs rights on data without one: cleanups and model costs. */
export const noProperty = '00000000-0000-0000-0000-000000000000';

/** Locks a property's results until the end of the transaction; waits if another transaction holds the lock. */
export async function lockProperty(transaction: Transaction, propertyId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${propertyId}, 0))`);
}
