import pg from 'pg';
import { readState } from './migrate.ts';

/** What the tables' owner can read about the whole database: ids, but no user data. */
export interface DatabaseSurvey {
  /** All properties that have a grant, except deleted ones. */
  readonly propertyIds: readonly string[];
  /** Whether it has the tables and definitions of this version. */
  readonly upToDate: boolean;
}

/**
 * Reads data across all properties, for an operator's command. The application's login can't do this, because it acts for one
 * actor or property. Row-level security applies here too, and reveals only who has which right on what.
 * @param owner connection of the login that runs the migrations
 * @returns null if the database isn't this product's
 */
export async function surveyDatabase(owner: pg.ClientConfig): Promise<DatabaseSurvey | null> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...owner });
  // The running query reports the error. Without a listener, losing the connection would crash the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // By default PostgreSQL first searches a schema named like the login, which anyone may have created.
    await client.query('set search_path = pg_catalog, public, pg_temp');
    if (!(await isOurs(client))) return null;
    const { rows: grants } = await client.query<{ id: string }>(
      `select distinct property_id as id from property_grants
       where property_id not in (select deleted_properties.property_id from deleted_properties) order by id`,
    );
    return {
      propertyIds: grants.map(({ id }) => id),
      upToDate: (await readState(client)).pending.length === 0,
    };
  } finally {
    await client.end();
  }
}

/** Assumes the role that owns the tables, if there are tables. */
async function isOurs(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_roles where rolname = 'dss_owner'");
  if (rowCount === 0) return false;
  await client.query('set role dss_owner');
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('public.property_grants') is not null
       and to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  return rows[0]?.found === true;
}
