import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openPool } from './pool.ts';
import { isConnectionFailure } from './postgres-errors.ts';

/** Who asks: a visitor's device, an account, or a share link. */
export interface Actor {
  readonly kind: 'visitor' | 'user' | 'share_link';
  readonly id: string;
}

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/**
 * The database can't be reached, has no connection left for us, or has ended ours. Nothing is known of a transaction that
 * was to be committed just then; anything else was not done, and can be once the database is back.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('the database is not available', { cause });
  }
}

/** How long a connection may take, or the wait until another transaction gives one back. */
const connectionLimitMs = 10_000;

/**
 * The application's way to the data. Its login owns no table and can read none: every query runs in a
 * transaction that first takes a restricted role and names the actor, and row-level security does the rest. Every method throws
 * DatabaseUnavailable where the database is away.
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
  /** Runs `work` with the right to delete for good what was deleted, and no other. */
  asPurge<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Answers when the database does; throws when it doesn't. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function openDatabase(connection: pg.PoolConfig, log: Logger): Database {
  const limits = { max: 20, connectionTimeoutMillis: connectionLimitMs };
  const { pool, close } = openPool({ ...limits, ...connection }, (loss) =>
    log.warn(loss, 'a database connection was lost'),
  );

  /** By hand, since Drizzle keeps the connection for good where its transaction can't begin. */
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
