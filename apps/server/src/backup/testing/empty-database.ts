import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { dropDatabase } from '../../testing/database.ts';

export interface EmptyDatabase {
  /** `DATABASE_URL` and `DATABASE_OWNER_URL` of it. */
  readonly settings: Readonly<Record<string, string>>;
  /** A superuser's connection. */
  readonly admin: pg.Client;
  /** Of the application's login. */
  readonly connection: pg.PoolConfig;
  drop(): Promise<void>;
}

/** A database without a single table, on this test run's PostgreSQL. */
export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const { host, port, superuser } = inject('postgres');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const maintenance = new pg.Client({ host, port, user: superuser, database: 'postgres' });
  await maintenance.connect();
  await maintenance.query(`create database ${name} template template0`);
  const admin = new pg.Client({ host, port, user: superuser, database: name });
  await admin.connect();
  return {
    settings: databaseSettings(name),
    admin,
    connection: { host, port, user: 'dss_app', database: name },
    drop: async () => {
      await admin.end();
      await dropDatabase(maintenance, name);
      await maintenance.end();
    },
  };
}

/** The settings by which a command reaches a database of this test run. */
export function databaseSettings(name: string): Readonly<Record<string, string>> {
  const { host, port, superuser } = inject('postgres');
  const url = (user: string) =>
    `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  return { DATABASE_URL: url('dss_app'), DATABASE_OWNER_URL: url(superuser) };
}
