import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAccessDenied, type Actor } from './index.ts';
import { openAccessBench, type AccessBench } from './testing/access-bench.ts';
import { insertAnalysis, insertImage, insertLead, insertPolicyReview } from './testing/rows.ts';

let bench: AccessBench;

beforeAll(async () => {
  bench = await openAccessBench();
});

afterAll(() => bench.close());

describe('a request for a policy review', () => {
  it('may be made by anyone, without a property', async () => {
    expect(await bench.attempt(null, insertPolicyReview(null))).toBe('1 row');
    expect(await bench.attempt(bench.stranger, insertPolicyReview(null))).toBe('1 row');
  });

  it('is out of reach for every request or job, even of the person who made it', async () => {
    await bench.database.db.asActor(bench.owner, (tx) =>
      tx.execute(insertPolicyReview(bench.ids.property)),
    );
    for (const statement of [
      sql`select * from policy_review_requests`,
      sql`update policy_review_requests set notes = null`,
      sql`delete from policy_review_requests`,
    ]) {
      expect(await bench.attempt(bench.owner, statement)).toBe('denied');
      expect(await bench.attemptInJob(statement)).toBe('denied');
    }
  });
});

describe('what waits to be sent', () => {
  const insertWaiting = (column = 'attempts', value = '0') =>
    sql.raw(`insert into outbox (id, kind, recipient, name, content, ${column})
      values (gen_random_uuid(), 'mail', 'ada@example.org', 'policy_review_received', '{}', ${value})`);

  it('may be put in by any request, as not yet sent', async () => {
    expect(await bench.attempt(bench.stranger, insertWaiting())).toBe('1 row');
    for (const column of ['sent_at', 'given_up_at']) {
      expect(await bench.attempt(bench.stranger, insertWaiting(column, 'now()'))).toBe('denied');
    }
  });

  it("can't be about a property of somebody else", async () => {
    const about = insertWaiting('property_id', `'${bench.ids.property}'`);
    expect(await bench.attempt(bench.owner, about)).toBe('1 row');
    expect(await bench.attempt(bench.stranger, about)).toBe('denied');
    expect(await bench.attempt(null, about)).toBe('denied');
  });

  it('is out of reach of every request', async () => {
    for (const statement of [
      sql`select * from outbox`,
      sql`update outbox set content = null`,
      sql`delete from outbox`,
      sql`select * from app.read_from_outbox('mail', ${randomUUID()})`,
    ]) {
      expect(await bench.attempt(bench.owner, statement)).toBe('denied');
    }
  });

  it('is listed for whom it is about alone, without what it says', async () => {
    const about = insertWaiting('property_id', `'${bench.ids.property}'`);
    const listed = async (actor: Actor | null) => {
      const { rows } = await bench.database.db.asActor(actor, (tx) =>
        tx.execute(sql`select * from app.my_outbox()`),
      );
      return rows;
    };
    await bench.database.db.asActor(bench.owner, (tx) => tx.execute(about));
    expect(await listed(bench.owner)).toMatchObject([{ name: 'policy_review_received' }]);
    expect((await listed(bench.owner))[0]).not.toHaveProperty('content');
    expect(await listed(bench.stranger)).toEqual([]);
    expect(await listed(null)).toEqual([]);
  });

  it('is read by jobs only by its id', async () => {
    expect(await bench.attemptInJob(sql`select * from outbox`)).toBe('denied');
    const byId = sql`select * from app.read_from_outbox('mail', ${randomUUID()})`;
    expect(await bench.attemptInJob(byId)).toBe('0 rows');
  });

  it('is changed by no job', async () => {
    expect(await bench.attemptInJob(sql`update outbox set content = null`)).toBe('denied');
    expect(await bench.attemptInJob(sql`delete from outbox`)).toBe('denied');
  });

  it("can't be put in by jobs", async () => {
    expect(await bench.attemptInJob(insertWaiting())).toBe('denied');
  });

  it('takes scores from jobs alone', async () => {
    const tell = sql`select app.tell_of_score('{}')`;
    expect(await bench.attempt(bench.owner, tell)).toBe('denied');
    expect(await bench.attemptInJob(tell)).toBe('1 row');
  });
});

