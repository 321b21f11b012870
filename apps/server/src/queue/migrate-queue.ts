import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openQueuePool } from './connection.ts';
import { queueLogger } from './connection.ts';

/**
 * The table in which graphile-worker records its migrations. If it is missing, graphile-worker creates its schema, which our
 * login has no right to do; the schema is created together with the roles.
 */
const migrationsTable = `
  select pg_advisory_xact_lock(hashtext('dss queue'));
  create table if not exists graphile_worker.migrations (
    id int primary key, ts timestamptz default now() not null, breaking boolean not null default false
  )`;

/**
 * Migrates the queue's tables. A process that runs no jobs needs this too before it enqueues one. Safe to repeat, and to run
 * from several processes concurrently.
 */
export async function migrateQueue(connection: pg.PoolConfig, log: Logger): Promise<void> {
  const { pool, close } = openQueuePool(connection, 1, log);
  try {
    await pool.query(migrationsTable);
    await runMigrations({ pgPool: pool, logger: queueLogger(log, () => false) });
  } finally {
    await close();
  }
}

/** @throws Error if the queue has a job without a handler here */
export async function assertHandlers(pool: pg.Pool, known: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select distinct task_identifier as name from graphile_worker.jobs where attempts < max_attempts',
  );
  const orphans = rows.map((row) => row.name).filter((name) => !known.includes(name));
  if (orphans.length > 0) throw new Error(`Jobs wait that have no handler: ${orphans.join(', ')}`);
}
