import { randomUUID } from 'node:crypto';
import {
  DssError,
  errorBodySchema,
  featuredPropertySchema,
  operationsSchema,
  type Operations,
} from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertAnalysis } from '../db/testing/rows.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';

const base = '/api/operations';
const hour = 60 * 60_000;
let app: TestApp;
let owner: VisitorClient;
let property: string;

const admin = async (text: string, values: unknown[] = []) =>
  (await app.database.admin.query<Record<string, unknown>>(text, values)).rows;
const number = async (text: string) => Number((await admin(`select (${text}) as n`))[0]?.['n']);

async function overview(): Promise<Operations> {
  const response = await app.stranger.fetch(`${base}/overview`);
  expect(response.status).toBe(200);
  return operationsSchema.parse(await response.json());
}

const act = (path: string) => app.stranger.send('POST', `${base}/${path}`);

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
  property = await app.newProperty(owner);
});

afterAll(() => app.close());

async function addAnalysis(minutesAgo: number, hazards: number): Promise<string> {
  const id = randomUUID();
  await app.database.db.asWorker(property, (tx) => tx.execute(insertAnalysis(property, id)));
  await admin(
    `update analyses set created_at = now() - $2 * interval '1 minute', job_id = gen_random_uuid() where id = $1`,
    [id, minutesAgo],
  );
  await admin(
    `insert into hazards (id, analysis_id, property_id, type, confidence, explanation, points_hundredths, position)
     select gen_random_uuid(), $1, $2, 'roof_debris', 0.8, 'Leaves', 100, n from generate_series(1, $3) as n`,
    [id, property, hazards],
  );
  return id;
}

describe('the recent analyses', () => {
  it('are the ten newest, each with its number of hazards, model and version', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await addAnalysis(n, n));
    const { recent_analyses: shown } = await overview();
    expect(shown.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(shown.map(({ hazard_count: count }) => count)).toEqual([...Array(10).keys()]);
    const [stored] = await admin('select * from analyses where id = $1', [ids[0]]);
    expect(shown[0]).toMatchObject({
      property_id: property,
      dss_score: stored?.['dss_score'],
      model_name: stored?.['model_name'],
      schema_version: stored?.['schema_version'],
    });
  });

  it('are counted by hour and provider, beside all hazards and guidance', async () => {
    const { hours, counts } = await overview();
    expect(hours).toHaveLength(24);
    const made = hours.flatMap(({ analyses }) => analyses);
    expect(made.reduce((sum, { count }) => sum + count, 0)).toBe(
      await number('select count(*) from analyses'),
    );
    expect(counts).toEqual({
      hazards: await number('select count(*) from hazards'),
      guidance: await number('select count(*) from guidance'),
    });
  });
});

