import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { isAccessDenied, type Actor, type Transaction } from './index.ts';

/** Tables without row-level security, each with the reason why nobody's data is in them. */
const publicTables: Readonly<Record<string, string>> = {
  'public.guidance': 'what to do about a hazard type: the same text for everybody',
  'drizzle.__drizzle_migrations': 'which migrations ran; no role of the application may read it',
};

/** graphile-worker's own tables hold ids of jobs and properties; only the queue's role reaches that schema. */
const queueSchema = 'graphile_worker';

interface Ids {
  property: string;
  photo: string;
  analysis: string;
}

/** A statement for every operation that a request's role is granted, on the rows of one property. */
const operations: Readonly<Record<string, (ids: Ids) => SQL>> = {
  'properties.SELECT': ({ property }) => sql`select * from properties where id = ${property}`,
  'properties.UPDATE': ({ property }) =>
    sql`update properties set address = 'moved' where id = ${property}`,
  'properties.DELETE': ({ property }) => sql`delete from properties where id = ${property}`,
  'property_grants.SELECT': ({ property }) =>
    sql`select * from property_grants where property_id = ${property}`,
  'claim_links.INSERT': ({ property }) =>
    sql`insert into claim_links (token_hash, property_id, expires_at) values (${randomUUID()}, ${property}, now())`,
  'images.SELECT': ({ property }) => sql`select * from images where property_id = ${property}`,
  'images.INSERT': ({ property }) => insertImage(property, randomUUID(), 'another'),
  'images.DELETE': ({ photo }) => sql`delete from images where id = ${photo}`,
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
  'hazards.SELECT': ({ property }) => sql`select * from hazards where property_id = ${property}`,
};

/** Operations on the actor's own identity, which hang from no property. */
const ownIdentity = new Set(['visitors.SELECT', 'visitors.INSERT', 'visitors.UPDATE']);
/** Making a property needs no earlier right; its own test is below. */
const making = new Set(['properties.INSERT']);

let database: TestDatabase;
let owner: Actor;
let stranger: Actor;
let ids: Ids;

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = new pg.Pool({ ...database.connection, options: '-c role=dss_queue' });
  await runMigrations({ pgPool: pool });
  await pool.end();
  owner = await database.newVisitor();
  stranger = await database.newVisitor();
  ids = {
    property: await database.newProperty(owner),
    photo: randomUUID(),
    analysis: randomUUID(),
  };
  await database.db.asActor(owner, async (tx) => {
    await tx.execute(insertImage(ids.property, ids.photo, 'front'));
    await tx.execute(
      sql`insert into image_placements (id, property_id, photo_id, image_id) values (${randomUUID()}, ${ids.property}, ${ids.photo}, 'front')`,
    );
    await tx.execute(
      sql`insert into analysis_jobs (id, property_id, request) values (${randomUUID()}, ${ids.property}, '{}')`,
    );
    await tx.execute(
      sql`insert into owner_answers (property_id, question_id, side, answer, answered_at) values (${ids.property}, 'vents_fine_mesh', 'house', 'yes', now())`,
    );
    await tx.execute(insertDispute(ids.property));
  });
  await database.db.asWorker(ids.property, async (tx) => {
    await tx.execute(insertAnalysis(ids.property, ids.analysis));
    await tx.execute(sql`insert into hazards
      (id, analysis_id, property_id, type, confidence, explanation, points_hundredths, position)
      values (${randomUUID()}, ${ids.analysis}, ${ids.property}, 'roof_debris', 0.8, 'Leaves', 100, 0)`);
    await tx.execute(sql`insert into observations
      (id, property_id, photo_id, cache_key, provider, model_name, reply)
      values (${randomUUID()}, ${ids.property}, ${ids.photo}, 'key', 'test', 'test', '{}')`);
    await tx.execute(sql`insert into finding_comparisons (property_id, cache_key, comparison)
      values (${ids.property}, 'key', '{}')`);
  });
});

afterAll(() => database.close());

