import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/postgres/embedded-postgres.ts';

/** The application's login, as the product creates it. */
export const applicationLogin = 'dss_app';

/** A database of the bench's own, which a product that is started on it migrates. */
export interface BenchDatabase extends AsyncDisposable {
  /** A folder for the data of servers, removed with PostgreSQL. */
  readonly folder: string;
  /** A superuser's connection, for seeding. */
  readonly admin: pg.Client;
  readonly superuser: string;
  /** The URL at which a role connects, for another process. */
  url(role: string): string;
  /** Creates another database in the same PostgreSQL. */
  another(name: string): Promise<BenchDatabase>;
}

/** Starts PostgreSQL with the settings that the product gives it. */
export async function startDatabase(): Promise<BenchDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-bench-'));
  const quiet = () => undefined;
  const log = { debug: quiet, info: quiet, warn: quiet };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
  const { superuser, socketDir, port } = postgres;
  const place = new URLSearchParams({ host: socketDir, port: String(port) }).toString();

  const open = async (name: string, onClose: () => Promise<void>): Promise<BenchDatabase> => {
    const url = (role: string) => `postgres://${role}@localhost/${name}?${place}`;
    const connect = async (database: string) => {
      const client = new pg.Client({ host: socketDir, port, user: superuser, database });
      await client.connect();
      return client;
    };
    const admin = await connect(name);
    return {
      folder,
      admin,
      superuser,
      url,
      another: async (otherName) => {
        await admin.query(`create database ${admin.escapeIdentifier(otherName)}`);
        return open(otherName, async () => {});
      },
      [Symbol.asyncDispose]: async () => {
        await admin.end();
        await onClose();
      },
    };
  };
  return open(postgres.database, async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });
}
