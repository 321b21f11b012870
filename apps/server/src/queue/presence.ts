import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionLoss } from '../db/index.ts';
import { asQueueRole } from './connection.ts';

const reconnectMs = 500;

/** A worker's sign of life: an advisory lock that vanishes with its connection, however the process ends. */
export interface Presence {
  /** Resolves as soon as the lock is held; a worker takes no job before. */
  held(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Holds the lock of `workerId` on a connection of its own, and takes it again whenever the connection is lost.
 * The lock is a shared one: a session that the database hasn't yet noticed to be gone must not keep us waiting.
 */
export function declarePresence(
  connection: pg.PoolConfig,
  workerId: string,
  log: Logger,
): Presence {
  let client: pg.Client | undefined;
  let holding = Promise.withResolvers<void>();
  const closing = new AbortController();

  const holdUntilLost = async () => {
    const current = new pg.Client(asQueueRole(connection));
    client = current;
    const lost = new Promise<void>((resolve) => current.once('end', resolve));
    current.on('error', (error) => {
      if (!closing.signal.aborted) {
        log.warn(connectionLoss(error), "the worker's sign of life was lost");
      }
    });
    try {
      await current.connect();
      await current.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [workerId]);
      holding.resolve();
      await lost;
      holding = Promise.withResolvers<void>();
    } finally {
      await current.end().catch(() => undefined);
    }
  };

  const keepHolding = async () => {
    while (!closing.signal.aborted) {
      await holdUntilLost().catch((error: unknown) => {
        if (closing.signal.aborted) return;
        log.warn(connectionLoss(error), "the worker's sign of life could not be given");
      });
      await delay(reconnectMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const kept = keepHolding();

  return {
    held: () => holding.promise,
    close: async () => {
      closing.abort();
      await client?.end().catch(() => undefined);
      await kept;
    },
  };
}

/**
 * Gives back the jobs whose worker is dead: its lock can be had. Rows are locked by a worker only while it
 * holds its lock, so a worker that has just started is never taken for dead.
 * @returns the number of dead workers whose jobs were freed
 */
export async function freeJobsOfDeadWorkers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ dead: number }>(`
    with holders as (
      select distinct locked_by from graphile_worker.jobs where locked_by is not null
    ), dead as materialized (
      select locked_by from holders where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
    )
    select count(*)::int as dead, graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead`);
  return rows[0]?.dead ?? 0;
}
