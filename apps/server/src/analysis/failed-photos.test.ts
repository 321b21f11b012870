import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summarizeFailures } from './observe/observe-photos.ts';
import type { Respond } from './observe/providers/ai/testing/model-server.ts';
import { openModelBench, type ModelBench } from './testing/model-bench.ts';

let bench: ModelBench;
/** Doesn't wait long for the model, which on a busy machine may be too short for one that answers. */
let hasty: ModelBench;
let respond: Respond = () => ({ status: 500 });
const never = new Promise<never>(() => undefined);

beforeAll(async () => {
  bench = await openModelBench((call) => respond(call));
  hasty = await openModelBench(() => never, { timeoutMs: 1000 });
  for (const { addPhoto, startWorking } of [bench, hasty]) {
    await addPhoto('front');
    await addPhoto('back');
    await startWorking();
  }
});

afterAll(() => Promise.all([bench.close(), hasty.close()]));

describe('when every photo fails, the user sees', () => {
  const cases: [string, Respond | 'no answer', number, string][] = [
    [
      '429',
      () => ({ status: 429 }),
      429,
      'Too many analysis requests. Please wait a few minutes before trying again.',
    ],
    [
      '400',
      () => ({ status: 400 }),
      400,
      'Invalid request data. Please check your images and property details.',
    ],
    [
      '500',
      () => ({ status: 500 }),
      500,
      'Analysis service is temporarily unavailable. Please try again in a few minutes.',
    ],
    [
      '503',
      () => ({ status: 503 }),
      503,
      'Analysis service is busy. Please try again in a moment.',
    ],
    [
      'another status',
      () => ({ status: 404 }),
      502,
      'Analysis service is currently unavailable. Please try again in a few minutes.',
    ],
    [
      'another status with a message about a rate limit',
      () => ({ status: 403, message: 'Rate limit reached for this project' }),
      429,
      'Too many analysis requests. Please wait a few minutes before trying again.',
    ],
    [
      'a broken connection',
      () => 'break',
      502,
      'Analysis failed: the analysis service could not be reached. Please try again.',
    ],
    [
      'no answer in time',
      'no answer',
      504,
      'Analysis failed: the analysis service took too long to answer. Please try again.',
    ],
    [
      'unreadable answers',
      () => ({ answer: 'fine!' }),
      502,
      "Analysis failed: the analysis service's answers could not be read. Please try again.",
    ],
    [
      'a refusal',
      () => ({ answer: 'No.', ending: 'refused' }),
      422,
      'Analysis failed: the analysis service declined to analyze these photos. Please try again.',
    ],
  ];

  it.each(cases)('the specified message for %s', async (_cause, cause, status, message) => {
    const asked = cause === 'no answer' ? hasty : bench;
    if (cause !== 'no answer') respond = cause;
    const response = await asked.analyze();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { message } });
    expect(await asked.job()).toMatchObject({ status: 'failed', error: { message } });
    expect(await asked.analyses()).toEqual([]);
  });
});

describe('photos that failed for different reasons', () => {
  it('are reported by the most common one, or the first of equally common ones', () => {
    const codeOf = (...reasons: Parameters<typeof summarizeFailures>[0]) =>
      summarizeFailures(reasons, new Error('all failed')).code;
    expect(codeOf('missing', 'overloaded', 'overloaded')).toBe('analysis_busy');
    expect(codeOf('server_error', 'rate_limited')).toBe('analysis_unavailable');
    expect(codeOf('fault')).toBe('analysis_failed');
    expect(codeOf()).toBe('analysis_failed');
  });
});
