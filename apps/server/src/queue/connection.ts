import type pg from 'pg';
import type { Logger } from 'pino';
import { Logger as GraphileLogger } from 'graphile-worker';

import { openPool, type OpenPool } from '../db/index.ts';

/** The application's connection with the role that owns the job queue. */
export function asQueueRole(connection: pg.PoolConfig): pg.PoolConfig {
  const options = [connection.options, '-c role=dss_queue'].filter(Boolean).join(' ');
  return { connectionTimeoutMillis: 10_000, ...connection, options, keepAlive: true };
}

/** A pool that logs lost connections, unless the queue is stopping, when they are expected. */
export function openQueuePool(
  connection: pg.PoolConfig,
  max: number,
  log: Logger,
  isStopping: () => boolean = () => false,
): OpenPool {
  const open = openPool({ ...asQueueRole(connection), max }, (loss) => {
    if (!isStopping()) log.warn(loss, 'a connection of the queue was lost');
  });
  tolerateRepeatedRelease(open.pool);
  return open;
}

/**
 * graphile-worker 0.18 releases the connection on which it listens twice when it is cut off while a runner stops, and pg's
 * objection is a rejection that nobody handles, which would end the process. The listener is the only one to connect with a
 * callback.
 */
function tolerateRepeatedRelease(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  function connectOnce(): Promise<pg.PoolClient>;
  function connectOnce(callback: ConnectCallback): void;
  function connectOnce(callback?: ConnectCallback) {
    if (callback === undefined) return connect();
    return connect((error, client, release) => {
      let isReleased = false;
      callback(error, client, (reason) => {
        if (isReleased) return;
        isReleased = true;
        release(reason);
      });
    });
  }
  pool.connect = connectOnce;
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * Passes graphile-worker's messages to our log. Its info level (each job, each connection) becomes debug. While the queue stops,
 * interrupted jobs are expected, so errors become debug too.
 */
export function queueLogger(log: Logger, isStopping: () => boolean): GraphileLogger {
  return new GraphileLogger((scope) => (level, message, meta) => {
    const error: unknown = meta?.['error'];
    const fields = { ...scope, ...(error === undefined ? {} : { err: error }) };
    log[isStopping() ? 'debug' : levels[level]](fields, message);
  });
}
