import pg from 'pg';
import type { Logger } from 'pino';

/** The application's connection, under the role that owns the job queue. */
export function asQueueRole(connection: pg.PoolConfig): pg.PoolConfig {
  const options = [connection.options, '-c role=dss_queue'].filter(Boolean).join(' ');
  return { ...connection, options, keepAlive: true };
}

/** A pool whose lost connections are logged. Without the two listeners, a database that stops ends the process. */
export function openQueuePool(connection: pg.PoolConfig, max: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...asQueueRole(connection), max });
  const lost = (error: Error) => log.warn({ err: error }, 'a connection of the queue was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
