import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder, readJournal } from './migration-journal.ts';
import { prepareRoles, type ApplicationLogin } from './roles.ts';

/** The database was migrated by a newer version of the product, which alone understands it. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';

  constructor() {
    super(
      'The database was migrated by a newer version of the product. Start that version, or restore a backup from before the upgrade.',
    );
  }
}

/**
 * Migrates a database: roles, migrations, and the features' seed data. Safe to repeat, and to run from several processes
 * concurrently.
 * @param owner connection of a superuser, or of a login with CREATEROLE that owns the database
 * @param until how many migrations to run; by default all
 * @throws DatabaseIsNewer
 */
export async function migrateDatabase(
  owner: pg.ClientConfig,
  login: ApplicationLogin,
  seed: (owner: NodePgDatabase) => Promise<void>,
  until?: number,
): Promise<void> {
  const client = new pg.Client(owner);
  // The running query reports the error. Without a listener, losing the connection would crash the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // By default PostgreSQL first searches a schema named like the login, which anyone may have created.
    await client.query('set search_path = pg_catalog, pg_temp');
    // Taken before creating roles, because roles and migrations both grant rights on the same schema.
    await client.query(`select pg_advisory_lock(hashtext('dss migrations'))`);
    await prepareRoles(client, login);
    await client.query('set role dss_owner');
    const newest = Math.max(...(await readJournal()).map(({ when }) => when));
    if (((await newestApplied(client)) ?? 0) > newest) throw new DatabaseIsNewer();
    // Migrations create their tables here; by now, no other role can create anything in this schema.
    await client.query('set search_path = public, pg_temp');
    const orm = drizzle(client);
    await withMigrations(until, (folder) => migrate(orm, { migrationsFolder: folder }));
    await seed(orm);
  } finally {
    await client.end();
  }
}

/** Migrations of this version that a database lacks. */
export interface MigrationState {
  readonly pending: readonly string[];
  /** Whether a newer version of the product migrated it. */
  readonly isNewer: boolean;
}

/** @param owner connection of the login that runs the migrations */
export async function readMigrationState(owner: pg.ClientConfig): Promise<MigrationState> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...owner });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set search_path = pg_catalog, pg_temp');
    const { rowCount } = await client.query("select from pg_roles where rolname = 'dss_owner'");
    if (rowCount === 1) await client.query('set role dss_owner');
    const applied = (rowCount === 1 ? await newestApplied(client) : null) ?? 0;
    const journal = await readJournal();
    return {
      pending: journal.filter(({ when }) => when > applied).map(({ tag }) => tag),
      isNewer: applied > Math.max(...journal.map(({ when }) => when)),
    };
  } finally {
    await client.end();
  }
}

/** When the newest migration that the database has was written; null without any. */
async function newestApplied(client: pg.Client): Promise<number | null> {
  const { rows: found } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (found[0]?.known !== true) return null;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = rows[0]?.newest ?? null;
  return newest === null ? null : Number(newest);
}

/** Calls `run` with a folder of the first migrations, because the library runs all of a folder. */
async function withMigrations(
  until: number | undefined,
  run: (folder: string) => Promise<void>,
): Promise<void> {
  if (until === undefined) return run(migrationsFolder);
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-migrations-'));
  try {
    const entries = (await readJournal()).slice(0, until);
    await mkdir(path.join(folder, 'meta'));
    await writeFile(
      path.join(folder, 'meta/_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    );
    for (const { tag } of entries) {
      await cp(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
    }
    await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
