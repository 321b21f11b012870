import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deletePhoto, restorePhoto } from '../deletion/delete-photo.ts';
import { tables } from '../db/index.ts';
import { answeredFinding, photoAnswer } from './observe/providers/ai/testing/answers.ts';
import type { Respond } from './observe/providers/ai/testing/model-server.ts';
import { openModelBench, type ModelBench } from './testing/model-bench.ts';
import { replyOf, scriptedProvider } from './testing/scripted-provider.ts';

const answered: Respond = () => ({ answer: photoAnswer() });

let bench: ModelBench;

afterEach(() => bench.close());

async function benchWithPhotos(
  count: number,
  respond: Respond,
  changes: Parameters<typeof openModelBench>[1] = {},
): Promise<ModelBench> {
  bench = await openModelBench(respond, changes);
  for (let n = 1; n <= count; n++) {
    await bench.addPhoto(`p${n}`, { direction: 'north', area: 'zone_0' });
  }
  await bench.startWorking();
  return bench;
}

/** Runs a new analysis and returns the number of model calls it made. */
async function callsOfRun(): Promise<number> {
  const before = bench.server.calls.length;
  const response = await bench.analyze({ rerun: true });
  expect(response.status).toBe(200);
  return bench.server.calls.length - before;
}

const place = (imageId: string, values: Partial<typeof tables.imagePlacements.$inferInsert>) =>
  bench.database.db.asActor(bench.owner, (tx) =>
    tx
      .update(tables.imagePlacements)
      .set(values)
      .where(eq(tables.imagePlacements.imageId, imageId)),
  );

describe('reading photos again', () => {
  it('calls the model only for new photos or changed descriptions', async () => {
    await benchWithPhotos(8, answered);
    expect(await callsOfRun()).toBe(8);
    expect(await callsOfRun()).toBe(0);

    await bench.addPhoto('p9', { area: 'zone_0' });
    expect(await callsOfRun()).toBe(1);

    await place('p1', { xRel: 0.2, yRel: 0.7, lat: 38.7, lng: -120.8, name: 'marker' });
    expect(await callsOfRun()).toBe(0);
    await place('p1', { direction: 'south' });
    expect(await callsOfRun()).toBe(0);

    await place('p1', { caption: 'by the front door' });
    expect(await callsOfRun()).toBe(1);
    expect(bench.server.calls.at(-1)?.texts[0]).toContain('by the front door');
    await place('p2', { area: 'siding' });
    expect(await callsOfRun()).toBe(0);
    expect(bench.server.maxAtOnce()).toBeLessThanOrEqual(4);
  });

  it('never sends where the home is, or what its owner calls it', async () => {
    await benchWithPhotos(0, answered);
    await bench.addPhoto('front', {
      area: 'zone_0',
      direction: 'east',
      caption: 'the porch',
      name: 'Aunt Rosa',
      lat: 38.729_625,
      lng: -120.798_546,
      xRel: 0.123_456,
      yRel: 0.654_321,
    });
    expect(await callsOfRun()).toBe(1);
    const body = bench.server.calls[0]?.body ?? '';
    expect(body).toContain('the porch');
    for (const told of ['1 Test Way', 'Rosa', '38.72', '120.79', '0.1234', bench.propertyId]) {
      expect(body).not.toContain(told);
    }
  });
});

describe('the cost of an analysis', () => {
  it('is stored with it as well as with each observation, without charging for stored ones', async () => {
    const tokens = { input: 4000, cached: 0, output: 300 };
    await benchWithPhotos(2, () => ({ answer: photoAnswer(), tokens }));
    await callsOfRun();
    await callsOfRun();

    const rows = await bench.database.admin.query<{ calls: number; tokens: number; cost: string }>(
      `select model_calls as calls, input_tokens as tokens, cost_micro_usd as cost
         from analyses order by created_at`,
    );
    // 2 x (4000 x 1.25 + 300 x 10) millionths of a dollar
    expect(rows.rows).toEqual([
      { calls: 2, tokens: 8000, cost: '16000' },
      { calls: 0, tokens: null, cost: null },
    ]);
    const seen = await bench.database.admin.query(
      `select cost_micro_usd as cost, input_tokens as input, output_tokens as output,
              schema_version as schema, prompt_version like 'observe-%' as named
         from observations`,
    );
    const each = { cost: '8000', input: 4000, output: 300, schema: 'v0.3', named: true };
    expect(seen.rows).toEqual([each, each]);
  });

  it('includes failed calls', async () => {
    await benchWithPhotos(1, ({ number }) =>
      number === 1 ? { answer: 'no JSON' } : { answer: photoAnswer() },
    );
    await callsOfRun();
    const { rows } = await bench.database.admin.query<{ outcome: string; priced: boolean }>(
      'select outcome, cost_micro_usd > 0 as priced from model_calls order by at, outcome desc',
    );
    expect(rows).toEqual([
      { outcome: 'malformed', priced: true },
      { outcome: 'answered', priced: true },
    ]);
    expect((await bench.analyses())[0]).toMatchObject({
      provider: 'openai',
      schema_version: 'v0.3',
    });
  });
});

