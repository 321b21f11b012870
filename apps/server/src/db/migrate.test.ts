import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { seedGuidance } from '../guidance/guidance-table.ts';
import { dropDatabase } from '../testing/database.ts';
import { everyProtection } from '../testing/every-protection.ts';
import { applicationLogin } from '../testing/postgres-cluster.ts';
import { readDefinitions } from './definitions.ts';
import { makeEarlierTables, migrateDatabase } from './migrate.ts';
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

it('carries mails and leads over into one outbox, with what became of them', async () => {
  const other = `${name}_outbox`;
  await maintenance.query(`create database ${other}`);
  const target = { ...owner, database: other };
  await makeEarlierTables(target, applicationLogin, 4);
  const client = new pg.Client(target);
  await client.connect();
  await client.query(
    `insert into mails (id, recipient, locale, template, props, attempts, failure, sent_at, given_up_at) values
       (gen_random_uuid(), 'a@example.org', 'es', 'account_exists', '{"url": "/"}', 2, 'busy', null, null),
       (gen_random_uuid(), 'b@example.org', 'en', 'account_exists', null, 1, null, '2026-01-02Z', null);
     insert into leads (id, lead, address, session_data, shared, attempts, failure, delivered_at, given_up_at) values
       (gen_random_uuid(), '{"email": "c"}', null, '{"browser": "Safari"}', true, 1, 'refused', null, '2026-01-03Z'),
       (gen_random_uuid(), '{"email": "d"}', null, '{}', true, 1, null, '2026-01-04Z', null),
       (gen_random_uuid(), '{"email": "e"}', null, '{}', false, 0, null, null, null)`,
  );
  await migrateDatabase(target, applicationLogin, seedGuidance);

  const { rows } = await client.query(
    `select kind, name, recipient, content, attempts, failure, sent_at, given_up_at,
       exists (select from leads where leads.id = outbox.id) as of_a_lead
     from outbox order by coalesce(sent_at, given_up_at) nulls first`,
  );
  const nothing = { name: null, recipient: null, content: null, failure: null, sent_at: null };
  const mail = { ...nothing, kind: 'mail', name: 'account_exists', of_a_lead: false };
  const lead = { ...nothing, kind: 'lead', attempts: 1, of_a_lead: true };
  const content = { lead: { email: 'c' }, address: null, session_data: { browser: 'Safari' } };
  expect(rows).toEqual([
    {
      ...mail,
      recipient: 'a@example.org',
      content: { locale: 'es', props: { url: '/' } },
      attempts: 2,
      failure: 'busy',
      given_up_at: null,
    },
    {
      ...mail,
      recipient: 'b@example.org',
      attempts: 1,
      sent_at: new Date('2026-01-02Z'),
      given_up_at: null,
    },
    { ...lead, content, failure: 'refused', given_up_at: new Date('2026-01-03Z') },
    { ...lead, sent_at: new Date('2026-01-04Z'), given_up_at: null },
  ]);
  await client.end();
  await dropDatabase(maintenance, other);
});

it('has migrations that lead to the tables of the code', async () => {
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
  // It adds this to every array, which the library that reads PDFs refuses in tests that follow in the same process.
  Reflect.deleteProperty(Array.prototype, 'random');
  const folder = path.join(import.meta.dirname, 'migrations/meta');
  const newest = (await readdir(folder)).filter((file) => file.endsWith('_snapshot.json')).at(-1);
  const snapshot = JSON.parse(await readFile(path.join(folder, newest ?? ''), 'utf8'));
  expect(await generateMigration(snapshot, generateDrizzleJson(tables))).toEqual([]);
});
