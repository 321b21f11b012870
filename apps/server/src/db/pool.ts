import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** How long closing connections may take, since a database may have stopped responding. */
const closeLimitMs = 2000;

/** The loggable part of a lost connection: the driver's own error contains the whole client, including keys. */
export interface ConnectionLoss {
  /** PostgreSQL's SQLSTATE or the system's error code. */
  readonly code: string | undefined;
  readonly reason: string;
}

export interface OpenPool {
  readonly pool: pg.Pool;
  /**
   * Refuses further queries and resolves once the connections have closed. `pool.end()` alone resolves earlier; if the database
   * is stopped at that moment, it would cut the remaining connections and they would be reported as lost.
   */
  readonly close: () => Promise<void>;
}

/**
 * A pool that survives lost connections.
 * @param onLost called for each one, except while the pool is closing
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
  // Errors of idle clients arrive here too. Without a listener, one would crash the process.
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
