import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { restrictedRoles } from './roles.ts';

const folder = fileURLToPath(new URL('./sql', import.meta.url));
/** What the other files use while they are applied. Those don't depend on each other. */
const foundations: readonly string[] = ['actors.sql', 'rights.sql'];

/** What a database has beside its tables: functions, triggers, policies and grants, as the files in `sql` define them. */
export interface Definitions {
  /** In the order in which they are applied. */
  readonly files: ReadonlyArray<{ readonly name: string; readonly sql: string }>;
  /** By which a database knows them. */
  readonly hash: string;
}

/** Those of this version of the product. */
export async function readDefinitions(): Promise<Definitions> {
  const found = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const names = [...foundations, ...found.filter((name) => !foundations.includes(name))];
  const files = await Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(folder, name), 'utf8') })),
  );
  return { files, hash: createHash('sha256').update(JSON.stringify(files)).digest('hex') };
}

/** The hash of the definitions that a database has; null if it has none. */
export async function readAppliedHash(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ hash: string | null }>(
    `select obj_description(to_regnamespace('app'), 'pg_namespace') as hash`,
  );
  return rows[0]?.hash ?? null;
}

/**
 * Takes all definitions out of a database, so that nothing stands in the way of a migration, and nothing stays that no file defines
 * anymore. To be committed together with `applyDefinitions`: until then no row is protected, and none can be reached.
 * @param client in a transaction as `dss_owner`
 */
export async function dropDefinitions(client: pg.ClientBase): Promise<void> {
  await client.query('create schema if not exists app');
  await client.query('comment on schema app is null');
  await client.query(dropEverything);
}

/**
 * Gives a database the definitions.
 * @param client in a transaction as `dss_owner`, after `dropDefinitions`
 */
export async function applyDefinitions(
  client: pg.ClientBase,
  { files, hash }: Definitions,
): Promise<void> {
  for (const { name, sql } of files) {
    try {
      await client.query(sql);
    } catch (error) {
      throw new Error(`${name} can't be applied`, { cause: error });
    }
  }
  // PostgreSQL lets everybody call a new function. Ours are for those to whom they were granted.
  for (const owner of ['dss_queue', 'dss_owner']) {
    await client.query(`set local role ${owner}`);
    await client.query(closeFunctions);
  }
  await client.query(`comment on schema app is '${hash}'`);
}

const grantees = ['public', ...restrictedRoles.filter((role) => role !== 'dss_owner')].join(', ');

const dropEverything = `do $$
declare
  found record;
  functions text;
begin
  for found in
    select p.polname as name, p.polrelid::regclass as of_table
    from pg_policy p join pg_class c on c.oid = p.polrelid where c.relowner = 'dss_owner'::regrole
  loop
    execute format('drop policy %I on %s', found.name, found.of_table);
  end loop;
  for found in
    select t.tgname as name, t.tgrelid::regclass as of_table
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relowner = 'dss_owner'::regrole and not t.tgisinternal
  loop
    execute format('drop trigger %I on %s', found.name, found.of_table);
  end loop;
  for found in
    select oid::regclass as name from pg_class where relowner = 'dss_owner'::regrole and relkind in ('r', 'p')
  loop
    execute format('alter table %s disable row level security, no force row level security', found.name);
    execute format('revoke all on %s from ${grantees}', found.name);
  end loop;
  for found in
    select nspname as name from pg_namespace where nspowner = 'dss_owner'::regrole
  loop
    execute format('revoke all on schema %I from ${grantees}', found.name);
  end loop;
  -- All at once, since some use others.
  select string_agg(oid::regprocedure::text, ', ') into functions from pg_proc where pronamespace = 'app'::regnamespace;
  if functions is not null then
    execute 'drop function ' || functions;
  end if;
end $$`;

const closeFunctions = `do $$
declare functions text;
begin
  select string_agg(oid::regprocedure::text, ', ') into functions from pg_proc
  where pronamespace = 'app'::regnamespace and proowner = current_user::regrole;
  execute 'revoke all on function ' || functions || ' from public';
end $$`;
