import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

import { EmbeddedPostgresError } from './error.ts';
import type { PostgresLog } from './log.ts';

/** Recovery after a crash replays the write-ahead log, which may take a while after heavy use. */
const recoveryLimitMs = 300_000;
const patienceMs = 5_000;
const pollMs = 20;

/** SQLSTATE `cannot_connect_now`: the server is starting up or recovering. */
const cannotConnectNow = '57P03';

export interface ConnectionParameters {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/**
 * Waits until the server accepts connections, and creates the product's database unless it exists.
 *
 * @param hasExited whether the server has exited, which ends the wait
 * @returns false if the server exited
 */
export async function untilReady(
  maintenance: ConnectionParameters,
  database: string,
  hasExited: () => boolean,
  log: PostgresLog,
  signal?: AbortSignal,
): Promise<boolean> {
  const start = performance.now();
  let nextNotice = start + patienceMs;
  for (;;) {
    signal?.throwIfAborted();
    if (hasExited()) return false;
    if (await tryToPrepare(maintenance, database)) return true;
    const now = performance.now();
    if (now > start + recoveryLimitMs) {
      throw new EmbeddedPostgresError(
        'start_failed',
        'The embedded database takes no connections.',
      );
    }
    if (now > nextNotice) {
      log.info('The database is still recovering from the last stop.');
      nextNotice = now + patienceMs;
    }
    await delay(pollMs);
  }
}

async function tryToPrepare(maintenance: ConnectionParameters, database: string): Promise<boolean> {
  const client = new Client({ ...maintenance, ssl: false, connectionTimeoutMillis: 5_000 });
  // Without a listener, losing the connection would crash this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isNotYetListening(error)) return false;
    throw error;
  }
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(database)}`);
    }
    return true;
  } finally {
    await client.end();
  }
}

function isNotYetListening(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return (
    code === 'ENOENT' ||
    code === 'ECONNREFUSED' ||
    code === 'ECONNRESET' ||
    code === cannotConnectNow
  );
}
