import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { seedGuidance } from '../guidance/guidance-table.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { applicationLogin } from '../testing/postgres-cluster.ts';
import type { Actor } from './index.ts';
import { migrateDatabase } from './migrate.ts';

/** An intruder with the application's password and knowledge of the schema tries to become the tables' owner. */
let database: TestDatabase;
let intruder: pg.Client;
let visitor: Actor;

beforeEach(async () => {
  database = await createTestDatabase();
  visitor = await database.newVisitor();
  intruder = new pg.Client(database.connection);
  await intruder.connect();
});

afterEach(async () => {
  await intruder.end();
  await database.close();
});

/** Tries a statement and rolls back if the database refuses it. */
async function attempt(role: 'dss_visitor' | 'dss_worker' | 'dss_queue', statement: string) {
  await intruder.query(`set role ${role}`);
  try {
    await intruder.query(statement);
    return 'done';
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.code;
    throw error;
  } finally {
    await intruder.query('reset role');
  }
}

/** Runs a function that has the owner's rights: opens a claim link twice. */
async function claimTwice(): Promise<void> {
  const property = await database.newProperty(visitor);
  const hash = randomUUID();
  await database.db.asActor(visitor, (tx) =>
    tx.execute(
      sql`insert into claim_links (token_hash, property_id, expires_at) values (${hash}, ${property}, now() + interval '1 hour')`,
    ),
  );
  await intruder.query(`select set_config('app.actor_kind', 'visitor', false)`);
  await intruder.query(`select set_config('app.actor_id', $1, false)`, [visitor.id]);
  for (let time = 0; time < 2; time += 1) {
    await attempt('dss_visitor', `select app.claim_property('${hash}', now(), true)`);
  }
}

async function hasBecomeOwner(): Promise<boolean> {
  const { rows } = await database.admin.query<{ owns: boolean }>(`
    select has_table_privilege('dss_app', 'public.property_grants', 'select')
      or pg_has_role('dss_app', 'dss_owner', 'member') as owns`);
  return rows[0]?.owns !== false;
}

/** What the planted code tries once it runs with the owner's rights. */
const takeAll = 'grant select on all tables in schema public to dss_app';

describe('the login of the application', () => {
  it.each(['dss_visitor', 'dss_worker', 'dss_queue'] as const)(
    "as %s can't replace a function that the owner's functions call",
    async (role) => {
      const planted = await attempt(
        role,
        `create function app.my_properties(text) returns setof uuid language plpgsql as
           $$ begin ${takeAll}; return; end $$`,
      );
      await claimTwice();

      expect(await hasBecomeOwner()).toBe(false);
      expect(planted).toBe('42501');
    },
  );

  it("can't replace a type that the owner's functions use", async () => {
    await intruder.query(`
      create temporary table first ();
      create function pg_temp.take(of_value pg_catalog.uuid) returns boolean language plpgsql as
        $$ begin ${takeAll}; return true; end $$;
      create domain pg_temp.uuid as pg_catalog.uuid check (pg_temp.take(value))`);
    await claimTwice();

    expect(await hasBecomeOwner()).toBe(false);
  });

  it.each(['dss_owner', 'postgres', 'public'])(
    "can't leave anything in a schema %s that the next start runs with its own rights",
    async (schema) => {
      const { host, port, superuser } = inject('postgres');
      const { database: name } = database.connection;
      await attempt('dss_queue', `create schema ${schema}`);
      const planted = await attempt(
        'dss_queue',
        `create function ${schema}.pg_advisory_lock(integer) returns void language plpgsql as
           $$ begin execute 'grant dss_owner to dss_app'; end $$;
         grant usage on schema ${schema} to public`,
      );
      const owner = { host, port, user: superuser, database: name };
      await migrateDatabase(owner, applicationLogin, seedGuidance);

      expect(await hasBecomeOwner()).toBe(false);
      expect(planted).not.toBe('done');
    },
  );
});

