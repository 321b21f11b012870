import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { analysisTasks } from '../analysis/job/analyze-property.ts';
import { startWebhookReceiver, type TestReceiver } from '../outbox/testing/webhook-receiver.ts';
import { startQueue, type Queue } from '../queue/start-queue.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { scoreTasks } from './deliver-score.ts';

const log = pino({ level: 'silent' });
const secret = 'the receiver knows this secret too';

let receiver: TestReceiver;
let app: TestApp;
let owner: VisitorClient;
let queue: Queue | undefined;

beforeAll(async () => {
  receiver = await startWebhookReceiver(secret);
  app = await startTestApp();
  owner = await app.newVisitor();
});

afterAll(async () => {
  await app.close();
  await receiver.close();
});

afterEach(async () => {
  await queue?.stop();
  queue = undefined;
  receiver.behavior = 'takes';
  expect(receiver.complaints).toEqual([]);
  await app.database.admin.query('delete from outbox');
});

/** Starts a worker that analyzes, with a receiver of scores or without. */
async function startWorking(told: { url: string; secret: string } | null): Promise<void> {
  const { db } = app.dependencies;
  queue = await startQueue({
    connection: app.database.connection,
    tasks: {
      ...analysisTasks({
        ...app.dependencies,
        changes: app.changes,
        log,
        sendsScores: told !== null,
      }),
      ...scoreTasks({ db, receiver: told, clock: app.clock.now, log }),
    },
    log,
    concurrency: 2,
    graceMs: 100,
  });
}

/** Has a new home with a photo analyzed. */
async function analyzeHome(): Promise<string> {
  const propertyId = await app.newProperty(owner);
  const uploaded = await owner.fetch(`/api/properties/${propertyId}/photos/front`, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg' },
    body: new Uint8Array(await tinyJpeg()),
  });
  expect(uploaded.status).toBeLessThan(300);
  const started = await owner.send('POST', '/functions/v1/analyze_v2', {
    property_id: propertyId,
  });
  expect(started.status).toBeLessThan(300);
  await vi.waitFor(async () => expect(await storedScores(propertyId)).toHaveLength(1));
  return propertyId;
}

async function storedScores(propertyId: string) {
  const { rows } = await app.database.admin.query<{ id: string; score: number }>(
    'select id, dss_score as score from analyses where property_id = $1',
    [propertyId],
  );
  return rows;
}

async function records() {
  const { rows } = await app.database.admin.query<Record<string, unknown>>(
    `select id, kind, property_id, attempts, failure, sent_at is not null as sent, content is null as forgotten from outbox`,
  );
  return rows;
}

const recorded = (expected: object) =>
  vi.waitFor(async () => expect(await records()).toMatchObject([expected]));
const makeDue = () =>
  app.database.admin.query('update graphile_worker._private_jobs set run_at = now()');

describe('a score that is ready', () => {
  it('is told once, signed, with nothing of whose home it is or where', async () => {
    await startWorking({ url: receiver.url, secret });
    const propertyId = await analyzeHome();
    await recorded({ kind: 'score', property_id: propertyId, sent: true, forgotten: true });
    const [stored] = await storedScores(propertyId);
    const [record] = await records();
    const id = String(record?.['id']);
    expect(receiver.asked.filter((asked) => asked === id)).toHaveLength(1);
    expect(receiver.taken.get(id)).toEqual({
      type: 'score.ready',
      data: {
        property_id: propertyId,
        analysis_id: stored?.id,
        score: stored?.score,
        low: expect.any(Number),
        high: expect.any(Number),
        band: expect.stringMatching(/^(excellent|good|fair|poor)$/),
        made_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    });
  });

  it('is put nowhere without a receiver', async () => {
    await startWorking(null);
    await analyzeHome();
    expect(await records()).toEqual([]);
  });

  it('is taken back when its home is deleted first', async () => {
    receiver.behavior = { status: 503 };
    await startWorking({ url: receiver.url, secret });
    const propertyId = await analyzeHome();
    await recorded({ attempts: 1, sent: false });
    receiver.behavior = 'takes';
    expect((await owner.send('DELETE', `/api/properties/${propertyId}`)).status).toBe(204);
    expect(await records()).toEqual([]);
    const before = receiver.asked.length;
    await makeDue();
    const other = await analyzeHome();
    await recorded({ property_id: other, sent: true });
    expect(receiver.asked).toHaveLength(before + 1);
  });

  it('of a home that is deleted is never put in', async () => {
    const propertyId = await app.newProperty(owner);
    await owner.send('DELETE', `/api/properties/${propertyId}`);
    await app.dependencies.db.asWorker(propertyId, (tx) =>
      tx.execute(`select app.tell_of_score('{}')`),
    );
    expect(await records()).toEqual([]);
  });
});
