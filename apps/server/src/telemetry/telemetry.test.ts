import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { mailTasks } from '../mail/send-mail.ts';
import { openTransport } from '../mail/transport.ts';
import { readFigures } from '../operations/read-operations.ts';
import { locatingTasks } from '../places/locate-property.ts';
import { startQueue, type Queue } from '../queue/start-queue.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { openMetrics } from './metrics.ts';
import { startTraces } from './start-traces.ts';

const token = 'a-token-of-the-metrics';
/** What is entered below; none of it may be found in a log or in a trace. */
// Durations are written in milliseconds with two decimals.
const personal =
  /Ridge|Paradise|\bada\b|lovelace|\b39\.75(?!\d*ms)|121\.62(?!\d*ms)|agave|555-0142|no-such-passw/i;

let app: TestApp;
let owner: VisitorClient;
let property: string;
let queue: Queue;

beforeAll(async () => {
  let from: TestApp | undefined;
  const metrics = await openMetrics(() => {
    if (from === undefined) throw new Error('not started yet');
    const { db, dataDir } = from.dependencies;
    return readFigures(db, { now: new Date(), dataDir, budgetUsd: 50, backupsFolder: null });
  });
  app = await startTestApp({
    metrics: { token, read: metrics.read },
    noteCall: metrics.noteCall,
  });
  from = app;
  owner = await app.newVisitor();
  property = await app.newProperty(owner);
  const { db, mail: config, log, dataDir, places } = app.dependencies;
  queue = await startQueue({
    connection: app.database.connection,
    tasks: {
      ...mailTasks({
        db,
        config,
        transport: openTransport({ ...config, smtp: null }, dataDir),
        log,
      }),
      ...locatingTasks({ db, places, learnFactsLater: null, log }),
    },
    log,
    noteCall: metrics.noteCall,
    concurrency: 1,
    graceMs: 100,
  });
});

afterAll(async () => {
  await queue.stop();
  await app.close();
});

const contact = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada.lovelace@example.org',
  phone: '(530) 555-0142',
  notes: 'The agave by the door',
};

const lines = () =>
  app.logLines.map((line) =>
    z.looseObject({ msg: z.string(), requestId: z.string().optional() }).parse(JSON.parse(line)),
  );

/** Asks for a review, which has mails sent, and waits until a job has sent them. */
async function askForReview(requestId: string): Promise<void> {
  const response = await owner.fetch('/functions/v1/send-policy-review', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': requestId },
    body: JSON.stringify(contact),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('X-Request-Id')).toBe(requestId);
  await vi.waitFor(() => {
    const sent = lines().filter(
      ({ msg, requestId: id }) => msg === 'a mail was sent' && id === requestId,
    );
    expect(sent).toHaveLength(2);
  });
  // Their spans end with the jobs, after that line.
  await vi.waitFor(async () => {
    const { rows } = await app.database.admin.query('select id from graphile_worker.jobs');
    expect(rows).toEqual([]);
  });
}

describe('the log', () => {
  it('names a request by the same id in its answer, its own lines and those of its jobs', async () => {
    const requestId = randomUUID();
    await askForReview(requestId);
    const own = lines().filter((line) => line.requestId === requestId);
    expect(own.map(({ msg }) => msg)).toContain('request');
  });

  it('contains nothing that anybody entered, whether it was accepted or refused', async () => {
    const address = '12 Ridge Road, Paradise';
    const here = { lat: 39.7596, lng: -121.6219 };
    const requests: readonly (readonly [string, string, unknown?])[] = [
      ['POST', '/api/properties', { address, nickname: 'Ada’s home', ...here }],
      ['POST', '/api/properties', { address, ...here, lng: -1219 }],
      ['POST', '/api/properties', { address: [address] }],
      ['PUT', `/api/properties/${property}/location`, { ...here, outline: null }],
      ['PATCH', `/api/properties/${property}`, { address, email: contact.email }],
      ['GET', `/api/places/suggestions?q=${encodeURIComponent(address)}&session=s`],
      ['GET', `/api/places/${encodeURIComponent(address)}?session=s`],
      ['GET', `/api/guidance?hazard_type=${encodeURIComponent(contact.email)}`],
      ['POST', '/functions/v1/analyze_v2', { property_id: property, place: here, images: [] }],
      [
        'POST',
        '/functions/v1/analyze_v2',
        { property_id: property, placements: [{ caption: 'agave', ...here }] },
      ],
      ['POST', '/functions/v1/analyze_v2', { property_id: address }],
      ['POST', '/functions/v1/sign-image', { paths: [address] }],
      [
        'POST',
        '/api/leads',
        { lead: { email: contact.email }, address: { full_address: address } },
      ],
      ['POST', '/api/leads', { lead: { email: [contact.email] } }],
      ['POST', '/functions/v1/send-policy-review', { ...contact, email: 'ada(at)example' }],
      [
        'POST',
        '/api/account/sign-up',
        { name: 'Ada Lovelace', email: contact.email, password: 'weak' },
      ],
      ['POST', '/api/account/sign-in', { email: contact.email, password: 'no-such-password-9' }],
      ['POST', '/api/account/forgotten-password', { email: contact.email }],
      ['PUT', `/api/properties/${property}/answers`, { answers: [{ question_id: address }] }],
      ['POST', `/api/properties/${property}/disputes`, { reason: 'The agave is gone', kind: 'x' }],
    ];
    for (const [method, path, body] of requests) await owner.send(method, path, body);
    await askForReview(randomUUID());
    expect(app.logLines.length).toBeGreaterThan(requests.length);
    expect(app.logLines.filter((line) => personal.test(line))).toEqual([]);
  });
});

