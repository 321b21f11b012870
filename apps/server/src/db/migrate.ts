import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import {
  applyDefinitions,
  dropDefinitions,
  readAppliedHash,
  readDefinitions,
  type Definitions,
} from './definitions.ts';
import { newestApplied, readJournal, runMigrations, type Migration } from './migrations.ts';
import { withOwnerClient } from './owner-client.ts';
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

/** The last version with the migrations that lead up to the first one of this version. */
export const lastVersionWithEarlierMigrations = '67624823';

/** The database has tables from before the first migration of this version. */
export class DatabaseIsOlder extends Error {
  override readonly name = 'DatabaseIsOlder';

  constructor() {
    super(
      `The database is of a version of the product that this one can't upgrade. Start the version of commit ${lastVersionWithEarlierMigrations} once, and then this one.`,
    );
  }
}

/**
 * Migrates a database: roles, tables, definitions, and the features' seed data. Safe to repeat, and to run from several processes
 * concurrently.
 * @param owner connection of a superuser, or of a login with CREATEROLE that owns the database
 * @throws DatabaseIsNewer, DatabaseIsOlder
 */
export async function migrateDatabase(
  owner: pg.ClientConfig,
  login: ApplicationLogin,
  seed: (owner: NodePgDatabase) => Promise<void>,
): Promise<void> {
  await withMigratingClient(owner, login, async (client) => {
    await client.query('begin');
    await updateSchema(client);
    await client.query('commit');
    await client.query('set role dss_owner');
    await client.query('set search_path = public, pg_temp');
    await seed(drizzle(client));
  });
}

/**
 * Gives a database without rows the tables of an earlier version, and no definitions: until `updateSchema`, no role can reach them.
 * @param until how many migrations the tables are to have; more than the database has
 */
export async function makeEarlierTables(
  owner: pg.ClientConfig,
  login: ApplicationLogin,
  until: number,
): Promise<void> {
  await withMigratingClient(owner, login, async (client) => {
    await client.query('begin');
    await becomeOwner(client);
    const applied = (await newestApplied(client)) ?? 0;
    const lacking = (await readJournal()).slice(0, until).filter(({ when }) => when > applied);
    await dropDefinitions(client);
    await runMigrations(client, lacking);
    await client.query('commit');
  });
}

/**
 * Brings tables and definitions to this version, within the client's transaction, so that a process of an earlier version that still
 * runs finds everything as it was until then.
 * @param client of a login that may become `dss_owner`
 * @throws DatabaseIsNewer, DatabaseIsOlder
 */
export async function updateSchema(client: pg.ClientBase): Promise<void> {
  await becomeOwner(client);
  const state = await readState(client);
  if (state.isNewer) throw new DatabaseIsNewer();
  if (state.isOlder) throw new DatabaseIsOlder();
  if (state.pending.length > 0) {
    await dropDefinitions(client);
    await runMigrations(client, state.migrations);
    await applyDefinitions(client, state.definitions);
  }
  await client.query('set local role none');
  await client.query('set local search_path = pg_catalog, pg_temp');
}

/** What a database lacks of this version. */
export interface MigrationState {
  /** In words for operators: migrations by name, and the definitions as a whole. */
  readonly pending: readonly string[];
  /** Whether a newer version of the product migrated it. */
  readonly isNewer: boolean;
  /** Whether it has tables from before the first migration of this version. */
  readonly isOlder: boolean;
}

/** @param owner connection of the login that runs the migrations */
export async function readMigrationState(owner: pg.ClientConfig): Promise<MigrationState> {
  return withOwnerClient({ connectionTimeoutMillis: 10_000, ...owner }, async (client) => {
    const { rowCount } = await client.query("select from pg_roles where rolname = 'dss_owner'");
    if (rowCount === 1) await client.query('set role dss_owner');
    return readState(client);
  });
}

interface State extends MigrationState {
  /** Those to run. */
  readonly migrations: readonly Migration[];
  readonly definitions: Definitions;
}

/** @param client as `dss_owner`, if there is that role */
export async function readState(client: pg.ClientBase): Promise<State> {
  const newest = await newestApplied(client);
  const journal = await readJournal();
  const times = journal.map(({ when }) => when);
  const migrations = journal.filter(({ when }) => newest === null || when > newest);
  const definitions = await readDefinitions();
  const areApplied =
    migrations.length === 0 && (await readAppliedHash(client)) === definitions.hash;
  return {
    migrations,
    definitions,
    pending: [
      ...migrations.map(({ tag }) => tag),
      ...(areApplied ? [] : ['functions, triggers, policies and grants']),
    ],
    isNewer: newest !== null && newest > Math.max(...times),
    isOlder: newest !== null && newest < Math.min(...times),
  };
}

/** Tables are made in `public`: by now, no other role can create anything there. */
async function becomeOwner(client: pg.ClientBase): Promise<void> {
  await client.query('set local role dss_owner');
  await client.query('set local search_path = public, pg_temp');
  // Otherwise PostgreSQL refuses to define a function that a policy would restrict.
  await client.query('set local row_security = on');
}

async function withMigratingClient(
  owner: pg.ClientConfig,
  login: ApplicationLogin,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  await withOwnerClient(owner, async (client) => {
    // Taken before creating roles, because roles and definitions both grant rights on the same schema.
    await client.query(`select pg_advisory_lock(hashtext('dss migrations'))`);
    await prepareRoles(client, login);
    await work(client);
  });
}
