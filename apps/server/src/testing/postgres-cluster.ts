import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { seedGuidance } from '../guidance/index.ts';
import { startEmbeddedPostgres } from '../postgres/index.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { migrateQueue } from '../queue/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; superuser: string };
  }
}

export const templateDatabase = 'dss';
export const applicationLogin = { name: 'dss_app', password: undefined };

/** Vitest global setup: one real PostgreSQL for all server tests, with a migrated template database. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dss-test-postgres-'));
  const log = pino({ level: 'silent' });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const owner = postgres.connection(postgres.superuser);
  await forgoDurability(owner);
  await migrateDatabase(owner, applicationLogin, seedGuidance);
  await migrateQueue(postgres.connection(applicationLogin.name), log);
  const { host, port } = owner;
  project.provide('postgres', { host, port, superuser: postgres.superuser });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Its data need not outlive a power failure, nor a table be vacuumed in the seconds that it exists. */
async function forgoDurability(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query('select pg_reload_conf()');
  await client.end();
}
