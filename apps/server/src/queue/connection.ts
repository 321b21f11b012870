import type pg from 'pg';
import type { Logger } from 'pino';
import { openPool, type OpenPool } from '../db/index.ts';

/** The application's connection, under the role that owns the job queue. */
export function asQueueRole(connection: pg.PoolConfig): pg.PoolConfig {
  const options = [connection.options, '-c role=dss_queue'].filter(Boolean).join(' ');
  return { ...connection, options, keepAlive: true };
}

/** A pool whose lost connections are logged, unless the queue is stopping: then they are expected. */
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
