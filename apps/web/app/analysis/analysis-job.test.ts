import { expect, test } from 'vitest';

import { jobCheckMs } from './analysis-job.ts';
import { failureOfJob, jobError } from './analysis-failure.ts';

test('a job is polled every two seconds', { tags: ['spec:core-114'] }, () => {
  expect(jobCheckMs(false)).toBe(2000);
});

test('a job whose steps arrive live is polled only every 15 seconds', () => {
  expect(jobCheckMs(true)).toBe(15_000);
});

test('a failed job is reported like a refused request', { tags: ['spec:core-178'] }, () => {
  const busy = { status: 'failed' as const, error: { code: 'analysis_busy', message: 'busy' } };
  expect(jobError(busy)).toMatchObject({ code: 'analysis_busy', status: 503, retryable: true });
  expect(failureOfJob(busy)).toBe('busy');
  for (const error of [null, { code: 'of another version', message: 'x' }]) {
    expect(jobError({ error })).toBeNull();
    expect(failureOfJob({ status: 'failed', error })).toBe('failed');
  }
});
