import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { applicationLogin } from '../testing/postgres-cluster.ts';
import { answersOf, openDatabase, type Actor, type Database, type Transaction } from './index.ts';
import { openAccessBench, type AccessBench, type FilledProperty } from './testing/access-bench.ts';
import {
  insertDispute,
  insertImage,
  insertLead,
  insertPolicyReview,
  insertReport,
} from './testing/rows.ts';

/** Tables without row-level security, each with the reason why it contains no user data. */
const publicTables: Readonly<Record<string, string>> = {
  'public.guidance': 'what to do about a hazard type: the same text for everybody',
  'public.signing_secret': 'which secret is in use; no role of the application may read it',
  'drizzle.__drizzle_migrations': 'which migrations ran; no role of the application may read it',
};

/** graphile-worker's tables hold ids of jobs and properties; only the queue's role can access that schema. */
const queueSchema = 'graphile_worker';

/** A statement on one property's rows for every operation that a request's role is granted. */
const operations: Readonly<Record<string, (ids: FilledProperty) => SQL>> = {
  'properties.SELECT': ({ property }) => sql`select * from properties where id = ${property}`,
  'properties.UPDATE': ({ property }) =>
    sql`update properties set address = 'moved' where id = ${property}`,
  'property_grants.SELECT': ({ property }) =>
    sql`select * from property_grants where property_id = ${property}`,
  'claim_links.INSERT': ({ property }) =>
    sql`insert into claim_links (token_hash, property_id, expires_at) values (${randomUUID()}, ${property}, now())
        on conflict on constraint one_claim_link_per_property do update set expires_at = now()`,
  'claim_links.SELECT': ({ property }) =>
    sql`select property_id from claim_links where property_id = ${property}`,
  'claim_links.UPDATE': ({ property }) =>
    sql`update claim_links set expires_at = now() where property_id = ${property}`,
  'images.SELECT': ({ property }) => sql`select * from images where property_id = ${property}`,
  'images.INSERT': ({ property }) => insertImage(property, randomUUID(), 'another'),
  'photo_counts.SELECT': ({ property }) =>
    sql`select * from photo_counts where property_id = ${property}`,
  'image_placements.SELECT': ({ property }) =>
    sql`select * from image_placements where property_id = ${property}`,
  'image_placements.INSERT': ({ property, photo }) =>
    sql`insert into image_placements (id, property_id, photo_id, image_id) values (${randomUUID()}, ${property}, ${photo}, 'front')
        on conflict on constraint one_placement_per_photo do update set caption = 'again'`,
  'image_placements.UPDATE': ({ photo }) =>
    sql`update image_placements set direction = 'north' where photo_id = ${photo}`,
  'image_placements.DELETE': ({ photo }) =>
    sql`delete from image_placements where photo_id = ${photo}`,
  'analysis_jobs.SELECT': ({ property }) =>
    sql`select * from analysis_jobs where property_id = ${property}`,
  'analysis_jobs.INSERT': ({ property }) =>
    sql`insert into analysis_jobs (id, property_id, status, request) values (${randomUUID()}, ${property}, 'done', '{}')`,
  'analysis_jobs.UPDATE': ({ property }) =>
    sql`update analysis_jobs set status = 'cancelled' where property_id = ${property}`,
  'analyses.SELECT': ({ property }) => sql`select * from analyses where property_id = ${property}`,
  'observations.SELECT': ({ property }) =>
    sql`select reply from observations where property_id = ${property}`,
  'model_retries.SELECT': ({ property }) =>
    sql`select * from model_retries where property_id = ${property}`,
  'planned_actions.SELECT': ({ property }) =>
    sql`select * from planned_actions where property_id = ${property}`,
  'planned_actions.INSERT': ({ property }) =>
    sql`insert into planned_actions (property_id, step_id, planned_at) values (${property}, 'move_firewood', now())`,
  'planned_actions.UPDATE': ({ property }) =>
    sql`update planned_actions set done_on = now(), done_said_at = now() where property_id = ${property}`,
  'planned_actions.DELETE': ({ property }) =>
    sql`delete from planned_actions where property_id = ${property}`,
  'address_facts.SELECT': ({ property }) =>
    sql`select * from address_facts where property_id = ${property}`,
  'address_facts.INSERT': ({ property }) =>
    sql`insert into address_facts (property_id, fact, owners_word, said_at) values (${property}, 'county', '{"value": null}', now())`,
  'address_facts.UPDATE': ({ property }) =>
    sql`update address_facts set owners_word = '{"value": null}', said_at = now() where property_id = ${property}`,
  'address_facts.DELETE': ({ property }) =>
    sql`delete from address_facts where property_id = ${property}`,
  'warned_homes.SELECT': ({ property }) =>
    sql`select * from warned_homes where property_id = ${property}`,
  'warned_homes.INSERT': ({ property }) =>
    sql`with gone as (delete from warned_homes where property_id = ${property} returning 1)
        insert into warned_homes (property_id, id) select ${property}, ${randomUUID()} from (select count(*) from gone) one`,
  'warned_homes.DELETE': ({ property }) =>
    sql`delete from warned_homes where property_id = ${property}`,
  'push_subscriptions.SELECT': ({ property }) =>
    sql`select device from push_subscriptions where property_id = ${property}`,
  'push_subscriptions.DELETE': ({ property }) =>
    sql`delete from push_subscriptions where property_id = ${property}`,
  'insurer_notices.SELECT': ({ property }) =>
    sql`select * from insurer_notices where property_id = ${property}`,
  'insurer_notices.INSERT': ({ property }) =>
    sql`insert into insurer_notices (id, property_id, kind, insurer) values (${randomUUID()}, ${property}, 'score', 'Mutual')`,
  'insurer_notices.UPDATE': ({ property }) =>
    sql`update insurer_notices set answer_by = now() where property_id = ${property}`,
  'insurer_notices.DELETE': ({ property }) =>
    sql`delete from insurer_notices where property_id = ${property}`,
  'share_links.SELECT': ({ property }) =>
    sql`select * from share_links where property_id = ${property}`,
  'share_links.INSERT': ({ property }) =>
    sql`insert into share_links (id, property_id, hides_place) values (${randomUUID()}, ${property}, true)`,
  'share_links.DELETE': ({ property }) =>
    sql`delete from share_links where property_id = ${property}`,
  'calendar_links.SELECT': ({ property }) =>
    sql`select * from calendar_links where property_id = ${property}`,
  'calendar_links.INSERT': ({ property }) =>
    sql`insert into calendar_links (id, property_id, locale) values (${randomUUID()}, ${property}, 'en')`,
  'calendar_links.DELETE': ({ property }) =>
    sql`delete from calendar_links where property_id = ${property}`,
  'phone_handovers.SELECT': ({ property }) =>
    sql`select id from phone_handovers where property_id = ${property}`,
  'phone_handovers.INSERT': ({ property }) =>
    sql`insert into phone_handovers (id, property_id, code_hash) values (${randomUUID()}, ${property}, ${randomUUID()})`,
  'phone_handovers.DELETE': ({ property }) =>
    sql`delete from phone_handovers where property_id = ${property}`,
  'home_people.SELECT': ({ property }) =>
    sql`select id from home_people where property_id = ${property}`,
  'home_people.INSERT': ({ property }) =>
    sql`insert into home_people (id, property_id, role, name, token_hash) values (${randomUUID()}, ${property}, 'agent', 'Kim', ${randomUUID()})`,
  'home_visits.SELECT': ({ property }) =>
    sql`select id, name, notes from home_visits where property_id = ${property}`,
  'home_visit_answers.SELECT': ({ property }) =>
    sql`select * from home_visit_answers where property_id = ${property}`,
  'home_visit_answers.UPDATE': ({ property }) =>
    sql`update home_visit_answers set side = 'south' where property_id = ${property}`,
  'home_sales.SELECT': ({ property }) =>
    sql`select * from home_sales where property_id = ${property}`,
  'home_sales.INSERT': ({ property }) =>
    sql`insert into home_sales (property_id, contract_on) values (${property}, '2027-01-15')
        on conflict (property_id) do update set closing_on = '2027-03-01'`,
  'home_sales.UPDATE': ({ property }) =>
    sql`update home_sales set closing_on = '2027-03-01' where property_id = ${property}`,
  'reports.SELECT': ({ property }) => sql`select * from reports where property_id = ${property}`,
  'reports.INSERT': ({ property }) => insertReport(property),
  'owner_answers.SELECT': ({ property }) =>
    sql`select * from owner_answers where property_id = ${property}`,
  'owner_answers.INSERT': ({ property }) =>
    sql`insert into owner_answers (property_id, question_id, side, answer, answered_at) values (${property}, 'roof_clean', 'house', 'no', now())`,
  'owner_answers.UPDATE': ({ property }) =>
    sql`update owner_answers set answer = 'not_sure' where property_id = ${property}`,
  'owner_answers.DELETE': ({ property }) =>
    sql`delete from owner_answers where property_id = ${property}`,
  'disputes.SELECT': ({ property }) => sql`select * from disputes where property_id = ${property}`,
  'disputes.INSERT': ({ property }) => insertDispute(property),
  'disputes.UPDATE': ({ property }) =>
    sql`update disputes set withdrawn_at = now() where property_id = ${property}`,
  'policy_review_requests.INSERT': ({ property }) => insertPolicyReview(property),
  'leads.SELECT': ({ property }) => sql`select * from leads where property_id = ${property}`,
  'leads.INSERT': ({ property }) => insertLead(property),
  'hazards.SELECT': ({ property }) => sql`select * from hazards where property_id = ${property}`,
};