describe('one photo that fails', () => {
  it.each([
    ['refused', 'declined to analyze'],
    ['rejected', 'did not accept this photo'],
  ])('because it is %s is named, without failing the analysis', async (reason, words) => {
    await benchWithPhotos(3, ({ texts: [told = ''] }) => {
      if (!told.includes('odd')) return { answer: photoAnswer() };
      return reason === 'refused' ? { answer: 'No.', ending: 'refused' } : { status: 400 };
    });
    await place('p2', { caption: 'odd' });
    expect((await bench.analyze()).status).toBe(200);
    const [analysis] = await bench.analyses();
    expect(analysis?.photos).toMatchObject([
      { image_id: 'p1', observed: true, error: null, provider: 'openai' },
      { image_id: 'p2', observed: false, error: expect.stringContaining(words), provider: null },
      { image_id: 'p3', observed: true, error: null },
    ]);
  });
});

describe('a provider that requests a long pause', () => {
  it('postpones the job, which then continues with the photos already read', async () => {
    let paused = true;
    await benchWithPhotos(
      3,
      ({ number }) =>
        paused && number > 1
          ? { status: 429, headers: { 'retry-after': '90' } }
          : { answer: photoAnswer() },
      { concurrency: 1 },
    );
    const answer = bench.analyze();
    await vi.waitFor(async () => {
      const { rows } = await bench.database.admin.query<{ seconds: number }>(
        `select extract(epoch from run_at - now())::float as seconds
           from graphile_worker.jobs where locked_at is null`,
      );
      expect(rows).toEqual([{ seconds: expect.closeTo(90, -1) }]);
    });
    expect(await bench.job()).toMatchObject({ status: 'queued', step: 'queued' });
    expect(bench.server.calls).toHaveLength(2);

    paused = false;
    await bench.database.admin.query('update graphile_worker._private_jobs set run_at = now()');
    expect((await answer).status).toBe(200);
    expect(bench.server.calls).toHaveLength(4);
    await vi.waitFor(async () => expect(await bench.queuedJobs()).toBe(0));
  });

  it('is not waited for on the last try: the photos already read make the result', async () => {
    bench = await openModelBench(
      ({ number }) =>
        number === 1
          ? { answer: photoAnswer() }
          : { status: 429, headers: { 'retry-after': '90' } },
      { concurrency: 1 },
    );
    for (const imageId of ['p1', 'p2', 'p3']) await bench.addPhoto(imageId, { area: 'zone_0' });
    const answer = bench.analyze();
    await bench.jobIs('queued');
    await bench.database.admin.query('update analysis_jobs set attempts = 4');
    await bench.startWorking();
    expect((await answer).status).toBe(200);
    expect((await bench.analyses())[0]?.photos.map((photo) => photo.observed)).toEqual([
      true,
      false,
      false,
    ]);
    expect(bench.server.calls).toHaveLength(2);
  });

  it('is not waited for longer than anyone would wait', async () => {
    await benchWithPhotos(3, () => ({ status: 429, headers: { 'retry-after': '86400' } }), {
      concurrency: 1,
    });
    expect((await bench.analyze()).status).toBe(429);
    expect(bench.server.calls).toHaveLength(1);
  });
});

describe('canceling', () => {
  it('aborts pending calls, so that no more arrive', async () => {
    // None ends by its own time limit.
    await benchWithPhotos(9, () => new Promise(() => undefined), { timeoutMs: 60_000 });
    await bench.analyze({}, { prefer: 'respond-async' });
    await vi.waitFor(() => expect(bench.server.calls).toHaveLength(4));
    await bench.post(`/api/properties/${bench.propertyId}/analysis-job/cancel`);
    await Promise.all(bench.server.calls.map((call) => call.cutOff));
    await vi.waitFor(async () => expect(await bench.queuedJobs()).toBe(0));
    expect(bench.server.calls).toHaveLength(4);
    const { rows } = await bench.database.admin.query('select distinct outcome from model_calls');
    expect(rows).toEqual([{ outcome: 'cancelled' }]);
  });
});

