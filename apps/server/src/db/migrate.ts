import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { prepareRoles, type ApplicationLogin } from './roles.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Migrates a database: roles, migrations, and the features' seed data. Safe to repeat, and to run from several processes
 * concurrently.
 * @param owner connection of a superuser, or of a login with CREATEROLE that owns the database
 */
export async function migrateDatabase(
  owner: pg.ClientConfig,
  login: ApplicationLogin,
  seed: (owner: NodePgDatabase) => Promise<void>,
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
    // Migrations create their tables here; by now, no other role can create anything in this schema.
    await client.query('set search_path = public, pg_temp');
    const orm = drizzle(client);
    await migrate(orm, { migrationsFolder });
    await seed(orm);
  } finally {
    await client.end();
  }
}
