import { expect, test } from 'vitest';

import { isFollowed, jobCheckMs } from './analysis-job.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { failureOfJob, jobError } from './analysis-failure.ts';
import { runningJob } from './testing/running-job.ts';

test('a job is polled every two seconds', () => {
  expect(jobCheckMs(false)).toBe(2000);
});

test('a job whose steps arrive live is polled only every 15 seconds', () => {
  expect(jobCheckMs(true)).toBe(15_000);
});

test('a running job is polled until its property is gone', () => {
  const gone = new ApiError('property_not_found', 'gone', { status: 404, retryable: false });
  const away = new ApiError('network', 'away', { status: 0, retryable: true });
  expect([null, away, gone].map((error) => isFollowed({ data: runningJob, error }))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a failed job is reported like a refused request', () => {
  const busy = { status: 'failed' as const, error: { code: 'analysis_busy', message: 'busy' } };
  expect(jobError(busy)).toMatchObject({ code: 'analysis_busy', status: 503, retryable: true });
  expect(failureOfJob(busy)).toBe('busy');
  for (const error of [null, { code: 'of another version', message: 'x' }]) {
    expect(jobError({ error })).toBeNull();
    expect(failureOfJob({ status: 'failed', error })).toBe('failed');
  }
});