describe('the monthly budget', () => {
  const standIn = { ...scriptedProvider(() => Promise.resolve(replyOf())), id: 'built-in' };

  it('makes the built-in analyzer take over once it is spent, marked in the result', async () => {
    // Every call costs a dollar.
    const prices = { input: 1000, cachedInput: 1000, output: 0 };
    await benchWithPhotos(2, answered, {
      prices,
      concurrency: 1,
      budget: { monthlyUsd: 3, standIn },
    });
    expect(await callsOfRun()).toBe(2);
    expect((await bench.analyses())[0]).toMatchObject({ budget_reached: false });

    await bench.addPhoto('p3');
    await bench.addPhoto('p4');
    expect(await callsOfRun()).toBe(1);
    expect((await bench.analyses())[0]).toMatchObject({
      provider: 'openai',
      budget_reached: true,
      photos: [
        { provider: 'openai' },
        { provider: 'openai' },
        { provider: 'openai' },
        { image_id: 'p4', provider: 'built-in' },
      ],
    });
  });

  it('starts over in the next month', async () => {
    const prices = { input: 1000, cachedInput: 1000, output: 0 };
    await benchWithPhotos(1, answered, { prices, budget: { monthlyUsd: 1, standIn } });
    expect(await callsOfRun()).toBe(1);
    await bench.addPhoto('p2');
    expect(await callsOfRun()).toBe(0);
    bench.passTime(31 * 24 * 60 * 60 * 1000);
    expect(await callsOfRun()).toBe(1);
    expect((await bench.analyses())[0]).toMatchObject({ budget_reached: false });
  });

  it('is reached from the first photo on if it is zero', async () => {
    await benchWithPhotos(1, answered, { budget: { monthlyUsd: 0, standIn } });
    expect(await callsOfRun()).toBe(0);
    expect((await bench.analyses())[0]).toMatchObject({
      provider: 'built-in',
      budget_reached: true,
    });
  });
});

describe('comparing findings', () => {
  const mulch = (explanation: string) => photoAnswer([answeredFinding(undefined, { explanation })]);

  it('is done once for all photos, not again while their findings stay the same', async () => {
    await benchWithPhotos(
      2,
      ({ pictures, texts }) =>
        pictures.length > 0
          ? { answer: mulch(texts[0]?.includes('two') ? 'from the left' : 'from the right') }
          : { answer: { same: [['f1', 'f2']], contradicted: [] } },
      { merge: true, concurrency: 1 },
    );
    await place('p1', { caption: 'one', direction: 'north' });
    await place('p2', { caption: 'two', direction: 'east' });
    expect(await callsOfRun()).toBe(3);
    const [call] = bench.server.calls.slice(-1);
    expect(call?.pictures).toEqual([]);
    expect(call?.texts[0]).not.toMatch(/north|east/);
    expect((await bench.analyses())[0]?.hazards).toHaveLength(1);

    await place('p2', { direction: 'south' });
    expect(await callsOfRun()).toBe(0);
    const [merged] = await bench.analyses();
    expect(merged?.hazards).toHaveLength(1);

    // Deleting the photo that represented both makes the other photo's finding count again.
    const shownIn = merged?.hazards[0]?.image_id ?? '';
    const photo = { propertyId: bench.propertyId, imageId: shownIn };
    const dependencies = { db: bench.database.db, clock: () => new Date() };
    await deletePhoto(dependencies, bench.owner, photo);
    const [rescored] = await bench.analyses();
    expect(rescored?.hazards).toMatchObject([{ image_id: shownIn === 'p1' ? 'p2' : 'p1' }]);

    // Restoring it leaves the other finding out again.
    await restorePhoto(dependencies, bench.owner, photo);
    const [restored] = await bench.analyses();
    expect(restored?.explanation).toEqual(merged?.explanation);
  });

  it('is ignored if it invents, rambles or misnames findings: everything counts as seen', async () => {
    let answer: unknown = null;
    await benchWithPhotos(
      2,
      ({ pictures }) => (pictures.length > 0 ? { answer: photoAnswer() } : { answer }),
      { merge: true },
    );
    await place('p2', { direction: 'east' });
    for (answer of [
      { same: [['f1', 'f9']], contradicted: [] },
      'They look alike.',
      { same: [], contradicted: [{ id: 'f1', by_photo: 7 }] },
    ]) {
      await callsOfRun();
      expect(bench.server.calls.at(-1)?.pictures).toEqual([]);
      expect((await bench.analyses())[0]?.hazards).toMatchObject([{ sides: ['north', 'east'] }]);
    }
    // Two looks, and each pass twice: an unreadable answer is asked for once more.
    expect(bench.server.calls).toHaveLength(8);
  });
});
