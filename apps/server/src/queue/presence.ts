import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionLoss } from '../db/index.ts';
import { asQueueRole } from './connection.ts';

const reconnectMs = 500;
/** How long a database that may have stopped responding is given to end a connection. */
const endLimitMs = 2000;

/** Shows that a worker is alive: an advisory lock that PostgreSQL releases with the connection, however the process ends. */
export interface Presence {
  /** Resolves once the lock is held; before that, the worker takes no job. */
  held(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Holds the lock of `workerId` on its own connection, and takes it again after a reconnect. The lock is a shared one, so that a
 * dead session that PostgreSQL hasn't noticed yet can't block it.
 */
export function declarePresence(
  connection: pg.PoolConfig,
  workerId: string,
  log: Logger,
): Presence {
  let holding = Promise.withResolvers<void>();
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve());
  });

  const holdUntilLost = async () => {
    const client = new pg.Client(asQueueRole(connection));
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', (error) => {
      if (!closing.signal.aborted) {
        log.warn(connectionLoss(error), "the worker's sign of life was lost");
      }
    });
    const hold = async () => {
      await client.connect();
      await client.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [workerId]);
      holding.resolve();
      await lost;
      holding = Promise.withResolvers<void>();
    };
    try {
      // Closing can't wait for the connection: one that is ended while it opens never reports either.
      await Promise.race([hold(), closed]);
    } finally {
      await Promise.race([
        client.end().catch(() => undefined),
        delay(endLimitMs, null, { ref: false }),
      ]);
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
      await kept;
    },
  };
}

/**
 * Returns the jobs of dead workers to the queue. A worker is dead if its lock is free. A worker locks jobs only while it holds
 * its lock, so one that is just starting is never mistaken for dead.
 * @returns the number of dead workers
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
