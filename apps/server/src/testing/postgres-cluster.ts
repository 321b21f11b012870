import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino, type Logger } from 'pino';
import type { TestProject } from 'vitest/node';
import { seedGuidance } from '../guidance/guidance-table.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { migrateQueue } from '../queue/migrate-queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: {
      host: string;
      port: number;
      superuser: string;
      /** Folder of a stopped cluster with the migrated database, as a run of the product leaves it. */
      stoppedCluster: string;
    };
  }
}

export const templateDatabase = 'dss';
export const applicationLogin = { name: 'dss_app', password: undefined };

/** Vitest global setup: one real PostgreSQL for all server tests, with a migrated template database. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dss-test-postgres-'));
  const stoppedCluster = path.join(dataDir, 'stopped');
  const log = pino({ level: 'silent' });
  await makeCluster(dataDir, log);
  // In one call, because copying a thousand small files takes four times as long with a promise for each.
  cpSync(path.join(dataDir, 'postgres'), stoppedCluster, { recursive: true });

  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const { host, port, user } = postgres.connection(postgres.superuser);
  await runAsSuperuser(postgres, forgoDurability);
  project.provide('postgres', { host, port, superuser: user, stoppedCluster });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Makes the cluster with the migrated database, and stops it. */
async function makeCluster(dataDir: string, log: Logger): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  await runAsSuperuser(postgres, forgoDurability);
  const owner = postgres.connection(postgres.superuser);
  await migrateDatabase(owner, applicationLogin, seedGuidance);
  await migrateQueue(postgres.connection(applicationLogin.name), log);
  await runAsSuperuser(postgres, ['alter system reset all']);
  await postgres.stop();
}

/** The data of tests need not outlive a power failure, nor a table be vacuumed in the seconds that it exists. */
const forgoDurability = [
  ...['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].map(
    (setting) => `alter system set ${setting} = off`,
  ),
  'select pg_reload_conf()',
];

async function runAsSuperuser(
  postgres: EmbeddedPostgres,
  statements: readonly string[],
): Promise<void> {
  const client = new pg.Client(postgres.connection(postgres.superuser));
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
