import { analysisJobSchema } from '@dss/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { photoAnswer } from './observe/providers/ai/testing/answers.ts';
import type { Respond } from './observe/providers/ai/testing/model-server.ts';
import { createBuiltInProvider } from './observe/providers/built-in/index.ts';
import { drawLawnStrip } from './observe/providers/built-in/testing/drawn-yard.ts';
import { openModelBench, type ModelBench } from './testing/model-bench.ts';
import { analysisOf } from './testing/replies.ts';

const answered: Respond = () => ({ answer: photoAnswer() });
const never = new Promise<never>(() => undefined);

let lawn: Buffer;
let bench: ModelBench;
let respond: Respond;

beforeAll(async () => {
  lawn = await drawLawnStrip();
});

afterEach(() => bench.close());

async function benchWith(
  first: Respond,
  photos = 2,
  changes: Parameters<typeof openModelBench>[1] = {},
): Promise<ModelBench> {
  respond = first;
  bench = await openModelBench((call) => respond(call), changes);
  for (let n = 1; n <= photos; n++) {
    await bench.addPhoto(`p${n}`, { direction: 'north', area: 'zone_1' }, lawn);
  }
  await bench.startWorking();
  return bench;
}

const newest = async () => (await bench.analyses())[0];
const cancel = async () => {
  const answer = await bench.post(`/api/properties/${bench.propertyId}/analysis-job/cancel`);
  return z.object({ job: analysisJobSchema }).parse(await answer.json()).job;
};
const dueTries = async () => {
  const { rows } = await bench.database.admin.query(
    "select id from graphile_worker.jobs where task_identifier = 'retry_model' and run_at <= now()",
  );
  return rows.length;
};
const plannedTries = async () =>
  (await bench.database.admin.query<{ attempts: number }>('select attempts from model_retries'))
    .rows;

describe('a model that fails', () => {
  const failures: [string, Respond, string][] = [
    ['answers that no one can read', () => ({ answer: 'fine!' }), 'malformed'],
    ['answers that are cut short', () => ({ answer: '{"shows":', ending: 'length' }), 'malformed'],
    ['429', () => ({ status: 429 }), 'rate_limited'],
    ['a long pause', () => ({ status: 429, headers: { 'retry-after': '120' } }), 'rate_limited'],
    ['500', () => ({ status: 500 }), 'server_error'],
    ['no answer in time', () => never, 'timed_out'],
    ['a broken connection', () => 'break', 'unreachable'],
  ];

  it.each(failures)('by %s leaves the owner a basic result for now', async (_case, how, reason) => {
    // A model that answers may take longer than that on a busy machine.
    await benchWith(how, 2, reason === 'timed_out' ? { timeoutMs: 1000 } : {});
    const analysis = await analysisOf(await bench.analyze());
    expect(analysis).toMatchObject({
      provider: 'built-in',
      budget_reached: false,
      model_failure: { reason },
    });
    expect(analysis.photos.map(({ provider }) => provider)).toEqual(['built-in', 'built-in']);
    expect(Date.parse(analysis.model_failure?.next_try_at ?? '')).toBeGreaterThan(Date.now());
    expect(await plannedTries()).toHaveLength(1);
  });

  it.each([401, 403])('by %i is not retried automatically', async (status) => {
    await benchWith(() => ({ status }), 6);
    const analysis = await analysisOf(await bench.analyze());
    expect(analysis.model_failure).toMatchObject({ reason: 'unauthorized', next_try_at: null });
    expect(await plannedTries()).toEqual([]);
    expect(bench.server.calls.length).toBeLessThanOrEqual(4);
  });

  it('is retried when somebody runs the analysis again', async () => {
    await benchWith(() => ({ status: 401 }));
    await analysisOf(await bench.analyze());
    respond = answered;
    const analysis = await analysisOf(await bench.analyze());
    expect(analysis).toMatchObject({ provider: 'openai', model_failure: null });
  });

  it('keeps what it did read in the result', async () => {
    await benchWith(({ number }) => (number === 1 ? { answer: photoAnswer() } : { status: 500 }));
    const analysis = await analysisOf(await bench.analyze());
    expect(analysis).toMatchObject({
      provider: 'openai',
      model_failure: { reason: 'server_error' },
    });
    expect(new Set(analysis.photos.map(({ provider }) => provider))).toEqual(
      new Set(['openai', 'built-in']),
    );
  });
});

