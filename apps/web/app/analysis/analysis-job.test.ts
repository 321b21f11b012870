import { expect, test } from 'vitest';

import { jobCheckMs } from './analysis-job.ts';
import { failureOfJob } from './analysis-failure.ts';
import { jobError } from './job-error.ts';

test(
  'a job is asked for every two seconds, and now and then where its steps arrive live',
  { tags: ['spec:core-114'] },
  () => {
    expect(jobCheckMs(false)).toBe(2000);
    expect(jobCheckMs(true)).toBe(15_000);
  },
);

test('a job that failed tells why as a refused call would', { tags: ['spec:core-178'] }, () => {
  const busy = { status: 'failed' as const, error: { code: 'analysis_busy', message: 'busy' } };
  expect(jobError(busy)).toMatchObject({ code: 'analysis_busy', status: 503, retryable: true });
  expect(failureOfJob(busy)).toBe('busy');
  for (const error of [null, { code: 'of another version', message: 'x' }]) {
    expect(jobError({ error })).toBeNull();
    expect(failureOfJob({ status: 'failed', error })).toBe('failed');
  }
});