describe('/metrics', () => {
  const scrape = (given = token) =>
    app.stranger.fetch('/metrics', { headers: { Authorization: `Bearer ${given}` } });

  it('is available only with the token', async () => {
    expect((await app.stranger.fetch('/metrics')).status).toBe(404);
    expect((await scrape(`${token}x`)).status).toBe(404);
    expect((await scrape()).status).toBe(200);
  });

  it('has the figures of the database beside the durations of requests and jobs', async () => {
    await app.stranger.fetch('/healthz');
    await askForReview(randomUUID());
    await app.database.admin.query(
      `insert into model_calls (id, at, purpose, provider, model_name, outcome, input_tokens, cost_micro_usd)
       values (gen_random_uuid(), now(), 'observe', 'openai', 'm', 'timed_out', 1200, 250000)`,
    );
    await app.database.admin.query('delete from graphile_worker._private_jobs');
    await app.database.admin.query(
      `select graphile_worker.add_job('send_mail', '{}', run_at => now() + interval '1 hour')`,
    );
    const response = await scrape();
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    const text = await response.text();
    for (const line of [
      'dss_queue_jobs{state="waiting"} 1',
      'dss_queue_jobs{state="failed"} 0',
      'dss_model_calls_this_month{outcome="failed"} 1',
      'dss_model_tokens_this_month{direction="input"} 1200',
      'dss_model_cost_this_month_usd 0.25',
      'dss_model_budget_usd 50',
      'dss_mails{state="waiting"} 0',
      'dss_scores{state="waiting"} 0',
      'dss_notifications{state="failed"} 0',
      'dss_errors_total{kind="job"} 0',
    ]) {
      expect(text).toContain(`\n${line}\n`);
    }
    expect(text).toMatch(
      /dss_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/,
    );
    expect(text).toMatch(/dss_job_duration_seconds_count\{job="send_mail",outcome="done"\} [1-9]/);
    expect(text).toMatch(/process_resident_memory_bytes \d/);
    // Without that setting: a 0 or an age would be wrong.
    expect(text).not.toContain('dss_newest_backup_age_seconds');
    expect(text).not.toMatch(personal);
    await app.database.admin.query('delete from graphile_worker._private_jobs');
  });
});

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});

describe('traces', () => {
  let collector: Server;
  let received: { readonly path: string; readonly key: string; readonly body: string }[] = [];
  let stop: () => Promise<void>;

  beforeEach(async () => {
    received = [];
    collector = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        received.push({
          path: request.url ?? '',
          key: String(request.headers['api-key']),
          body,
        });
        response.setHeader('Content-Type', 'application/json');
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => {
      collector.listen(0, '127.0.0.1', resolve);
    });
    const address = collector.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    const { port } = address;
    stop = await startTraces({
      endpoint: `http://127.0.0.1:${port}`,
      headers: { 'api-key': 'secret' },
      instance: 'test',
    });
  });

  afterEach(async () => {
    await stop();
    await new Promise((resolve) => {
      collector.close(resolve);
    });
  });

  it("go to the collector, each under its request's id, from the request to its jobs", async () => {
    const requestId = randomUUID();
    await askForReview(requestId);
    await stop();
    expect(received[0]).toMatchObject({ path: '/v1/traces', key: 'secret' });
    const spans = received
      .flatMap(({ body }) => exportSchema.parse(JSON.parse(body)).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
      .filter(({ traceId }) => traceId === requestId.replaceAll('-', ''));
    const request = spans.find(({ name }) => name === 'POST /functions/v1/send-policy-review');
    expect(request?.parentSpanId ?? '').toBe('');
    const below = (parent: string | undefined) =>
      spans.filter(({ parentSpanId }) => parentSpanId === parent);
    const jobs = below(request?.spanId).filter(({ name }) => name === 'job send_mail');
    expect(jobs).toHaveLength(2);
    expect(below(request?.spanId).map(({ name }) => name)).toContain('transaction dss_visitor');
    expect(below(jobs[0]?.spanId).map(({ name }) => name)).toContain('transaction dss_worker');
    expect(received.map(({ body }) => body).join('')).not.toMatch(personal);
  });
});
