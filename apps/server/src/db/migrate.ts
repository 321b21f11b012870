import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { prepareRoles, type ApplicationLogin } from './roles.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings a database up to date: roles, migrations, and whatever the features seed.
 * Safe to repeat and to run from several processes at once.
 * @param owner connection of a superuser, or of a login with CREATEROLE that owns the database
 */
export async function migrateDatabase(
  owner: pg.ClientConfig,
  login: ApplicationLogin,
  seed: (owner: NodePgDatabase) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(owner);
  // The query that was running tells it. Without a listener, a database that ends now would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // By default a schema named like the login comes first, whoever made it.
    await client.query('set search_path = pg_catalog, pg_temp');
    // Before the roles: they and the migrations grant rights on the same schema.
    await client.query(`select pg_advisory_lock(hashtext('dss migrations'))`);
    await prepareRoles(client, login);
    await client.query('set role dss_owner');
    // Where migrations make tables: by now, nobody else makes anything there.
    await client.query('set search_path = public, pg_temp');
    const orm = drizzle(client);
    await migrate(orm, { migrationsFolder });
    await seed(orm);
  } finally {
    await client.end();
  }
}