describe('the figures', () => {
  it('of analyses say how they ended, in the last day and in the one before', async () => {
    await admin(
      `insert into analysis_jobs (id, property_id, status, request, updated_at)
       select gen_random_uuid(), $1, how::job_status, '{}', now() - hours * interval '1 hour'
       from (values ('done', 1), ('done', 23), ('failed', 2), ('failed', 25), ('done', 47), ('done', 49), ('cancelled', 1)) as j (how, hours)`,
      [property],
    );
    expect((await overview()).ended).toEqual({
      last_day: { done: 2, failed: 1 },
      day_before: { done: 1, failed: 1 },
    });
    await admin('delete from analysis_jobs');
  });

  it('of models are those of the calls, by hour and for the month', async () => {
    await admin(
      `insert into model_calls (id, at, purpose, provider, model_name, outcome, input_tokens, output_tokens, cost_micro_usd)
       select gen_random_uuid(), now() - n * interval '25 minutes', 'observe', 'openai', 'm', 'answered', 1000 * n, 10 * n, 2500 * n
       from generate_series(0, 4) as n`,
    );
    const { hours, model } = await overview();
    const sum = (of: (each: Operations['hours'][number]) => number) =>
      hours.reduce((total, each) => total + of(each), 0);
    expect(sum(({ calls }) => calls)).toBe(await number('select count(*) from model_calls'));
    expect(sum(({ input_tokens: tokens }) => tokens)).toBe(10_000);
    expect(sum(({ output_tokens: tokens }) => tokens)).toBe(100);
    expect(sum(({ cost_usd: cost }) => cost)).toBeCloseTo(0.025);
    expect(model.month_cost_usd).toBeCloseTo(
      await number(
        `select sum(cost_micro_usd) / 1e6 from model_calls where at >= date_trunc('month', now(), 'UTC')`,
      ),
    );
    expect(model).toMatchObject({ provider: 'built-in', budget_usd: null, budget_reached: false });
  });

  it('of the observation cache are those of the jobs that looked for observations', async () => {
    const job = `insert into analysis_jobs (id, property_id, status, request, photos_total, photos_known)
      values (gen_random_uuid(), '${property}', 'done', '{}', $1, $2)`;
    await admin(job, [8, 6]);
    await admin(job, [2, 0]);
    await admin(job, [5, null]);
    expect((await overview()).observation_cache).toEqual({ photos: 10, known: 6 });
  });

  it('of storage are the sizes of photos, pictures and database', async () => {
    await admin(
      `insert into aerial_pictures (key, bytes, used_at, expires_at) values ('k', 4096, now(), now())`,
    );
    const { storage } = await overview();
    expect(storage).toMatchObject({
      photos: await number('select count(*) from images'),
      photo_bytes: await number('select coalesce(sum(bytes), 0) from images'),
      aerial_bytes: 4096,
      in_bucket: false,
    });
    expect(storage.database_bytes).toBeGreaterThan(1e6);
    expect(storage.free_bytes).toBeGreaterThan(0);
  });

  it('name a photo store that doesn’t answer before all else', async () => {
    const parts = { database: 'ok', storage: 'failed', queue: 'ok' } as const;
    vi.spyOn(app.dependencies.readiness, 'parts').mockReturnValueOnce(parts);
    expect((await overview()).troubles[0]).toMatchObject({
      part: 'storage',
      text: expect.stringMatching(/^Photos: /),
    });
  });
});

describe('the queue', () => {
  const jobs = async () => (await overview()).jobs;

  it('is counted by state, with the age of what has waited longest', async () => {
    await admin('delete from graphile_worker._private_jobs');
    const add = (name: string, changes: string) =>
      admin(`select graphile_worker.add_job('send_mail', '{}', job_key => $1)`, [name]).then(() =>
        admin(`update graphile_worker._private_jobs set ${changes} where key = $1`, [name]),
      );
    await add('a', `run_at = now() - interval '90 seconds'`);
    await add('b', `run_at = now() + interval '1 hour'`);
    await add('c', `locked_at = now(), locked_by = 'w'`);
    await add(
      'd',
      `attempts = max_attempts, last_error = E'Failed query: insert\nparams: 12 Ridge Road'`,
    );
    const { queue } = await overview();
    expect(queue).toMatchObject({ ready: 1, waiting: 1, running: 1, failed: 1 });
    expect(queue.oldest_ready_seconds).toBeGreaterThanOrEqual(89);
    expect((await jobs()).map(({ state }) => state)).toEqual([
      'failed',
      'running',
      'ready',
      'waiting',
    ]);
    expect(JSON.stringify(await jobs())).not.toContain('Ridge');
  });

  it('runs a failed job again with all its attempts', async () => {
    const failed = (await jobs()).find(({ state }) => state === 'failed');
    expect((await act(`jobs/${failed?.id}/retry`)).status).toBe(200);
    expect((await jobs()).find(({ id }) => id === failed?.id)).toMatchObject({
      state: 'ready',
      attempts: 0,
    });
  });

  it('gives up a job that waits, but none that runs', async () => {
    const [waiting, running] = ['waiting', 'running'].map(
      async (state) => (await jobs()).find((job) => job.state === state)?.id,
    );
    expect((await act(`jobs/${await waiting}/discard`)).status).toBe(200);
    await expectError(await act(`jobs/${await running}/discard`), 'work_not_found');
    await expectError(await act(`jobs/${await waiting}/discard`), 'work_not_found');
  });

  it('ends the analysis of a job that is given up', async () => {
    const id = randomUUID();
    await admin(
      `insert into analysis_jobs (id, property_id, status, request) values ($1, $2, 'queued', '{}')`,
      [id, property],
    );
    await admin('select app.enqueue_analysis($1, $2)', [id, property]);
    const job = (await jobs()).find(({ name }) => name === 'analyze_property');
    expect((await act(`jobs/${job?.id}/discard`)).status).toBe(200);
    expect(await admin('select status from analysis_jobs where id = $1', [id])).toEqual([
      { status: 'cancelled' },
    ]);
  });
});