/** Operations that take an account, which have their own test below. */
const ofAccounts = new Set([
  'communities.SELECT',
  'communities.INSERT',
  'communities.UPDATE',
  'communities.DELETE',
  'community_entries.SELECT',
  'community_entries.INSERT',
  'community_entries.UPDATE',
  'community_entries.DELETE',
  'community_plans.SELECT',
  'community_plans.INSERT',
  'community_plans.UPDATE',
  'community_work_days.SELECT',
  'community_work_days.INSERT',
  'community_work_days.UPDATE',
  'community_work_days.DELETE',
  'work_day_sign_ups.SELECT',
  'work_day_sign_ups.DELETE',
  'community_photos.SELECT',
  'community_photos.INSERT',
  'community_photos.UPDATE',
  'community_photos.DELETE',
  'community_homes.SELECT',
  'community_homes.INSERT',
  'community_homes.UPDATE',
  'community_homes.DELETE',
  'home_visits.UPDATE',
]);

/** Operations on the actor's own identity, which don't depend on a property. */
const ownIdentity = new Set(['visitors.SELECT', 'visitors.INSERT', 'visitors.UPDATE']);
/**
 * Creating a property, or having something sent, needs no existing right. Properties have their own test below, the outbox in
 * `withheld.test.ts`.
 */