describe('the catalog of the database', () => {
  const catalog = async (query: string): Promise<string[]> => {
    const { rows } = await database.admin.query<{ name: string }>(query);
    return rows.map(({ name }) => name);
  };
  const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
  const allRoles = `(select oid, rolname from pg_roles where not rolsuper and rolname !~ '^pg_'
      union all select 0, 'public') as r`;

  it('limits every privileged function or trigger to names in pg_catalog, then temporary schemas', async () => {
    const privileged = `pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${ours} and (p.prosecdef or (n.nspname = 'app' and p.prorettype = 'trigger'::regtype))`;

    expect(
      (await catalog(`select p.oid::regprocedure::text as name from ${privileged}`)).length,
    ).toBeGreaterThan(15);
    expect(
      await catalog(`select p.oid::regprocedure::text as name from ${privileged}
        and 'search_path=pg_catalog, pg_temp' <> all (coalesce(p.proconfig, '{}'))`),
    ).toEqual([]);
  });

  it('gives every privileged function to a role without a login', async () => {
    expect(
      await catalog(`select p.oid::regprocedure::text as name
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_roles o on o.oid = p.proowner
        where ${ours} and p.prosecdef and o.rolname not in ('dss_owner', 'dss_queue')`),
    ).toEqual([]);
  });

  it('lets nobody call a privileged function without being granted it', async () => {
    expect(
      await catalog(`select p.oid::regprocedure::text as name
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where ${ours} and p.prosecdef
          and has_function_privilege('public', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype`),
    ).toEqual([]);
  });

  describe('in privileged functions that are bound late', () => {
    const bodies = async () => {
      const { rows } = await database.admin.query<{ name: string; source: string }>(`
        select p.oid::regprocedure::text as name, p.prosrc as source
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where ${ours} and p.prosecdef and p.prosqlbody is null and p.proowner = 'dss_owner'::regrole`);
      expect(rows.length).toBeGreaterThan(3);
      return rows;
    };

    it('names the schema of each table', async () => {
      const tables = await catalog(
        `select tablename as name from pg_tables where schemaname = 'public'`,
      );
      const unqualified = new RegExp(
        `\\b(?:from|join|into|update)\\s+(?:${tables.join('|')})\\b`,
        'i',
      );
      for (const { name, source } of await bodies()) {
        expect(source.match(unqualified), name).toBeNull();
      }
    });

    it('names the type of each argument passed to another function', async () => {
      for (const { name, source } of await bodies()) {
        for (const [call, given = ''] of source.matchAll(/\bapp\.\w+\(([^)]*)\)/g)) {
          const untyped = given
            .split(',')
            .filter((argument) => !/^\s*$|::[\w.]+\s*$/.test(argument));
          expect(untyped, `${call} in ${name}`).toEqual([]);
        }
      }
    });
  });

  it('lets only the owner create objects, besides the queue in its own schema', async () => {
    expect(
      await catalog(`select r.rolname || ' in ' || n.nspname as name
        from pg_namespace n cross join ${allRoles}
        where ${ours} and has_schema_privilege(r.oid, n.oid, 'create') order by name`),
    ).toEqual([
      'dss_owner in app',
      'dss_owner in auth',
      'dss_owner in drizzle',
      'dss_owner in public',
      'dss_queue in graphile_worker',
    ]);
  });

  it('lets only the owner create schemas', async () => {
    expect(
      await catalog(`select r.rolname as name from ${allRoles}
        where has_database_privilege(r.oid, current_database(), 'create')`),
    ).toEqual(['dss_owner']);
  });

  it('lets only the migrating login become the owner', async () => {
    expect(
      await catalog(`select r.rolname as name from ${allRoles}
        where r.oid <> 0 and pg_has_role(r.oid, 'dss_owner', 'member')`),
    ).toEqual(['dss_owner']);
  });

  it('lets a request call exactly the functions of the main job', async () => {
    expect(
      await catalog(`select p.proname as name from pg_proc p
        where p.pronamespace = 'app'::regnamespace and has_function_privilege('dss_visitor', p.oid, 'execute')
        order by name`),
    ).toEqual([
      'accept_home_invitation',
      'actor_id',
      'actor_kind',
      'agreed_photos',
      'assessors_of',
      'claim_property',
      'community_figures',
      'count_event',
      'count_or_refuse',
      'count_share_view',
      'delete_photo',
      'delete_property',
      'end_home_person',
      'end_insurer_reminders',
      'end_warnings',
      'enqueue_analysis',
      'enqueue_learning',
      'enqueue_locating',
      'enqueue_reminding',
      'enqueue_sending',
      'enqueue_watching',
      'erase_account',
      'erase_actor',
      'find_aerial_picture',
      'given_amounts',
      'given_band',
      'given_by_home',
      'given_hazards',
      'has_second_factor',
      'invited_community',
      'invited_work_day',
      'is_operator',
      'is_signed_in',
      'issue_realtime_ticket',
      'job_property',
      'keep_aerial_picture',
      'keep_place_answer',
      'move_properties',
      'my_account',
      'my_home_roles',
      'my_outbox',
      'my_policy_reviews',
      'my_properties',
      'my_visits',
      'read_claim_link',
      'read_home_invitation',
      'read_place_answer',
      'redeem_phone_handover',
      'redeem_realtime_ticket',
      'renew_photo_urls',
      'report_seal',
      'require_active_visitor',
      'require_signed_in',
      'restore_photo',
      'restore_property',
      'sees_papers',
      'sign_up_for_work_day',
      'subscribe_device',
      'visit_here',
      'visit_now',
      'withdraw_sign_up',
      'work_in_papers',
    ]);
  });
});
