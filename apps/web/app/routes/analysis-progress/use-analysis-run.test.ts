import type { AnalysisJob } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import { isStartDue, jobOfAttempt } from './use-analysis-run.ts';
import { newerJob } from '../../entities/analysis/analysis-job.ts';
import { runningJob as job } from '../../entities/analysis/testing/running-job.ts';
import { analysisTimings } from '../../entities/analysis/timings.ts';

const following: AnalysisJob = {
  ...job,
  id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c003',
  created_at: '2026-07-01T12:01:00.000Z',
  updated_at: '2026-07-01T12:01:00.000Z',
};

describe('the job of an attempt', () => {
  const followed = { jobId: job.id, askedSince: false };
  const confirmed = { ...followed, askedSince: true };

  test('is unknown before the attempt has one', () => {
    expect(jobOfAttempt({ followed: null, newest: job })).toBeNull();
    expect(jobOfAttempt({ followed: confirmed, newest: null })).toBeNull();
  });

  test('is the one that was started, whenever its id arrives', () => {
    expect(jobOfAttempt({ followed, newest: job })).toBe(job);
  });

  test('is not an older one that was known before', () => {
    expect(jobOfAttempt({ followed, newest: { ...job, id: following.id } })).toBeNull();
  });

  test('is the later one that started because photos were added', () => {
    expect(jobOfAttempt({ followed: confirmed, newest: following })).toBe(following);
  });
});

describe('news of a job', () => {
  test('replaces older news, never newer', () => {
    const later = { ...job, photos_done: 3, updated_at: '2026-07-01T12:00:06.000Z' };
    expect(newerJob(null, job)).toBe(job);
    expect(newerJob(job, later)).toBe(later);
    expect(newerJob(later, job)).toBe(later);
    expect(newerJob(following, later)).toBe(following);
    expect(newerJob(later, following)).toBe(following);
  });
});

describe('the page’s own analysis', () => {
  const background = { inBackground: true, waitedMs: 0, newest: job, followed: true };

  test('starts at once when none runs in the background', () => {
    expect(isStartDue({ ...background, inBackground: false, newest: undefined })).toBe(true);
  });

  test('waits up to 15 seconds for one in the background', () => {
    expect(isStartDue({ ...background, newest: undefined, followed: false })).toBe(false);
    expect(isStartDue(background)).toBe(false);
    const { ownStartMs } = analysisTimings;
    expect(ownStartMs).toBe(15_000);
    expect(isStartDue({ ...background, waitedMs: ownStartMs - 1 })).toBe(false);
    expect(isStartDue({ ...background, waitedMs: ownStartMs })).toBe(true);
  });

  test('is not needed once the one in the background has a score', () => {
    const done = { ...job, status: 'done' as const, step: 'done' as const };
    expect(isStartDue({ ...background, newest: done })).toBe(false);
    expect(isStartDue({ ...background, newest: done, followed: false })).toBe(true);
  });

  test('starts when the one in the background failed, was canceled, or never ran', () => {
    for (const status of ['failed', 'cancelled'] as const) {
      expect(isStartDue({ ...background, newest: { ...job, status } })).toBe(true);
    }
    expect(isStartDue({ ...background, newest: null, followed: false })).toBe(true);
  });
});
