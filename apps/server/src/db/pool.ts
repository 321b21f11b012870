import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** How long connections may take to say goodbye: a database that no longer answers must not keep us. */
const closeLimitMs = 2000;

/** What may be logged of a lost connection: the driver's own error carries the whole client, its keys included. */
export interface ConnectionLoss {
  /** PostgreSQL's SQLSTATE or the system's error code. */
  readonly code: string | undefined;
  readonly reason: string;
}

export interface OpenPool {
  readonly pool: pg.Pool;
  /**
   * Takes no more queries and resolves when the connections have ended, too. `pool.end()` alone resolves while they are
   * still saying goodbye: a database that is stopped then cuts them off, and they would count as lost.
   */
  readonly close: () => Promise<void>;
}

/**
 * A pool that survives the loss of its connections.
 * @param onLost is told of each one, unless the pool is closing
 */
export function openPool(config: pg.PoolConfig, onLost: (loss: ConnectionLoss) => void): OpenPool {
  const pool = new pg.Pool(config);
  const open = new Set<Promise<void>>();
  let closing = false;

  pool.on('connect', (client) => {
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve);
    });
    open.add(ended);
    void ended.then(() => open.delete(ended));
    client.on('error', (error) => {
      if (!closing) onLost(connectionLoss(error));
    });
  });
  // An idle client's error comes here as well. Without a listener, it would end the process.
  pool.on('error', () => undefined);

  return {
    pool,
    close: async () => {
      closing = true;
      await pool.end();
      const limit = new AbortController();
      const giveUp = delay(closeLimitMs, undefined, { signal: limit.signal }).catch(
        () => undefined,
      );
      await Promise.race([Promise.all(open), giveUp]);
      limit.abort();
    },
  };
}

/** The loggable part of a driver's error. */
export function connectionLoss(error: unknown): ConnectionLoss {
  if (!(error instanceof Error)) return { code: undefined, reason: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { code, reason: error.message };
}