describe('a lead', () => {
  it('may be left by anyone', async () => {
    expect(await bench.attempt(null, insertLead(null))).toBe('1 row');
    expect(await bench.attempt(bench.stranger, insertLead(null))).toBe('1 row');
  });

  it("can't be left in the name of somebody else", async () => {
    const inTheirName = sql`insert into leads (id, actor_kind, actor_id, session_data, shared)
      values (${randomUUID()}, 'visitor', ${bench.owner.id}, '{}', true)`;
    expect(await bench.attempt(bench.stranger, inTheirName)).toBe('denied');
    expect(await bench.attempt(null, inTheirName)).toBe('denied');
  });

  it('is out of reach for jobs, or for requests to change', async () => {
    for (const statement of [sql`update leads set shared = true`, sql`delete from leads`]) {
      expect(await bench.attempt(bench.owner, statement)).toBe('denied');
      expect(await bench.attemptInJob(statement)).toBe('denied');
    }
    expect(await bench.attemptInJob(sql`select * from leads`)).toBe('denied');
    expect(await bench.attemptInJob(insertLead(null))).toBe('denied');
  });
});

describe("operators' pages", () => {
  const attemptAsOperator = async (statement: SQL) => {
    try {
      await bench.database.db.asOperator((tx) => tx.execute(statement));
      return 'done';
    } catch (error) {
      if (isAccessDenied(error)) return 'denied';
      throw error;
    }
  };

  it('read figures and states, but no column that says who somebody is or where a home is', async () => {
    const { rows } = await bench.database.admin.query<{ name: string; columns: string }>(`
      select table_name as name, string_agg(column_name, ' ' order by column_name) as columns
      from information_schema.column_privileges
      where grantee = 'dss_operator' and privilege_type = 'SELECT' group by 1`);
    expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual({
      aerial_pictures: 'bytes',
      analyses:
        'created_at dss_score id job_id model_name property_id provider reason schema_version',
      analysis_jobs:
        'attempts created_at error_code id photos_known photos_total property_id status updated_at',
      guidance: 'hazard_type',
      hazards: 'analysis_id',
      images: 'bytes',
      model_calls:
        'at cached_input_tokens cost_micro_usd duration_ms id input_tokens job_id model_name outcome output_tokens provider purpose',
      noted_calls: 'at duration_ms error id kind method request_id route status',
      outbox: 'attempts created_at given_up_at id kind name sent_at',
      policy_review_requests: 'agency_mail_id created_at id suspected_spam',
    });
  });

  it('reach nothing else, not even to end an analysis as done', async () => {
    for (const statement of [
      sql`select * from properties`,
      sql`select recipient from outbox`,
      sql`select session_data from leads`,
      sql`select raw_json from analyses`,
      sql`update analysis_jobs set request = '{}'`,
      sql`update analysis_jobs set status = 'done'`,
      sql`delete from noted_calls`,
    ]) {
      expect(await attemptAsOperator(statement)).toBe('denied');
    }
    expect(await attemptAsOperator(sql`select dss_score from analyses`)).toBe('done');
  });

  it('are the only ones that read what failed or took long', async () => {
    for (const call of [
      sql`select * from noted_calls`,
      sql`select * from app.queue_jobs()`,
      sql`select app.retry_job(1)`,
      sql`select app.discard_job(1)`,
      sql`select app.send_again('mail', gen_random_uuid())`,
      sql`select * from app.outbox_failures()`,
    ]) {
      expect(await bench.attempt(bench.owner, call)).toBe('denied');
      expect(await bench.attemptInJob(call)).toBe('denied');
    }
  });
});

describe('counts against limits', () => {
  it('are out of reach for requests or jobs, even of the visitor counted', async () => {
    const count = sql`select app.count_event(${JSON.stringify([
      { bucket: 'b', event: 'e', amount: 1, max: 5, window_ms: 60_000 },
    ])}::jsonb, now())`;
    await bench.database.db.asActor(bench.owner, (tx) => tx.execute(count));
    const { rowCount } = await bench.database.admin.query('select from rate_events');
    expect(rowCount).toBe(1);

    for (const statement of [
      sql`select * from rate_events`,
      sql`update rate_events set expires_at = now()`,
      sql`delete from rate_events`,
      sql`insert into rate_events values ('b', 'x', 1, now(), now())`,
    ]) {
      expect(await bench.attempt(bench.owner, statement)).toBe('denied');
      expect(await bench.attemptInJob(statement)).toBe('denied');
    }
  });

  it("can't be added by jobs", async () => {
    expect(await bench.attemptInJob(sql`select app.count_event('[]', now())`)).toBe('denied');
  });
});

describe('evidence of when a photo was taken, or where', () => {
  it('can be changed by nobody, not even its owner', async () => {
    for (const column of ['browser_evidence', 'device_evidence', 'server_evidence', 'sha256']) {
      const change = sql.raw(`update images set ${column} = null where id = '${bench.ids.photo}'`);
      expect(await bench.attempt(bench.owner, change)).toBe('denied');
      expect(await bench.attemptInJob(change)).toBe('denied');
    }
  });
});

