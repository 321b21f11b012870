import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { prepareRoles, type ApplicationLogin } from './roles.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings a database up to date: roles, migrations, and the guidance that is seeded from the domain's catalogue.
 * Safe to repeat and to run from several processes at once.
 * @param owner connection of a superuser, or of a login with CREATEROLE that owns the database
 */
export async function migrateDatabase(
  owner: pg.ClientConfig,
  login: ApplicationLogin,
): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await prepareRoles(client, login);
    await client.query(`select pg_advisory_lock(hashtext('dss migrations'))`);
    await client.query('set role dss_owner');
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
