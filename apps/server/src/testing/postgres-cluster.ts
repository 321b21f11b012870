import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { seedGuidance } from '../guidance/index.ts';
import { startEmbeddedPostgres } from '../postgres/index.ts';
import { migrateDatabase } from '../db/migrate.ts';

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
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
  await migrateDatabase(postgres.connection(postgres.superuser), applicationLogin, seedGuidance);
  const { host, port } = postgres.connection(postgres.superuser);
  project.provide('postgres', { host, port, superuser: postgres.superuser });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
