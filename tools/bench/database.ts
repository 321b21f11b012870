import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../apps/server/src/postgres/index.ts';

/** The application's login, as the product creates it. */
export const applicationLogin = 'dss_app';

/** A PostgreSQL of the bench's own, with the settings that the product gives it. A product that is started on it migrates it. */
export interface BenchDatabase extends AsyncDisposable {
  /** A folder for the data of servers, removed with the database. */
  readonly folder: string;
  /** A superuser's connection, for seeding. */
  readonly admin: pg.Client;
  connection(role: string): pg.PoolConfig;
  /** The same connection as a URL, for another process. */
  url(role: string): string;
  readonly superuser: string;
}

export async function startDatabase(): Promise<BenchDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: pino({ level: 'silent' }) });
  const admin = new pg.Client(postgres.connection(postgres.superuser));
  await admin.connect();
  return {
    folder,
    admin,
    superuser: postgres.superuser,
    connection: (role) => postgres.connection(role),
    url: (role) => {
      const place = new URLSearchParams({ host: postgres.socketDir, port: String(postgres.port) });
      return `postgres://${role}@localhost/${postgres.database}?${place.toString()}`;
    },
    [Symbol.asyncDispose]: async () => {
      await admin.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
