import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../lib/api/api-error.ts';
import { clearFunctionErrors } from '../../lib/api/function-errors.ts';
import { analysisPause } from './analysis-pause.ts';
import { startAnalysisQuery } from './start-analysis.ts';

const jobId = '6b0f4c8e-4f6e-4c53-9a41-6d1a3c1d2b11';
let answers: Response[];
let asked: number[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('location', new URL('http://localhost/analysis-progress/p'));
  vi.stubGlobal('fetch', () => {
    asked.push(Date.now());
    const answer = answers.shift();
    return answer === undefined
      ? Promise.reject(new Error('not expected'))
      : Promise.resolve(answer);
  });
});

afterEach(() => {
  clearFunctionErrors();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function refusal(retryAfter: string | null): Response {
  const error = {
    code: 'too_many_analyses',
    message: 'Too many analysis requests. Please wait a few minutes before trying again.',
    retryable: true,
    request_id: 'r',
  };
  return Response.json(
    { error },
    { status: 429, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } },
  );
}

const start = () => new QueryClient().fetchQuery(startAnalysisQuery('p', 'a', false));
const waits = () => asked.slice(1).map((at, index) => at - (asked[index] ?? at));

test.each([null, '2'])(
  'a short rate limit is retried after 3 s, then 6 s (Retry-After: %s)',
  async (wait) => {
    answers = [refusal(wait), refusal(wait), Response.json({ job_id: jobId }, { status: 202 })];
    const started = start();
    await vi.advanceTimersByTimeAsync(9000);

    expect(await started).toEqual({ kind: 'job', jobId });
    expect(waits()).toEqual([3000, 6000]);
  },
);

test('an analysis that the owner asks for again waits until 7 s after a photo was moved', async () => {
  answers = [Response.json({ job_id: jobId }, { status: 202 })];
  // Long ago, so that the other tests don't wait.
  vi.setSystemTime(0);
  analysisPause.begin();
  analysisPause.end();
  const started = new QueryClient().fetchQuery(startAnalysisQuery('p', 'a', true));
  await vi.advanceTimersByTimeAsync(6999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await started).toEqual({ kind: 'job', jobId });
});

test('a rate limit longer than the next wait is reported at once', async () => {
  answers = [refusal('4')];
  const error: unknown = await start().catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'too_many_analyses', status: 429, retryAfterMs: 4000 });
  expect(asked).toHaveLength(1);
});

test('a rate limit that turns out to last longer is reported then', async () => {
  answers = [refusal('3'), refusal('7')];
  const started = start().catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(3000);

  expect(await started).toMatchObject({ retryAfterMs: 7000 });
  expect(waits()).toEqual([3000]);
});

test('a rate limit that persists is reported after the second wait', async () => {
  answers = [refusal('1'), refusal('1'), refusal('1')];
  const started = start().catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(9000);

  expect(await started).toMatchObject({ status: 429 });
  expect(waits()).toEqual([3000, 6000]);
});