describe('an analysis that failed for good', () => {
  it('is started again with all its attempts, or given up', async () => {
    const id = randomUUID();
    await admin(
      `insert into analysis_jobs (id, property_id, status, request, error_code, attempts, created_at)
       values ($1, $2, 'failed', '{}', 'analysis_down', 5, now() + interval '1 second')`,
      [id, property],
    );
    const failed = async () => (await overview()).failed_analyses;
    expect(await failed()).toMatchObject([
      { job_id: id, property_id: property, error_code: 'analysis_down', attempts: 5 },
    ]);
    expect((await act(`failed-analyses/${id}/retry`)).status).toBe(200);
    expect(await failed()).toEqual([]);
    expect(await admin('select status, attempts from analysis_jobs where id = $1', [id])).toEqual([
      { status: 'queued', attempts: 0 },
    ]);
    expect((await overview()).jobs.some(({ name }) => name === 'analyze_property')).toBe(true);
    await expectError(await act(`failed-analyses/${id}/retry`), 'work_not_found');

    await admin(`update analysis_jobs set status = 'failed' where id = $1`, [id]);
    expect((await act(`failed-analyses/${id}/discard`)).status).toBe(200);
    expect(await failed()).toEqual([]);
  });
});

describe('what is sent elsewhere', () => {
  it('that were given up can be sent again from a list without addresses', async () => {
    await admin(
      `insert into outbox (id, kind, recipient, name, content, attempts, failure, given_up_at) values
        (gen_random_uuid(), 'mail', 'ada@example.org', 'policy_review_request', '{}', 7, '550 <ada@example.org> unknown', now()),
        (gen_random_uuid(), 'mail', 'ada@example.org', 'verify_email', null, 7, 'refused', now()),
        (gen_random_uuid(), 'mail', 'ada@example.org', 'policy_review_request', '{}', 1, 'busy', null),
        (gen_random_uuid(), 'lead', null, null, '{}', 1, 'sink: refused (status 422)', now()),
        (gen_random_uuid(), 'score', null, null, '{}', 3, 'score receiver: status 503', null),
        (gen_random_uuid(), 'notification', null, null, '{}', 2, 'push service: status 503', null)`,
    );
    const { mails, leads, scores, notifications } = await overview();
    expect(mails).toMatchObject({ waiting: 1, failed: 2 });
    expect(leads).toMatchObject({ waiting: 0, failed: 1 });
    expect(scores).toMatchObject({
      waiting: 1,
      failed: 0,
      list: [{ attempts: 3, failure: 'score receiver: status 503' }],
    });
    expect(notifications).toMatchObject({ waiting: 1, failed: 0, list: [{ attempts: 2 }] });
    expect(JSON.stringify({ mails, leads })).not.toContain('ada@example.org');
    const sendable = mails.list.find((mail) => mail.failed && mail.sendable);
    expect(sendable?.failure).toBe('550 <…@…> unknown');
    expect((await act(`mails/${sendable?.id}/retry`)).status).toBe(200);
    const forgotten = mails.list.find((mail) => !mail.sendable);
    await expectError(await act(`mails/${forgotten?.id}/retry`), 'work_not_found');
    expect((await act(`leads/${leads.list[0]?.id}/retry`)).status).toBe(200);
    expect((await act(`scores/${scores.list[0]?.id}/retry`)).status).toBe(200);

    const after = await overview();
    expect(after.mails).toMatchObject({ waiting: 2, failed: 1 });
    expect(after.leads).toMatchObject({ waiting: 1, failed: 0 });
    const keys = await admin('select key from graphile_worker._private_jobs');
    expect(keys).toContainEqual({ key: `mail:${sendable?.id}` });
    expect(keys).toContainEqual({ key: `lead:${leads.list[0]?.id}` });
  });

  it('say whether there is anybody who takes them', async () => {
    const isConfigured = async (where: TestApp) => {
      const { mails, leads, scores, notifications } = operationsSchema.parse(
        await (await where.stranger.fetch(`${base}/overview`)).json(),
      );
      return {
        mails: mails.configured,
        leads: leads.configured,
        scores: scores.configured,
        notifications: notifications.configured,
      };
    };
    expect(await isConfigured(app)).toEqual({
      mails: false,
      leads: false,
      scores: false,
      notifications: true,
    });
    const { mail, leads } = app.dependencies;
    const served = await startTestApp({
      mail: { ...mail, smtp: { host: '127.0.0.1', port: 1, secure: false, login: null } },
      leads: { ...leads, sink: { url: 'http://127.0.0.1:1', secret: 'a-secret-of-16-characters' } },
      scoreReceiver: { url: 'http://127.0.0.1:1', secret: 'a-secret-of-16-characters' },
      push: null,
    });
    try {
      expect(await isConfigured(served)).toEqual({
        mails: true,
        leads: true,
        scores: true,
        notifications: false,
      });
    } finally {
      await served.close();
    }
  });

  it('say how far each request for a policy review is', async () => {
    const review = (spam: boolean, mail: string | null) =>
      admin(
        `insert into policy_review_requests (id, first_name, last_name, email, locale, suspected_spam, agency_mail_id)
         values (gen_random_uuid(), 'Ada', 'Lovelace', 'ada@example.org', 'en', $1, $2)`,
        [spam, mail],
      );
    const mailWith = async (changes: string) =>
      String(
        (
          await admin(`insert into outbox (id, kind, recipient, name, ${changes.split('=')[0]})
            values (gen_random_uuid(), 'mail', 'a@example.org', 't', ${changes.split('=')[1]}) returning id`)
        )[0]?.['id'],
      );
    await review(true, null);
    await review(false, null);
    await review(false, await mailWith('sent_at=now()'));
    await review(false, await mailWith('given_up_at=now()'));
    await review(false, await mailWith('attempts=1'));
    await review(false, null);
    await admin(`update policy_review_requests set status_set = 'answered'
      where id = (select id from policy_review_requests where not suspected_spam and agency_mail_id is null limit 1)`);
    const { reviews } = await overview();
    const found = reviews.map(({ status, suspected_spam: spam }) => (spam ? 'spam' : status));
    expect(found.toSorted()).toEqual(['answered', 'failed', 'mailed', 'new', 'new', 'spam']);
    expect(JSON.stringify(reviews)).not.toMatch(/Ada|example/);
  });
});