describe('the tables of the database', () => {
  it('are all protected by forced row-level security, or public for a stated reason', async () => {
    const { rows } = await database.admin.query<{ name: string; protected: boolean }>(`
      select n.nspname || '.' || c.relname as name, c.relrowsecurity and c.relforcerowsecurity as protected
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not like 'pg\\_%'
        and n.nspname not in ('information_schema', '${queueSchema}')`);
    const unprotected = rows.filter((row) => !row.protected).map((row) => row.name);

    expect(rows.length).toBeGreaterThan(10);
    expect(unprotected.toSorted()).toEqual(Object.keys(publicTables).toSorted());
  });

  it('are out of reach for everybody who takes no role of ours', async () => {
    const { rows } = await database.admin.query<{ name: string }>(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'drizzle', '${queueSchema}')
        and has_table_privilege('dss_app', c.oid, 'select, insert, update, delete')`);

    expect(rows).toEqual([]);
  });

  it("of the queue are out of reach for requests and workers' jobs", async () => {
    const { rows } = await database.admin.query<{ role: string }>(`
      select role from unnest(array['dss_visitor', 'dss_worker', 'dss_app']) as role
      where has_schema_privilege(role, '${queueSchema}', 'usage')`);

    expect(rows).toEqual([]);
  });
});

describe('every operation that a request may do', () => {
  it('has a case in this test', async () => {
    const granted = await grantedOperations();

    expect(granted.length).toBeGreaterThan(15);
    expect(
      granted.filter(
        (name) => !(name in operations) && !ownIdentity.has(name) && !making.has(name),
      ),
    ).toEqual([]);
  });

  for (const [name, statement] of Object.entries(operations)) {
    it(`${name}: the owner can, another visitor can't, and can't tell that the property exists`, async () => {
      const missing: Ids = { property: randomUUID(), photo: randomUUID(), analysis: randomUUID() };

      expect(await attempt(owner, statement(ids))).toBe('1 row');
      const refused = await attempt(stranger, statement(ids));
      expect(refused).not.toBe('1 row');
      expect(await attempt(stranger, statement(missing))).toBe(refused);
      expect(await attempt(null, statement(ids))).toBe(refused);
    });
  }

  it('visitors: nobody reads, makes or ends another visitor', async () => {
    const statements = [
      sql`select * from visitors where id = ${owner.id}`,
      sql`update visitors set ended_at = now() where id = ${owner.id}`,
    ];
    for (const statement of statements) {
      expect(await attempt(owner, statement)).toBe('1 row');
      expect(await attempt(stranger, statement)).toBe('0 rows');
    }
    expect(await attempt(stranger, sql`insert into visitors (id) values (${randomUUID()})`)).toBe(
      'denied',
    );
  });

  it('properties.INSERT: nobody makes a property without being somebody, or in the name of an account', async () => {
    const make = (userId: string | null) =>
      sql`insert into properties (id, user_id, address, address_formatted) values (${randomUUID()}, ${userId}, 'a', 'a')`;

    expect(await attempt(owner, make(null))).toBe('1 row');
    expect(await attempt(null, make(null))).toBe('denied');
    expect(await attempt(owner, make(randomUUID()))).toBe('denied');
  });

  it('ends by itself with the right that allowed it', async () => {
    const property = await database.newProperty(owner);
    const statement = sql`select * from properties where id = ${property}`;
    const expireIn = (interval: string) =>
      database.admin.query(
        `update property_grants set expires_at = now() + $1::interval where property_id = $2`,
        [interval, property],
      );

    await expireIn('1 hour');
    expect(await attempt(owner, statement)).toBe('1 row');
    await expireIn('-1 millisecond');
    expect(await attempt(owner, statement)).toBe('0 rows');
  });

  it("a placement can't be hung on a photo of another property", async () => {
    const own = await database.newProperty(stranger);
    const statement = sql`insert into image_placements (id, property_id, photo_id, image_id)
      values (${randomUUID()}, ${own}, ${ids.photo}, 'front')`;

    expect(await attempt(stranger, statement)).toBe('denied');
  });
});

describe('a request for a policy review', () => {
  it('may be made by anybody, about no property', async () => {
    expect(await attempt(null, insertPolicyReview(null))).toBe('1 row');
    expect(await attempt(stranger, insertPolicyReview(null))).toBe('1 row');
  });

  it('is read, changed and removed by no request and no job, its own asker included', async () => {
    await database.db.asActor(owner, (tx) => tx.execute(insertPolicyReview(ids.property)));
    for (const statement of [
      sql`select * from policy_review_requests`,
      sql`update policy_review_requests set notes = null`,
      sql`delete from policy_review_requests`,
    ]) {
      expect(await attempt(owner, statement)).toBe('denied');
      const byWorker = database.db.asWorker(ids.property, (tx) => tx.execute(statement));
      expect(await byWorker.then(() => null, isAccessDenied)).toBe(true);
    }
  });
});

describe('what was counted against limits', () => {
  it('is out of reach for requests and jobs, its own subject included', async () => {
    const count = sql`select app.count_event(${JSON.stringify([
      { bucket: 'b', event: 'e', amount: 1, max: 5, window_ms: 60_000 },
    ])}::jsonb, now())`;
    await database.db.asActor(owner, (tx) => tx.execute(count));
    const { rowCount } = await database.admin.query('select from rate_events');
    expect(rowCount).toBe(1);

    for (const statement of [
      sql`select * from rate_events`,
      sql`update rate_events set expires_at = now()`,
      sql`delete from rate_events`,
      sql`insert into rate_events values ('b', 'x', 1, now(), now())`,
    ]) {
      expect(await attempt(owner, statement)).toBe('denied');
      const byWorker = database.db.asWorker(ids.property, (tx) => tx.execute(statement));
      expect(await byWorker.then(() => null, isAccessDenied)).toBe(true);
    }
  });

  it("isn't counted by jobs", async () => {
    const byWorker = database.db.asWorker(ids.property, (tx) =>
      tx.execute(sql`select app.count_event('[]', now())`),
    );
    expect(await byWorker.then(() => null, isAccessDenied)).toBe(true);
  });
});

describe('evidence of when and where a photo was taken', () => {
  it('can be changed by nobody, its owner included', async () => {
    for (const column of ['browser_evidence', 'device_evidence', 'server_evidence', 'sha256']) {
      const change = sql.raw(`update images set ${column} = null where id = '${ids.photo}'`);
      expect(await attempt(owner, change)).toBe('denied');
      const byWorker = database.db.asWorker(ids.property, (tx) => tx.execute(change));
      expect(await byWorker.then(() => null, isAccessDenied)).toBe(true);
    }
  });
});

describe("a worker's job", () => {
  it('reaches its own property and no other', async () => {
    const other = await database.newProperty(stranger);
    for (const table of [
      'images',
      'observations',
      'analysis_jobs',
      'analyses',
      'hazards',
      'owner_answers',
      'disputes',
      'finding_comparisons',
    ]) {
      const statement = sql.raw(`select * from ${table} where property_id = '${ids.property}'`);
      const own = await database.db.asWorker(ids.property, (tx) => tx.execute(statement));
      const foreign = await database.db.asWorker(other, (tx) => tx.execute(statement));
      expect(own.rowCount, table).toBe(1);
      expect(foreign.rowCount, table).toBe(0);
    }
  });
});

describe('what models have cost', () => {
  const insert = sql`insert into model_calls (id, at, purpose, provider, model_name, outcome)
    values (${randomUUID()}, now(), 'observe', 'test', 'test', 'answered')`;
  const select = sql`select * from model_calls`;

  it('is added to and read by workers, whatever their property, and never changed', async () => {
    const other = await database.newProperty(stranger);
    await database.db.asWorker(ids.property, (tx) => tx.execute(insert));
    const read = await database.db.asWorker(other, (tx) => tx.execute(select));
    expect(read.rowCount).toBe(1);
    for (const change of [sql`delete from model_calls`, sql`update model_calls set at = now()`]) {
      const byWorker = database.db.asWorker(ids.property, (tx) => tx.execute(change));
      expect(await byWorker.then(() => null, isAccessDenied)).toBe(true);
    }
  });

  it('is out of reach for requests', async () => {
    expect(await attempt(owner, select)).toBe('denied');
    expect(await attempt(owner, insert)).toBe('denied');
  });
});

describe("a worker's follow-up job", () => {
  it('can be put in for its own property alone', async () => {
    const other = await database.newProperty(stranger);
    const insertFor = (property: string) =>
      database.db.asWorker(ids.property, (tx) =>
        tx.execute(
          sql`insert into analysis_jobs (id, property_id, status, request) values (${randomUUID()}, ${property}, 'done', '{}')`,
        ),
      );

    expect((await insertFor(ids.property)).rowCount).toBe(1);
    expect(await insertFor(other).then(() => null, isAccessDenied)).toBe(true);
  });
});

describe('a ticket for a realtime connection', () => {
  it('is no row that a request can read, make or spend but through its functions', async () => {
    const issue = sql`select app.issue_realtime_ticket('hash', now(), now() + interval '1 minute') as issued`;
    const redeem = sql`select * from app.redeem_realtime_ticket('hash', now())`;
    const asOwner = () => database.db.asActor(owner, (tx) => tx.execute(issue));

    expect((await asOwner()).rows).toEqual([{ issued: true }]);
    for (const statement of [
      sql`select * from realtime_tickets`,
      sql`insert into realtime_tickets values ('other', 'visitor', ${owner.id}, now())`,
      sql`delete from realtime_tickets`,
    ]) {
      expect(await attempt(owner, statement)).toBe('denied');
    }
    const spent = await database.db.asActor(null, (tx) => tx.execute(redeem));
    expect(spent.rows).toEqual([{ kind: 'visitor', id: owner.id }]);
    const again = await database.db.asActor(null, (tx) => tx.execute(redeem));
    expect(again.rows).toEqual([]);
  });

  it('is given to nobody in the name of nobody', async () => {
    const issue = sql`select app.issue_realtime_ticket('hash', now(), now()) as issued`;
    const { rows } = await database.db.asActor(null, (tx) => tx.execute(issue));

    expect(rows).toEqual([{ issued: false }]);
  });
});

describe('an analysis', () => {
  const changes = ['analyses', 'hazards'].flatMap((table) => [
    sql.raw(`update ${table} set id = id`),
    sql.raw(`delete from ${table}`),
    sql.raw(`truncate ${table} cascade`),
  ]);

  it("can't be changed or removed by its owner's requests, nor by the worker that made it", async () => {
    for (const change of changes) {
      expect(await attempt(owner, change)).toBe('denied');
      const byWorker = database.db.asWorker(ids.property, (tx) => tx.execute(change));
      expect(await byWorker.then(() => null, isAccessDenied)).toBe(true);
    }
  });

  it('goes with its property, and only so', async () => {
    const property = await database.newProperty(owner);
    const count = async () => {
      const { rowCount } = await database.admin.query(
        'select 1 from analyses where property_id = $1',
        [property],
      );
      return rowCount;
    };
    await database.db.asWorker(property, (tx) =>
      tx.execute(insertAnalysis(property, randomUUID())),
    );
    expect(await count()).toBe(1);

    await database.db.asActor(owner, (tx) =>
      tx.execute(sql`delete from properties where id = ${property}`),
    );
    expect(await count()).toBe(0);
  });
});

describe('a transaction', () => {
  it('leaves no actor behind for the next user of its connection', async () => {
    await database.db.asActor(owner, (tx) => tx.execute(sql`select 1`));
    const results = await Promise.all(
      Array.from({ length: 30 }, () =>
        database.db.asActor(null, (tx) => tx.execute(sql`select id from properties`)),
      ),
    );

    expect(results.map((result) => result.rowCount)).toEqual(Array(30).fill(0));
  });
});

async function grantedOperations(): Promise<string[]> {
  const { rows } = await database.admin.query<{ name: string }>(`
    select distinct c.relname || '.' || privilege as name
    from pg_class c cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as privilege
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relrowsecurity
      and (has_table_privilege('dss_visitor', c.oid, privilege)
        or (privilege <> 'DELETE' and has_any_column_privilege('dss_visitor', c.oid, privilege)))`);
  return rows.map((row) => row.name);
}

function insertPolicyReview(property: string | null): SQL {
  return sql`insert into policy_review_requests (id, property_id, first_name, last_name, email, locale)
    values (${randomUUID()}, ${property}, 'Ada', 'Rowe', 'ada@example.org', 'en')`;
}

class RolledBack extends Error {}

/** Runs a statement as an actor, undoes it, and says what came of it. */
async function attempt(actor: Actor | null, statement: SQL): Promise<string> {
  let outcome = '';
  try {
    await database.db.asActor(actor, async (tx: Transaction) => {
      const result = await tx.execute(statement);
      outcome = result.rowCount === 1 ? '1 row' : `${result.rowCount ?? 0} rows`;
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack) return outcome;
    if (isAccessDenied(error)) return 'denied';
    throw error;
  }
  return outcome;
}

function insertImage(property: string, photo: string, imageId: string): SQL {
  return sql`insert into images
    (id, property_id, image_id, source_url, working_path, thumbnail_path, content_type, width, height, bytes, sha256, working_sha256)
    values (${photo}, ${property}, ${imageId}, 's', 'w', 't', 'image/jpeg', 1, 1, 1, 'sha', 'sha')`;
}

function insertAnalysis(property: string, analysis: string): SQL {
  return sql`insert into analyses
    (id, property_id, reason, dss_score, provider, model_name, schema_version, weights_version, inputs_hash, raw_json)
    values (${analysis}, ${property}, 'requested', 54, 'test', 'test', 'test', 'test', 'test', '{}')`;
}

function insertDispute(property: string): SQL {
  return sql`insert into disputes (id, property_id, hazard_type, photo_ids, question_ids, kind, reason)
    values (${randomUUID()}, ${property}, 'roof_debris', '{}', '{}', 'not_there', '')`;
}
