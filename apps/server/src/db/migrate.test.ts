import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { seedGuidance } from '../guidance/index.ts';
import { dropDatabase } from '../testing/database.ts';
import { everyProtection } from '../testing/every-protection.ts';
import { applicationLogin } from '../testing/postgres-cluster.ts';
import { readDefinitions } from './definitions.ts';
import { migrateDatabase } from './migrate.ts';
import * as tables from './schema/index.ts';

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

it('leaves the definitions that the files say, and no others', async () => {
  const other = `${name}_other`;
  await maintenance.query(`create database ${other}`);
  const target = { ...owner, database: other };
  await migrateDatabase(target, applicationLogin, seedGuidance);
  const client = new pg.Client(target);
  await client.connect();
  const before = await everyProtection(client);
  for (const statement of [
    'set role dss_owner',
    'create function app.forgotten() returns trigger language plpgsql as $$ begin return null; end $$',
    'create trigger forgotten after insert on visitors for each row execute function app.forgotten()',
    'create policy forgotten on properties to dss_visitor using (true)',
    'grant select (notes) on policy_review_requests to dss_visitor',
    'grant delete on images to dss_visitor',
    'alter table images no force row level security',
    'drop policy view on images',
    'grant usage on schema auth to dss_visitor',
    // As an earlier version leaves it.
    'comment on schema app is null',
  ]) {
    await client.query(statement);
  }
  expect(await everyProtection(client)).not.toEqual(before);
  await migrateDatabase(target, applicationLogin, seedGuidance);

  expect(await everyProtection(client)).toEqual(before);
  const { rows } = await client.query(`select obj_description('app'::regnamespace) as hash`);
  expect(rows).toEqual([{ hash: (await readDefinitions()).hash }]);
  await client.end();
  await dropDatabase(maintenance, other);
});

it('makes no definition anew while they are those of the files', async () => {
  const client = new pg.Client(owner);
  await client.connect();
  const functions = `select oid from pg_proc where pronamespace = 'app'::regnamespace order by oid`;
  const made = async () => (await client.query<{ oid: string }>(functions)).rows;
  const before = await made();
  expect(before).not.toEqual([]);
  await migrateDatabase(owner, applicationLogin, seedGuidance);
  expect(await made()).toEqual(before);
  await client.end();
});

it('has migrations that lead to the tables of the code', async () => {
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
  const folder = path.join(import.meta.dirname, 'migrations/meta');
  const newest = (await readdir(folder)).filter((file) => file.endsWith('_snapshot.json')).at(-1);
  const snapshot = JSON.parse(await readFile(path.join(folder, newest ?? ''), 'utf8'));
  expect(await generateMigration(snapshot, generateDrizzleJson(tables))).toEqual([]);
});