describe("a worker's job", () => {
  it('reaches only its own property', async () => {
    const other = await bench.database.newProperty(bench.stranger);
    for (const table of [
      'images',
      'observations',
      'analysis_jobs',
      'analyses',
      'hazards',
      'owner_answers',
      'disputes',
      'finding_comparisons',
      'model_retries',
      'planned_actions',
      'address_facts',
      'warned_homes',
      'insurer_notices',
    ]) {
      const columns: Readonly<Record<string, string>> = {
        planned_actions: 'property_id, step_id, done_on, done_said_at',
        address_facts: 'property_id, fact, found, asked_lat, asked_lng',
        insurer_notices: 'property_id, kind, steps',
      };
      const statement = sql.raw(
        `select ${columns[table] ?? '*'} from ${table} where property_id = '${bench.ids.property}'`,
      );
      const own = await bench.database.db.asWorker(bench.ids.property, (tx) =>
        tx.execute(statement),
      );
      const foreign = await bench.database.db.asWorker(other, (tx) => tx.execute(statement));
      expect(own.rowCount, table).toBe(1);
      expect(foreign.rowCount, table).toBe(0);
    }
  });
});

describe('what an owner paid for work, and noted about it', () => {
  it('is read by no job', async () => {
    for (const column of ['cost_usd', 'hours', 'cubic_yards', 'note']) {
      const reading = bench.database.db.asWorker(bench.ids.property, (tx) =>
        tx.execute(sql.raw(`select ${column} from planned_actions`)),
      );
      await expect(reading, column).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});

describe('what an owner says about the address', () => {
  it('is neither read nor written by a job, nor is what services said written by a request', async () => {
    const { property } = bench.ids;
    for (const statement of [
      sql`select owners_word from address_facts where property_id = ${property}`,
      sql`update address_facts set owners_word = null, said_at = null where property_id = ${property}`,
    ]) {
      expect(await bench.attemptInJob(statement)).toBe('denied');
    }
    const forged = sql`update address_facts set found = '{}', asked_lat = 1, asked_lng = 1`;
    expect(await bench.attempt(bench.owner, forged)).toBe('denied');
  });
});

describe('the cost of models', () => {
  const insert = sql`insert into model_calls (id, at, purpose, provider, model_name, outcome)
    values (${randomUUID()}, now(), 'observe', 'test', 'test', 'answered')`;
  const select = sql`select * from model_calls`;

  it('is shared by workers, whatever their property', async () => {
    const other = await bench.database.newProperty(bench.stranger);
    await bench.database.db.asWorker(bench.ids.property, (tx) => tx.execute(insert));
    const read = await bench.database.db.asWorker(other, (tx) => tx.execute(select));
    expect(read.rowCount).toBe(1);
  });

  it('is never changed', async () => {
    for (const change of [sql`delete from model_calls`, sql`update model_calls set at = now()`]) {
      expect(await bench.attemptInJob(change)).toBe('denied');
    }
  });

  it('is out of reach for requests', async () => {
    expect(await bench.attempt(bench.owner, sql`select app.sweep_model_calls(now())`)).toBe(
      'denied',
    );
    expect(await bench.attempt(bench.owner, select)).toBe('denied');
    expect(await bench.attempt(bench.owner, insert)).toBe('denied');
  });
});

describe("a worker's follow-up job", () => {
  it('can be queued only for its own property', async () => {
    const other = await bench.database.newProperty(bench.stranger);
    const insertFor = (property: string) =>
      sql`insert into analysis_jobs (id, property_id, status, request) values (${randomUUID()}, ${property}, 'done', '{}')`;

    expect(await bench.attemptInJob(insertFor(bench.ids.property))).toBe('1 row');
    expect(await bench.attemptInJob(insertFor(other))).toBe('denied');
  });
});

describe('a ticket for a realtime connection', () => {
  it('is out of reach for requests except through its functions', async () => {
    const issue = sql`select app.issue_realtime_ticket('hash', now(), now() + interval '1 minute') as issued`;
    const redeem = sql`select * from app.redeem_realtime_ticket('hash', now())`;
    const asOwner = () => bench.database.db.asActor(bench.owner, (tx) => tx.execute(issue));

    expect((await asOwner()).rows).toEqual([{ issued: true }]);
    for (const statement of [
      sql`select * from realtime_tickets`,
      sql`insert into realtime_tickets (ticket_hash, actor_kind, actor_id, expires_at) values ('other', 'visitor', ${bench.owner.id}, now())`,
      sql`delete from realtime_tickets`,
    ]) {
      expect(await bench.attempt(bench.owner, statement)).toBe('denied');
    }
    const spent = await bench.database.db.asActor(null, (tx) => tx.execute(redeem));
    expect(spent.rows).toEqual([{ kind: 'visitor', id: bench.owner.id, session_id: null }]);
    const again = await bench.database.db.asActor(null, (tx) => tx.execute(redeem));
    expect(again.rows).toEqual([]);
  });

  it("can't be stolen by asking in the name of a later time", async () => {
    const issue = (hash: string, at: string) =>
      sql`select app.issue_realtime_ticket(${hash}, ${at}, now() + interval '1 minute')`;
    await bench.database.db.asActor(bench.owner, (tx) => tx.execute(issue('kept', 'now')));
    await bench.database.db.asActor(bench.stranger, (tx) => tx.execute(issue('own', 'infinity')));

    const redeem = sql`select * from app.redeem_realtime_ticket('kept', now())`;
    const redeemed = await bench.database.db.asActor(null, (tx) => tx.execute(redeem));
    expect(redeemed.rows).toEqual([{ kind: 'visitor', id: bench.owner.id, session_id: null }]);
  });

  it('is never issued without a visitor', async () => {
    const issue = sql`select app.issue_realtime_ticket('hash', now(), now()) as issued`;
    const { rows } = await bench.database.db.asActor(null, (tx) => tx.execute(issue));

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
      expect(await bench.attempt(bench.owner, change)).toBe('denied');
      expect(await bench.attemptInJob(change)).toBe('denied');
    }
  });

  it('is removed only with its property', async () => {
    const property = await bench.database.newProperty(bench.owner);
    const count = async () => {
      const { rowCount } = await bench.database.admin.query(
        'select 1 from analyses where property_id = $1',
        [property],
      );
      return rowCount;
    };
    await bench.database.db.asWorker(property, (tx) =>
      tx.execute(insertAnalysis(property, randomUUID())),
    );
    expect(await count()).toBe(1);

    await bench.database.db.asActor(bench.owner, (tx) =>
      tx.execute(sql`select app.delete_property(${property}, now())`),
    );
    expect(await count()).toBe(1);
    await bench.database.db.asPurge((tx) =>
      tx.execute(sql`delete from properties where id = ${property}`),
    );
    expect(await count()).toBe(0);
  });
});

describe('the role that purges deleted data', () => {
  const tables = [
    'properties',
    'images',
    'image_placements',
    'analyses',
    'finding_comparisons',
    'disputes',
    'owner_answers',
    'model_retries',
    'analysis_jobs',
  ];
  const seen = async (table: string, property: string) => {
    const column = table === 'properties' ? 'id' : 'property_id';
    const { rowCount } = await bench.database.db.asPurge((tx) =>
      tx.execute(sql.raw(`select ${column} from ${table} where ${column} = '${property}'`)),
    );
    return rowCount;
  };

  it('reaches nothing of a property from which nothing was deleted', async () => {
    for (const table of tables) expect(await seen(table, bench.ids.property), table).toBe(0);
  });

  it('reaches only tables that may name deleted data', async () => {
    const { rows } = await bench.database.admin.query<{ name: string }>(`
      select c.relname as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and (has_any_column_privilege('dss_purge', c.oid, 'select, insert, update')
          or has_table_privilege('dss_purge', c.oid, 'delete'))`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...tables, 'deleted_properties'].toSorted(),
    );
  });

  it("can't undo a deletion", async () => {
    const property = await bench.database.newProperty(bench.owner);
    const photo = randomUUID();
    await bench.database.db.asActor(bench.owner, async (tx) => {
      await tx.execute(insertImage(property, photo, 'front'));
      await tx.execute(sql`select app.delete_photo(${property}, 'front', now())`);
    });
    const undelete = sql`update images set deleted_at = null where id = ${photo}`;
    await expect(bench.database.db.asPurge((tx) => tx.execute(undelete))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });
});

describe('deleting and restoring', () => {
  it.each([
    ['deletes', (id: string) => sql`select app.delete_property(${id}, now()) as done`, false],
    [
      'restores',
      (id: string) => sql`select app.restore_property(${id}, '-infinity') as done`,
      null,
    ],
    ['deletes', (id: string) => sql`select app.delete_photo(${id}, 'front', now()) as done`, null],
    [
      'restores',
      (id: string) => sql`select app.restore_photo(${id}, 'front', '-infinity') as done`,
      null,
    ],
  ])("nobody %s another owner's data", async (_does, statement, nothing) => {
    for (const actor of [bench.stranger, null]) {
      const { rows } = await bench.database.db.asActor(actor, (tx) =>
        tx.execute(statement(bench.ids.property)),
      );
      expect(rows).toEqual([{ done: nothing }]);
    }
  });
});
