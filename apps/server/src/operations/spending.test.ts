import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBuiltInProvider } from '../analysis/observe/providers/built-in/index.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

const path = '/api/operations/spending';
const [first, second] = [randomUUID(), randomUUID()];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ budget: { monthlyUsd: 0.02, standIn: createBuiltInProvider() } });
  await app.database.admin.query(
    `insert into model_calls
       (id, at, job_id, purpose, provider, model_name, outcome, input_tokens, output_tokens, cost_micro_usd, duration_ms)
     values
       (gen_random_uuid(), now() - interval '40 days', $1, 'observe', 'openai', 'm', 'answered', 9000, 900, 90000, 9000),
       (gen_random_uuid(), now(), $2, 'observe', 'openai', 'm', 'answered', 1000, 100, 15000, 4000),
       (gen_random_uuid(), now(), $2, 'observe', 'openai', 'm', 'timed_out', null, null, null, 2000),
       (gen_random_uuid(), now(), null, 'observe', 'openai', 'm', 'answered', 500, 50, 6000, 1000)`,
    [first, second],
  );
});

afterAll(() => app.close());

describe('the cost of models', () => {
  it('is reported for the month as well as for each analysis', async () => {
    const response = await app.stranger.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const run = { failed_calls: 0, unpriced_calls: 0 };
    const body: unknown = await response.json();
    expect(body).toMatchObject({
      provider: 'built-in',
      month: {
        calls: 3,
        failed_calls: 1,
        unpriced_calls: 1,
        input_tokens: 1500,
        output_tokens: 150,
        cost_usd: 0.021,
      },
      budget_usd: 0.02,
      budget_reached: true,
      analyses: [
        { job_id: second, calls: 2, cost_usd: 0.015, model_ms: 6000, failed_calls: 1 },
        { ...run, job_id: first, calls: 1, cost_usd: 0.09, model_ms: 9000 },
      ],
    });
  });

  it('includes the outcome of the latest call, so that a refused key is noticed', async () => {
    await app.database.admin.query(
      `insert into model_calls (id, at, purpose, provider, model_name, outcome)
       values (gen_random_uuid(), now() + interval '1 s', 'observe', 'openai', 'm', 'unauthorized')`,
    );
    const body: unknown = await (await app.stranger.fetch(path)).json();
    expect(body).toMatchObject({ latest_call: { outcome: 'unauthorized' } });
    await app.database.admin.query(`delete from model_calls where outcome = 'unauthorized'`);
  });

  it('dates an analysis from the start of its first call to the end of its last', async () => {
    const runSchema = z.object({ started_at: z.coerce.date(), ended_at: z.coerce.date() });
    const body: unknown = await (await app.stranger.fetch(path)).json();
    const [latest] = z.object({ analyses: z.array(runSchema) }).parse(body).analyses;
    expect(Number(latest?.ended_at) - Number(latest?.started_at)).toBe(4000);
  });
});