const making = new Set(['properties.INSERT', 'outbox.INSERT']);

let bench: AccessBench;

beforeAll(async () => {
  bench = await openAccessBench();
});

afterAll(() => bench.close());

describe('the tables of the database', () => {
  it('are all protected by forced row-level security, or public for a stated reason', async () => {
    const { rows } = await bench.database.admin.query<{ name: string; protected: boolean }>(`
      select n.nspname || '.' || c.relname as name, c.relrowsecurity and c.relforcerowsecurity as protected
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not like 'pg\\_%'
        and n.nspname not in ('information_schema', '${queueSchema}')`);
    const unprotected = rows.filter((row) => !row.protected).map((row) => row.name);

    expect(rows.length).toBeGreaterThan(10);
    expect(unprotected.toSorted()).toEqual(Object.keys(publicTables).toSorted());
  });

  it('are out of reach for any login outside our roles', async () => {
    const { rows } = await bench.database.admin.query<{ name: string }>(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'drizzle', '${queueSchema}')
        and has_table_privilege('dss_app', c.oid, 'select, insert, update, delete')`);

    expect(rows).toEqual([]);
  });

  it('of the queue are out of reach for requests as well as workers', async () => {
    const { rows } = await bench.database.admin.query<{ role: string }>(`
      select role from unnest(array['dss_visitor', 'dss_worker', 'dss_app']) as role
      where has_schema_privilege(role, '${queueSchema}', 'usage')`);

    expect(rows).toEqual([]);
  });
});

describe('every statement that a request may run', () => {
  it('has a case in this test', async () => {
    const granted = await grantedOperations();

    expect(granted.length).toBeGreaterThan(15);
    expect(
      granted.filter(
        (name) =>
          !(name in operations) &&
          !ownIdentity.has(name) &&
          !making.has(name) &&
          !ofAccounts.has(name),
      ),
    ).toEqual([]);
  });

  for (const [name, statement] of Object.entries(operations)) {
    it(`${name}: the owner can, another visitor can't, and can't tell that the property exists`, async () => {
      const missing = { property: randomUUID(), photo: randomUUID(), analysis: randomUUID() };

      expect(await bench.attempt(bench.owner, statement(bench.ids))).toBe('1 row');
      const refused = await bench.attempt(bench.stranger, statement(bench.ids));
      expect(refused).not.toBe('1 row');
      expect(await bench.attempt(bench.stranger, statement(missing))).toBe(refused);
      expect(await bench.attempt(null, statement(bench.ids))).toBe(refused);
    });
  }

  it('visitors: no visitor reads, makes or ends another', async () => {
    const statements = [
      sql`select * from visitors where id = ${bench.owner.id}`,
      sql`update visitors set ended_at = now() where id = ${bench.owner.id}`,
    ];
    for (const statement of statements) {
      expect(await bench.attempt(bench.owner, statement)).toBe('1 row');
      expect(await bench.attempt(bench.stranger, statement)).toBe('0 rows');
    }
    expect(
      await bench.attempt(bench.stranger, sql`insert into visitors (id) values (${randomUUID()})`),
    ).toBe('denied');
  });

  it('properties.INSERT: nobody makes a property without a visitor, or in the name of an account', async () => {
    const make = (userId: string | null) =>
      sql`insert into properties (id, user_id, address, address_formatted) values (${randomUUID()}, ${userId}, 'a', 'a')`;

    expect(await bench.attempt(bench.owner, make(null))).toBe('1 row');
    expect(await bench.attempt(null, make(null))).toBe('denied');
    expect(await bench.attempt(bench.owner, make(randomUUID()))).toBe('denied');
  });

  it('properties.UPDATE: its owner is the only account that it can name', async () => {
    const name = (userId: string | null) =>
      sql`update properties set user_id = ${userId} where id = ${bench.ids.property}`;

    expect(await bench.attempt(bench.owner, name(null))).toBe('1 row');
    expect(await bench.attempt(bench.owner, name(randomUUID()))).toBe('denied');
  });

  it('stops working when the right that allowed it expires', async () => {
    const property = await bench.database.newProperty(bench.owner);
    const statement = sql`select * from properties where id = ${property}`;
    const expireIn = (interval: string) =>
      bench.database.admin.query(
        `update property_grants set expires_at = now() + $1::interval where property_id = $2`,
        [interval, property],
      );

    await expireIn('1 hour');
    expect(await bench.attempt(bench.owner, statement)).toBe('1 row');
    await expireIn('-1 millisecond');
    expect(await bench.attempt(bench.owner, statement)).toBe('0 rows');
  });

  it("a placement can't belong to a photo of another property", async () => {
    const own = await bench.database.newProperty(bench.stranger);
    const statement = sql`insert into image_placements (id, property_id, photo_id, image_id)
      values (${randomUUID()}, ${own}, ${bench.ids.photo}, 'front')`;

    expect(await bench.attempt(bench.stranger, statement)).toBe('denied');
  });
});

describe('a visit', () => {
  const letIn = async (property: string): Promise<Actor> => {
    const id = randomUUID();
    await bench.database.admin.query(
      `insert into auth.users (id, name, email, email_verified) values ($1, 'Ana', $2, true)`,
      [id, `${id}@example.com`],
    );
    await bench.database.admin.query(
      `insert into home_people (id, property_id, role, name, token_hash) values ($1, $2, 'assessor', 'Ana', $3)`,
      [id, property, randomUUID()],
    );
    await bench.database.admin.query(
      `update home_people set user_id = id, joined_name = 'Ana', joined_at = now(), ends_at = now() + interval '1 day'
       where id = $1`,
      [id],
    );
    return { kind: 'user', id };
  };

  it('is changed by its assessor alone, and only while they are let in', async () => {
    const property = await bench.database.newProperty(bench.owner);
    const [assessor, other] = [await letIn(property), await letIn(property)];
    await bench.database.db.asActor(assessor, (tx) =>
      tx.execute(sql`select app.visit_here(${property})`),
    );
    const change = sql`update home_visits set notes = 'Seen' where property_id = ${property}`;
    const read = sql`select notes from home_visits where property_id = ${property}`;
    for (const actor of [bench.owner, bench.stranger, other, null]) {
      expect(await bench.attempt(actor, change)).toBe('0 rows');
    }
    expect(await bench.attempt(other, read)).toBe('0 rows');
    expect(await bench.attempt(assessor, change)).toBe('1 row');
    expect(await bench.attempt(assessor, read)).toBe('1 row');
    const taken = sql`update home_visits set property_id = ${bench.ids.property} where property_id = ${property}`;
    expect(await bench.attempt(assessor, taken)).toBe('denied');
    await bench.database.admin.query('update home_people set ended_at = now() where id = $1', [
      assessor.id,
    ]);
    for (const statement of [change, read]) {
      expect(await bench.attempt(assessor, statement)).toBe('0 rows');
    }
  });

  it('is begun by nobody but an assessor', async () => {
    const begin = sql`select where app.visit_now(${bench.ids.property}, 'Home') is not null`;
    for (const actor of [bench.owner, bench.stranger, null]) {
      expect(await bench.attempt(actor, begin)).toBe('0 rows');
    }
  });

  it('names its assessor to whoever sees the home, and to nobody else', async () => {
    const names = sql`select * from app.assessors_of(${bench.ids.property})`;
    expect(await bench.attempt(bench.owner, names)).toBe('1 row');
    expect(await bench.attempt(bench.stranger, names)).toBe('0 rows');
    expect(await bench.attempt(null, names)).toBe('0 rows');
    expect(await bench.attemptInJob(names)).toBe('1 row');
  });
});

describe('a community', () => {
  const newUser = async (): Promise<Actor> => {
    const id = randomUUID();
    await bench.database.admin.query(
      `insert into auth.users (id, name, email, email_verified) values ($1, 'Ana', $2, true)`,
      [id, `${id}@example.com`],
    );
    return { kind: 'user', id };
  };
  const homeOf = async ({ id }: Actor): Promise<string> => {
    const property = await bench.database.newProperty(bench.owner);
    await bench.database.admin.query(
      `update property_grants set actor_kind = 'user', actor_id = $1 where property_id = $2`,
      [id, property],
    );
    return property;
  };
  const newCommunity = (id: string, { id: user }: Actor) =>
    sql`insert into communities (id, user_id, name, streets, dwellings) values (${id}, ${user}, 'Elm Park', '{Elm Street}', 40)`;
  const joinIt = (property: string, community: string) =>
    sql`insert into community_homes (property_id, community_id, joined_at) values (${property}, ${community}, now())`;
  const community = randomUUID();
  let coordinator: Actor;
  let member: Actor;
  let home: string;

  beforeAll(async () => {
    coordinator = await newUser();
    member = await newUser();
    home = await homeOf(member);
    await bench.database.db.asActor(coordinator, (tx) =>
      tx.execute(newCommunity(community, coordinator)),
    );
    await bench.database.db.asActor(member, (tx) => tx.execute(joinIt(home, community)));
  });

  it('is its coordinator’s alone', async () => {
    const statements = [
      sql`select id, name, streets, dwellings from communities where id = ${community}`,
      sql`update communities set name = 'Ours' where id = ${community}`,
      sql`delete from communities where id = ${community}`,
    ];
    for (const statement of statements) {
      expect(await bench.attempt(coordinator, statement)).toBe('1 row');
      for (const other of [member, await newUser(), bench.owner, null]) {
        expect(await bench.attempt(other, statement)).toBe('0 rows');
      }
      expect(await bench.attemptInJob(statement)).toBe('denied');
    }
  });

  it('has what its coordinator entered for its year, which nobody else reads or changes', async () => {
    const enter = sql`insert into community_entries (id, community_id, day, kind)
      values (gen_random_uuid(), ${community}, '2026-01-02', 'event')`;
    await bench.database.db.asActor(coordinator, (tx) => tx.execute(enter));
    expect(await bench.attempt(coordinator, enter)).toBe('1 row');
    for (const other of [member, await newUser(), bench.owner, null]) {
      expect(await bench.attempt(other, enter)).toBe('denied');
    }
    expect(await bench.attemptInJob(enter)).toBe('denied');
    for (const statement of [
      sql`select * from community_entries where community_id = ${community}`,
      sql`update community_entries set hours = 1 where community_id = ${community}`,
      sql`delete from community_entries where community_id = ${community}`,
    ]) {
      expect(await bench.attempt(coordinator, statement)).toBe('1 row');
      for (const other of [member, await newUser(), bench.owner, null]) {
        expect(await bench.attempt(other, statement)).toBe('0 rows');
      }
      expect(await bench.attemptInJob(statement)).toBe('denied');
    }
    const move = sql`update community_entries set community_id = gen_random_uuid() where community_id = ${community}`;
    expect(await bench.attempt(coordinator, move)).toBe('denied');
  });

  it('has a plan and work days with who comes, which nobody else reads or changes', async () => {
    const workDay = randomUUID();
    const plan = sql`insert into community_plans (community_id, first_year, goals) values (${community}, 2027, '[]')`;
    const newDay = (id: string) => sql`insert into community_work_days
        (id, community_id, hazard, day, starts_at, ends_at, place, tasks, bring, cancelled)
      values (${id}, ${community}, 'roof_debris', '2090-01-02', '09:00', '12:00', 'Park', '{Rake}', '{}', false)`;
    for (const statement of [plan, newDay(workDay)]) {
      await bench.database.db.asActor(coordinator, (tx) => tx.execute(statement));
    }
    await bench.database.db.asActor(null, (tx) =>
      tx.execute(
        sql`select app.sign_up_for_work_day(${workDay}, ${randomUUID()}, 'Ana', 2, now(), 10)`,
      ),
    );
    for (const statement of [plan, newDay(randomUUID())]) {
      for (const other of [member, await newUser(), bench.owner, null]) {
        expect(await bench.attempt(other, statement)).toBe('denied');
      }
      expect(await bench.attemptInJob(statement)).toBe('denied');
    }
    for (const statement of [
      sql`select * from community_plans where community_id = ${community}`,
      sql`update community_plans set first_year = 2028 where community_id = ${community}`,
      sql`select * from community_work_days where id = ${workDay}`,
      sql`update community_work_days set place = 'Pond' where id = ${workDay}`,
      sql`select * from work_day_sign_ups where work_day_id = ${workDay}`,
      sql`delete from work_day_sign_ups where work_day_id = ${workDay}`,
      sql`delete from community_work_days where id = ${workDay}`,
    ]) {
      expect(await bench.attempt(coordinator, statement)).toBe('1 row');
      for (const other of [member, await newUser(), bench.owner, null]) {
        expect(await bench.attempt(other, statement)).toBe('0 rows');
      }
      expect(await bench.attemptInJob(statement)).toBe('denied');
    }
  });

  it('is made in nobody else’s name, and by no visitor', async () => {
    expect(await bench.attempt(member, newCommunity(randomUUID(), member))).toBe('1 row');
    expect(await bench.attempt(member, newCommunity(randomUUID(), coordinator))).toBe('denied');
    expect(await bench.attempt(bench.owner, newCommunity(randomUUID(), bench.owner))).toBe(
      'denied',
    );
  });

  it('shows nobody what homes give but the home’s owner, not even its coordinator', async () => {
    const statements = [
      sql`select * from community_homes where property_id = ${home}`,
      sql`update community_homes set work_done_on = '{}' where property_id = ${home}`,
      sql`delete from community_homes where property_id = ${home}`,
    ];
    for (const statement of statements) {
      expect(await bench.attempt(member, statement)).toBe('1 row');
      for (const other of [coordinator, await newUser(), bench.owner, null]) {
        expect(await bench.attempt(other, statement)).toBe('0 rows');
      }
    }
  });

  it('is joined by no home but one’s own, and by none of a visitor', async () => {
    const neighbor = await newUser();
    const own = await homeOf(neighbor);
    expect(await bench.attempt(neighbor, joinIt(own, community))).toBe('1 row');
    expect(await bench.attempt(coordinator, joinIt(own, community))).toBe('denied');
    expect(await bench.attempt(bench.owner, joinIt(bench.ids.property, community))).toBe('denied');
  });

  it('has photos that a home’s owner agreed to, which nobody else reads or changes', async () => {
    const addPhoto = async (property: string): Promise<string> => {
      const id = randomUUID();
      await bench.database.admin.query(
        `insert into images (id, property_id, image_id, source_url, working_path, thumbnail_path, content_type, width, height, bytes, sha256, working_sha256)
         values ($1, $2, $3, 'a', 'a', 'a', 'image/jpeg', 1, 1, 1, 'a', 'a')`,
        [id, property, randomUUID()],
      );
      return id;
    };
    const agree = (property: string, photo: string) => sql`insert into community_photos
      (id, property_id, photo_id, caption, agreed_at) values (gen_random_uuid(), ${property}, ${photo}, 'Gravel', now())`;
    const [photo, another] = [await addPhoto(home), await addPhoto(home)];
    await bench.database.db.asActor(member, (tx) => tx.execute(agree(home, photo)));
    const neighbor = await newUser();
    expect(await bench.attempt(member, agree(home, another))).toBe('1 row');
    for (const other of [coordinator, neighbor, bench.owner, null]) {
      expect(await bench.attempt(other, agree(home, another))).toBe('denied');
    }
    // No photo of another home.
    const theirs = await homeOf(neighbor);
    await bench.database.db.asActor(neighbor, (tx) => tx.execute(joinIt(theirs, community)));
    expect(await bench.attempt(neighbor, agree(theirs, another))).toBe('denied');
    expect(await bench.attempt(member, agree(home, await addPhoto(theirs)))).toBe('denied');
    for (const statement of [
      sql`select * from community_photos where property_id = ${home}`,
      sql`update community_photos set caption = null where property_id = ${home}`,
      sql`delete from community_photos where property_id = ${home}`,
    ]) {
      expect(await bench.attempt(member, statement)).toBe('1 row');
      for (const other of [coordinator, neighbor, bench.owner, null]) {
        expect(await bench.attempt(other, statement)).toBe('0 rows');
      }
      expect(await bench.attemptInJob(statement)).toBe('denied');
    }
    const move = sql`update community_photos set photo_id = ${another} where property_id = ${home}`;
    expect(await bench.attempt(member, move)).toBe('denied');
    // Fewer than five owners.
    const shown = sql`select * from app.agreed_photos(${community}, null)`;
    expect(await bench.attempt(coordinator, shown)).toBe('0 rows');
    for (let count = 0; count < 3; count += 1) {
      const owner = await newUser();
      const joining = joinIt(await homeOf(owner), community);
      await bench.database.db.asActor(owner, (tx) => tx.execute(joining));
    }
    expect(await bench.attempt(coordinator, shown)).toBe('1 row');
    for (const other of [member, neighbor, bench.owner, null]) {
      expect(await bench.attempt(other, shown)).toBe('0 rows');
    }
  });

  it('keeps its counts from every request, besides what a function lets its coordinator see', async () => {
    for (const statement of [
      sql`select figures from communities`,
      sql`select * from community_counted`,
      sql`select app.blurred(1, 5)`,
    ]) {
      expect(await bench.attempt(coordinator, statement)).toBe('denied');
    }
  });
});

describe('a transaction', () => {
  it('leaves no actor behind for the next user of its connection', async () => {
    await bench.database.db.asActor(bench.owner, (tx) => tx.execute(sql`select 1`));
    const results = await Promise.all(
      Array.from({ length: 30 }, () =>
        bench.database.db.asActor(null, (tx) => tx.execute(sql`select id from properties`)),
      ),
    );

    expect(results.map((result) => result.rowCount)).toEqual(Array(30).fill(0));
  });

  describe('that uses the only connection after another', () => {
    let db: Database;

    beforeAll(() => {
      db = openDatabase({ ...bench.database.connection, max: 1 }, pino({ level: 'silent' }));
    });

    afterAll(() => db.close());

    const carried = sql<Carried>`select pg_backend_pid() as connection, current_user as role,
      coalesce(current_setting('app.actor_id', true), '') as actor,
      coalesce(current_setting('app.property_id', true), '') as property,
      current_setting('statement_timeout') || ', ' || current_setting('lock_timeout') as "timeLimits"`;
    const find = (tx: Transaction) => send<Carried>(tx, carried).then(({ rows }) => rows[0]);

    const ways: [string, (tx: Transaction) => Promise<unknown>][] = [
      ['succeeded', find],
      ['gave up', () => Promise.reject(new Error('given up'))],
      ['gave up while a query ran', (tx) => Promise.race([sleep(tx, 0.1), abortion()])],
      ['failed', fail],
      ['failed before a query that was sent along', (tx) => answersOf([fail(tx), find(tx)])],
      ['was canceled', cancel],
      [
        'took too long',
        async (tx) => {
          await tx.execute(sql`set local statement_timeout = '20ms'`);
          await sleep(tx, 60);
        },
      ],
      [
        'took too long in queries sent together',
        async (tx) => {
          const limiting = send(tx, sql`set local statement_timeout = '20ms'`);
          await answersOf([limiting, sleep(tx, 60)]);
        },
      ],
      [
        'waited too long for a lock',
        async (tx) => {
          await bench.database.admin.query('select pg_advisory_lock(1)');
          try {
            const limiting = send(tx, sql`set local lock_timeout = '20ms'`);
            const locking = send(tx, sql`select pg_advisory_xact_lock(1)`);
            await answersOf([limiting, locking]);
          } finally {
            await bench.database.admin.query('select pg_advisory_unlock(1)');
          }
        },
      ],
    ];

    it.each(ways)('finds nothing of one that %s', async (_how, work) => {
      const before = await db.asPurge(find);
      await db.asActor(bench.owner, work).catch(() => undefined);
      expect(await db.asPurge(find)).toEqual(before);
      await db.asWorker(bench.ids.property, work).catch(() => undefined);
      expect(await db.asPurge(find)).toEqual(before);
      expect(before).toMatchObject({ role: 'dss_purge', actor: '', property: '' });
    });

    it('has the rights it asked for', async () => {
      const { property } = bench.ids;
      const worker = { role: 'dss_worker', actor: '', property };
      expect(await db.asWorker(property, find)).toMatchObject(worker);
      const actor = { role: 'dss_visitor', actor: bench.owner.id, property: '' };
      expect(await db.asActor(bench.owner, find)).toMatchObject(actor);
    });

    describe('as a visitor whom a token names', () => {
      const named = (actor: Actor, ifEnded: 'stranger' | 'refused') => ({ ...actor, ifEnded });
      let ended: Actor;

      beforeAll(async () => {
        ended = await bench.database.newVisitor();
        await bench.database.newProperty(ended);
        await bench.database.admin.query('update visitors set ended_at = now() where id = $1', [
          ended.id,
        ]);
      });

      it('has the rights of the visitor while it is active', async () => {
        const active = { role: 'dss_visitor', actor: bench.owner.id };
        for (const ifEnded of ['stranger', 'refused'] as const) {
          expect(await db.asActor(named(bench.owner, ifEnded), find)).toMatchObject(active);
        }
      });

      it("has only a stranger's once it has ended", async () => {
        const stranger = { role: 'dss_visitor', actor: '' };
        expect(await db.asActor(named(ended, 'stranger'), find)).toMatchObject(stranger);
        const seen = await db.asActor(named(ended, 'stranger'), (tx) =>
          tx.execute(sql`select id from properties`),
        );
        expect(seen.rows).toEqual([]);
      });

      it('does nothing where it is refused, though its query was sent along', async () => {
        const storing = db.asActor(named(ended, 'refused'), (tx) =>
          answersOf([send(tx, insertPolicyReview(null))]),
        );
        await expect(storing).rejects.toMatchObject({ code: 'visitor_token_invalid' });
        const { rows } = await bench.database.admin.query('select from policy_review_requests');
        expect(rows).toEqual([]);
      });

      it('does nothing where it is refused once the visitor has ended', async () => {
        const seen: unknown[] = [];
        const reading = db.asActor(named(ended, 'refused'), async (tx) => {
          const { rows } = await tx.execute(sql`select id from properties`);
          seen.push(...rows);
        });
        await expect(reading).rejects.toMatchObject({ code: 'visitor_token_invalid' });
        const unknown = named({ kind: 'visitor', id: randomUUID() }, 'refused');
        const storing = db.asActor(unknown, (tx) => tx.execute(insertPolicyReview(null)));
        await expect(storing).rejects.toMatchObject({ code: 'visitor_token_invalid' });
        expect(seen).toEqual([]);
        const { rows } = await bench.database.admin.query('select from policy_review_requests');
        expect(rows).toEqual([]);
      });

      it.each(ways)('leaves nothing behind for the next when it %s', async (_how, work) => {
        const before = await db.asPurge(find);
        for (const actor of [bench.owner, ended]) {
          for (const ifEnded of ['stranger', 'refused'] as const) {
            await db.asActor(named(actor, ifEnded), work).catch(() => undefined);
            expect(await db.asPurge(find)).toEqual(before);
            expect(await db.asActor(null, find)).toMatchObject({ actor: '', property: '' });
          }
        }
      });
    });

    it('does nothing where its role is refused', async () => {
      const { admin } = bench.database;
      await admin.query(`revoke dss_purge from ${applicationLogin.name}`);
      try {
        const reading = db.asPurge((tx) => tx.execute(sql`select id from properties`));
        await expect(reading).rejects.toThrow('permission denied to set role "dss_purge"');
      } finally {
        await admin.query(
          `grant dss_purge to ${applicationLogin.name} with inherit false, set true`,
        );
      }
    });
  });
});

interface Carried extends Record<string, unknown> {
  readonly connection: number;
  readonly role: string;
  readonly actor: string;
  readonly property: string;
  readonly timeLimits: string;
}

/** Drizzle sends a statement only when somebody waits for it. */
function send<Row extends Record<string, unknown>>(tx: Transaction, statement: SQL) {
  return tx.execute<Row>(statement).then((answer) => answer);
}

function sleep(tx: Transaction, seconds: number): Promise<unknown> {
  return send(tx, sql`select pg_sleep(${seconds})`);
}

function fail(tx: Transaction): Promise<unknown> {
  return send(tx, sql`select 1 / 0`);
}

/** What a request awaits whose time limit is over. */
function abortion(): Promise<never> {
  return Promise.reject(new DOMException('the time is over', 'AbortError'));
}

/** Ends as a statement that somebody cancels. */
async function cancel(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const { admin } = bench.database;
  const cancelOnceAsleep = vi.waitFor(async () => {
    const canceled = await admin.query(
      `select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`,
      [rows[0]?.pid],
    );
    expect(canceled.rowCount).toBe(1);
  });
  await Promise.all([sleep(tx, 60), cancelOnceAsleep]);
}

async function grantedOperations(): Promise<string[]> {
  const { rows } = await bench.database.admin.query<{ name: string }>(`
    select distinct c.relname || '.' || privilege as name
    from pg_class c cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as privilege
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relrowsecurity
      and (has_table_privilege('dss_visitor', c.oid, privilege)
        or (privilege <> 'DELETE' and has_any_column_privilege('dss_visitor', c.oid, privilege)))`);
  return rows.map((row) => row.name);
}
