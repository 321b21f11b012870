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
  return openPool({ ...asQueueRole(connection), max }, (loss) => {
    if (!isStopping()) log.warn(loss, 'a connection of the queue was lost');
  });
}

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
