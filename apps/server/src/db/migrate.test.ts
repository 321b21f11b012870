import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { seedGuidance } from '../guidance/index.ts';
import { dropDatabase } from '../testing/database.ts';
import { applicationLogin } from '../testing/postgres-cluster.ts';
import { migrateDatabase } from './migrate.ts';
import { readJournal } from './migration-journal.ts';

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

it("tells an owner's right when its home was made", async () => {
  const upgraded = `${name}_upgraded`;
  await maintenance.query(`create database ${upgraded}`);
  const earlier = (await readJournal()).findIndex(({ tag }) => tag === '0080_lists_by_age');
  const target = { ...owner, database: upgraded };
  await migrateDatabase(target, applicationLogin, () => Promise.resolve(), earlier);
  const client = new pg.Client(target);
  await client.connect();
  const homes = ['2025-01-01', '2026-02-03'].map((made) => ({ id: randomUUID(), made }));
  await client.query('set session_replication_role = replica');
  for (const { id, made } of homes) {
    await client.query(
      `insert into properties (id, address, address_formatted, created_at) values ($1, 'a', 'a', $2)`,
      [id, made],
    );
    for (const right of ['own', 'view']) {
      await client.query(
        `insert into property_grants (property_id, actor_kind, actor_id, "right")
         values ($1, 'visitor', gen_random_uuid(), $2)`,
        [id, right],
      );
    }
  }
  await migrateDatabase(target, applicationLogin, seedGuidance);
  const { rows } = await client.query(
    `select property_id as id, property_created_at::date::text as made from property_grants
     where "right" = 'own' order by property_created_at`,
  );
  const { rowCount: dated } = await client.query(
    `select from property_grants where "right" <> 'own' and property_created_at is not null`,
  );
  await client.end();
  await dropDatabase(maintenance, upgraded);
  expect(rows).toEqual(homes);
  expect(dated).toBe(0);
});
