import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

import { superuser } from './cluster.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { EmbeddedPostgresError } from './error.ts';
import { socketDirectoryFor, socketPort } from './socket-directory.ts';

const retryMs = 200;
const database = 'dss';

export interface ReachOptions extends EmbeddedPostgresOptions {
  /** How long to wait for a process that holds the data folder and is starting or stopping; default 10 s. */
  readonly patienceMs?: number;
}

/** A database that a command may share with the running product. `stop` stops only what was started here. */
export type ReachedPostgres = Pick<EmbeddedPostgres, 'superuser' | 'connection' | 'stop'>;

/**
 * Connects to the database of a data folder while another process runs it, or starts it if none does. Never creates one.
 *
 * @throws EmbeddedPostgresError with a message for the operator; the signal's reason when aborted.
 */
export async function reachEmbeddedPostgres({
  patienceMs = 10_000,
  ...options
}: ReachOptions): Promise<ReachedPostgres> {
  const { dataDir, signal } = options;
  await assertCluster(dataDir);
  const deadline = performance.now() + patienceMs;
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await startEmbeddedPostgres(options);
    } catch (error) {
      if (!(error instanceof EmbeddedPostgresError && error.code === 'data_folder_in_use')) {
        throw error;
      }
    }
    const running = await runningPostgres(dataDir);
    if (running !== null) return running;
    if (performance.now() > deadline) throw notReachable(dataDir);
    await delay(retryMs);
  }
}

async function assertCluster(dataDir: string): Promise<void> {
  try {
    await stat(join(dataDir, 'postgres', 'PG_VERSION'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') {
      throw new EmbeddedPostgresError(
        'no_database',
        `The data folder ${dataDir} holds no database. Choose the product's with DATA_DIR.`,
      );
    }
    throw new EmbeddedPostgresError(
      'not_accessible',
      `The data folder ${dataDir} belongs to another user. Run this as that user.`,
      { cause },
    );
  }
}

async function runningPostgres(dataDir: string): Promise<ReachedPostgres | null> {
  const host = socketDirectoryFor(await realpath(dataDir));
  const connection = (user: string) => ({ host, port: socketPort, user, database });
  const client = new Client({ ...connection(superuser), ssl: false });
  // Without a listener, losing the connection would crash this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
  return { superuser, connection, stop: async () => {} };
}

function notReachable(dataDir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'not_reachable',
    `The data folder ${dataDir} is in use, but its database can't be reached from here. ` +
      'Run this as the user who started the product, with the same TMPDIR.',
  );
}