describe('the last errors', () => {
  it("come with their requests' ids, but without anything that was entered", async () => {
    const broken = await startTestApp({
      readiness: { ...app.dependencies.readiness },
      readOverview: () => Promise.reject(new RangeError('12 Ridge Road')),
    });
    try {
      const response = await broken.stranger.fetch(`${base}/overview`);
      const { error } = errorBodySchema.parse(await response.json());
      await broken.dependencies.callNotes.flush();
      const { rows } = await broken.database.admin.query(
        'select request_id, method, route, status, error from noted_calls',
      );
      expect(rows).toEqual([
        {
          request_id: error.request_id,
          method: 'GET',
          route: `${base}/overview`,
          status: 500,
          error: 'RangeError',
        },
      ]);
    } finally {
      await broken.close();
    }
  });

  it('are shown beside the slowest calls of the last day', async () => {
    const { note } = app.dependencies.callNotes;
    const call = { method: 'GET', route: '/api/guidance', status: 200, error: null };
    for (const durationMs of [20, 350, 900, 400]) {
      note({ ...call, durationMs, requestId: `request-${durationMs}` });
    }
    note({ ...call, route: '/functions/v1/analyze_v2', durationMs: 30_000, requestId: 'waits' });
    note({
      ...call,
      status: 500,
      error: new TypeError('x'),
      durationMs: 5,
      requestId: 'request-e',
    });
    const { slow_calls: slow, errors } = await overview();
    // On a busy machine, the tests' own calls may be slow, too.
    const noted = slow.filter(({ request_id: id }) => /^(?:request-|waits)/.test(id ?? ''));
    expect(noted.map(({ request_id: id }) => id)).toEqual([
      'request-900',
      'request-400',
      'request-350',
    ]);
    expect(errors[0]).toMatchObject({ request_id: 'request-e', error: 'TypeError', status: 500 });
  });

  it('are listed once if they are equal, with their number and the newest request', async () => {
    const { note, flush } = app.dependencies.callNotes;
    const failed = { method: 'PUT', route: '/api/outage', status: 503, durationMs: 5 };
    const outage = new DssError('database_unavailable');
    for (const requestId of ['one', 'two', 'three']) note({ ...failed, error: outage, requestId });
    note({ ...failed, error: new RangeError('x'), requestId: 'other' });
    note({ ...failed, method: 'GET', error: outage, requestId: 'reading' });
    await flush();
    await admin(
      `update noted_calls set at = now() - case request_id when 'one' then interval '3 hours' when 'three' then interval '2 hours' else interval '1 hour' end
       where route = '/api/outage'`,
    );
    const ofOutage = (await overview()).errors.filter(({ route }) => route === '/api/outage');
    expect(
      ofOutage.map(({ method, error, count }) => `${count} ${method} ${error}`).toSorted(),
    ).toEqual(['1 GET database_unavailable', '1 PUT RangeError', '3 PUT database_unavailable']);
    const {
      at,
      first_at: first,
      request_id: newest,
    } = ofOutage.find(({ count }) => count === 3) ?? {};
    expect(newest).toBe('two');
    expect(Date.parse(at ?? '') - Date.parse(first ?? '')).toBe(2 * hour);
  });

  it('are removed after a week', async () => {
    await admin(`update noted_calls set at = now() - interval '8 days' where kind = 'error'`);
    await app.database.db.asWorker(property, async (tx) => {
      const { sql } = await import('drizzle-orm');
      await tx.execute(
        sql`select app.sweep_noted_calls(${new Date(Date.now() - 7 * 24 * hour).toISOString()})`,
      );
    });
    expect(await number(`select count(*) from noted_calls where kind = 'error'`)).toBe(0);
    expect(await number('select count(*) from noted_calls')).toBeGreaterThan(0);
  });
});

describe('the featured property', () => {
  it('is the configured one', async () => {
    const path = `${base}/featured-property`;
    const of = async (from: TestApp) =>
      featuredPropertySchema.parse(await (await from.stranger.fetch(path)).json());
    expect(await of(app)).toEqual({ property_id: null });
    const chosen = await startTestApp({ featuredPropertyId: property });
    try {
      expect(await of(chosen)).toEqual({ property_id: property });
    } finally {
      await chosen.close();
    }
  });
});