describe('retrying the model', () => {
  it("replaces the basic result by the model's own once it answers", async () => {
    await benchWith(() => ({ status: 500 }));
    await analysisOf(await bench.analyze());
    respond = answered;
    await bench.retryNow();
    await vi.waitFor(async () => expect((await newest())?.provider).toBe('openai'));
    expect(await newest()).toMatchObject({ reason: 'model_retry', model_failure: null });
    expect(await plannedTries()).toEqual([]);
    await vi.waitFor(async () => expect(await bench.queuedJobs()).toBe(0));
  });

  it('waits longer after each failure, without showing a job', async () => {
    await benchWith(() => ({ status: 500 }));
    const { analysis_id: basic } = await analysisOf(await bench.analyze());
    const job = await bench.job();
    const nextTry = async () => Date.parse((await newest())?.model_failure?.next_try_at ?? '');
    let before = await nextTry();
    for (const attempts of [1, 2]) {
      await bench.retryNow();
      await vi.waitFor(async () => expect(await plannedTries()).toEqual([{ attempts }]));
      expect(await nextTry()).toBeGreaterThan(before + 12_000);
      before = await nextTry();
    }
    expect((await newest())?.analysis_id).toBe(basic);
    expect(await bench.job()).toEqual(job);
  });

  it('stops after fourteen failures', async () => {
    await benchWith(() => ({ status: 500 }));
    await analysisOf(await bench.analyze());
    await bench.database.admin.query('update model_retries set attempts = 13');
    await bench.retryNow();
    await vi.waitFor(async () => expect(await plannedTries()).toEqual([]));
    expect((await newest())?.model_failure).toMatchObject({
      reason: 'server_error',
      next_try_at: null,
    });
    await vi.waitFor(async () => expect(await bench.queuedJobs()).toBe(0));
  });

  it("stops when the owner's own analysis has the model's answer", async () => {
    await benchWith(() => ({ status: 500 }));
    await analysisOf(await bench.analyze());
    respond = answered;
    await analysisOf(await bench.analyze({ rerun: true }));
    expect(await plannedTries()).toEqual([]);
    const calls = bench.server.calls.length;
    await bench.retryNow();
    await vi.waitFor(async () => expect(await bench.queuedJobs()).toBe(0));
    expect(bench.server.calls).toHaveLength(calls);
  });

  it('continues when the owner cancels, which leaves the basic result in place', async () => {
    await benchWith(() => ({ status: 500 }));
    const { analysis_id: basic } = await analysisOf(await bench.analyze());
    expect((await cancel()).status).toBe('done');
    expect((await newest())?.analysis_id).toBe(basic);
    respond = answered;
    await bench.retryNow();
    await vi.waitFor(async () => expect((await newest())?.provider).toBe('openai'));
  });

  it('stops when the owner cancels the analysis that it started', async () => {
    await benchWith(() => ({ status: 500 }));
    const { analysis_id: basic } = await analysisOf(await bench.analyze());
    // The first photo is answered, which starts the analysis; the second isn't.
    const before = bench.server.calls.length;
    respond = ({ number }) => (number === before + 1 ? { answer: photoAnswer() } : never);
    await bench.retryNow();
    await bench.jobIs('running');
    expect((await cancel()).status).toBe('cancelled');
    await vi.waitFor(async () => expect(await bench.queuedJobs()).toBe(0));
    expect(await plannedTries()).toEqual([]);
    expect(await newest()).toMatchObject({
      analysis_id: basic,
      model_failure: { reason: 'server_error', next_try_at: null },
    });
  });

  it('includes photos that were added meanwhile', async () => {
    await benchWith(() => ({ status: 500 }));
    await analysisOf(await bench.analyze());
    await bench.addPhoto('p3', { direction: 'south', area: 'zone_1' }, lawn);
    respond = answered;
    await bench.retryNow();
    await vi.waitFor(async () => expect((await newest())?.provider).toBe('openai'));
    const photos = (await newest())?.photos.map(({ image_id, provider }) => [image_id, provider]);
    expect(photos).toEqual(['p1', 'p2', 'p3'].map((id) => [id, 'openai']));
  });

  it('stops without another call when the failed photos are gone', async () => {
    await benchWith(() => ({ status: 500 }));
    await analysisOf(await bench.analyze());
    await bench.addPhoto('p3', { direction: 'south', area: 'zone_1' }, lawn);
    await bench.database.admin.query("delete from images where image_id in ('p1', 'p2')");
    const calls = bench.server.calls.length;
    await bench.retryNow();
    await vi.waitFor(async () => expect(await plannedTries()).toEqual([]));
    expect(bench.server.calls).toHaveLength(calls);
  });

  it('stops without another call once the monthly budget is spent', async () => {
    const standIn = createBuiltInProvider();
    const budget = { monthlyUsd: 1, standIn };
    await benchWith(() => ({ status: 500 }), 2, { budget });
    await analysisOf(await bench.analyze());
    await bench.database.admin.query(
      `update model_calls set cost_micro_usd = 1000000
         where id = (select id from model_calls limit 1)`,
    );
    const calls = bench.server.calls.length;
    await bench.retryNow();
    await vi.waitFor(async () => expect(await plannedTries()).toEqual([]));
    await vi.waitFor(async () => expect(await bench.queuedJobs()).toBe(0));
    expect(bench.server.calls).toHaveLength(calls);
    expect((await newest())?.model_failure).toMatchObject({
      reason: 'server_error',
      next_try_at: null,
    });
  });

  it("waits for the owner's own analysis, starting over if that fails too", async () => {
    await benchWith(() => ({ status: 500 }));
    await analysisOf(await bench.analyze());
    await bench.database.admin.query('update model_retries set attempts = 5');
    const held = Promise.withResolvers<{ status: 500 }>();
    let asked = 0;
    respond = () => {
      asked++;
      return held.promise;
    };
    const second = bench.analyze({ rerun: true });
    // Both photos are looked at side by side.
    await vi.waitFor(() => expect(asked).toBe(2));
    await bench.retryNow();
    await vi.waitFor(async () => expect(await dueTries()).toBe(0));
    expect(asked).toBe(2);
    held.resolve({ status: 500 });
    expect(await analysisOf(await second)).toMatchObject({
      provider: 'built-in',
      model_failure: { reason: 'server_error' },
    });
    expect(await plannedTries()).toEqual([{ attempts: 0 }]);
    expect(await bench.analyses()).toHaveLength(2);
  });

  it('is done by a worker that starts later', async () => {
    await benchWith(() => ({ status: 500 }));
    await analysisOf(await bench.analyze());
    await bench.stopWorking();
    respond = answered;
    await bench.retryNow();
    await bench.startWorking();
    await vi.waitFor(async () => expect((await newest())?.provider).toBe('openai'));
  });
});
