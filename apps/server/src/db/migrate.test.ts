import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { seedGuidance } from '../guidance/index.ts';
import { dropDatabase } from '../testing/database.ts';
import { applicationLogin } from '../testing/postgres-cluster.ts';
import { migrateDatabase } from './migrate.ts';

const name = `test_${randomUUID().replaceAll('-', '')}`;
let maintenance: pg.Client;
let owner: pg.ClientConfig;

beforeAll(async () => {
  const { host, port, superuser: user } = inject('postgres');
  owner = { host, port, user, database: name };
  maintenance = new pg.Client({ host, port, user, database: 'postgres' });
  await maintenance.connect();
  await maintenance.query(`create database ${name}`);
});

afterAll(async () => {
  await dropDatabase(maintenance, name);
  await maintenance.end();
});

it('is migrated by one process after the other when several start at once', async () => {
  let second: Promise<void> | undefined;
  await migrateDatabase(owner, applicationLogin, async (first) => {
    await first.transaction(async (transaction) => {
      // Does what a migration does: two transactions can't change the rights of one schema at the same time.
      await transaction.execute(sql`reset role`);
      await transaction.execute(sql`grant usage on schema public to dss_visitor`);
      second = migrateDatabase(owner, applicationLogin, seedGuidance);
      await vi.waitFor(async () => {
        const { rowCount } = await maintenance.query(
          `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
          [name],
        );
        expect(rowCount).toBe(1);
      });
    });
  });
  await expect(second).resolves.toBeUndefined();
});
