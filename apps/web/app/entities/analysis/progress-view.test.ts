import { describe, expect, test } from 'vitest';

import { ApiError, networkError } from '../../lib/api/api-error.ts';
import { furtherAlong, progressPercent, progressStep, progressView } from './progress-view.ts';
import { runningJob as job } from './testing/running-job.ts';

const nothing = { elapsedMs: 0, callError: null, job: null, finished: false, background: null };
const refused = (code: string, status: number) =>
  new ApiError(code, code, { status, retryable: false });

describe('the progress bar', () => {
  test('is at 50 percent halfway through the nominal 18 s', () => {
    expect([0, 9_000].map((ms) => progressPercent(ms))).toEqual([0, 50]);
  });

  test('stays at 95 percent until the score is there', () => {
    expect([17_100, 18_000, 600_000].map((ms) => progressPercent(ms))).toEqual([95, 95, 95]);
  });

  test('slows down from where a background analysis was', () => {
    expect([0, 9_000, 18_000, 600_000].map((ms) => progressPercent(ms, 31))).toEqual([
      31, 56, 81, 95,
    ]);
    expect(progressPercent(9_000, 0)).toBeLessThan(progressPercent(9_000));
    expect(progressView({ ...nothing, elapsedMs: 9_000, background: 31 })).toMatchObject({
      percent: 56,
      step: 'analyzing',
      activity: { key: 'starting' },
    });
  });

  test('never goes back', () => {
    const ticks = Array.from({ length: 120 }, (_unused, tick) => progressPercent(tick * 200));
    expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
  });

  test('passes through its three steps in order', () => {
    const steps = [
      progressStep(0, { key: 'starting' }),
      progressStep(44, { key: 'observing' }),
      progressStep(45, { key: 'observing' }),
      progressStep(79, { key: 'merging' }),
      progressStep(95, { key: 'merging' }),
      progressStep(95, { key: 'scoring' }),
    ];
    expect(steps).toEqual([
      'analyzing',
      'analyzing',
      'processing',
      'processing',
      'scoring',
      'scoring',
    ]);
  });

  test('never names a later step early, however long photos take', () => {
    expect(progressStep(95, { key: 'queued' })).toBe('analyzing');
    expect(progressStep(95, { key: 'observing' })).toBe('processing');
  });

  test('keeps its step when a job that replaces another starts over', () => {
    const running = (step: 'queued' | 'observing', elapsedMs: number) => {
      const view = progressView({ ...nothing, job: { ...job, step }, elapsedMs });
      if (view.kind === 'failed') throw new Error('failed');
      return view;
    };
    const before = running('observing', 10_000);
    expect(furtherAlong(before, running('queued', 11_000))).toBe(before);
    const caughtUp = running('observing', 12_000);
    expect(furtherAlong(before, caughtUp)).toBe(caughtUp);
  });

  test('names the score as soon as it is calculated', () => {
    expect(progressStep(10, { key: 'scoring' })).toBe('scoring');
  });
});

describe('the progress screen', () => {
  test('names the photo that the job is reading', () => {
    expect(progressView({ ...nothing, job })).toMatchObject({
      kind: 'running',
      activity: { key: 'observing', current: 3, total: 8 },
    });
  });

  test("never names a photo that doesn't exist", () => {
    expect(progressView({ ...nothing, job: { ...job, photos_done: 8 } })).toMatchObject({
      activity: { current: 8, total: 8 },
    });
  });

  test('shows the elapsed time once the bar stops moving', () => {
    expect(progressView({ ...nothing, job, elapsedMs: 12_000 })).toMatchObject({
      waitedSeconds: null,
    });
    expect(progressView({ ...nothing, job, elapsedMs: 24_400 })).toMatchObject({
      percent: 95,
      waitedSeconds: 24,
    });
  });

  test('notes a long wait from 30 s on', () => {
    expect(progressView({ ...nothing, job, elapsedMs: 29_999 })).toMatchObject({ longWait: false });
    expect(progressView({ ...nothing, job, elapsedMs: 30_000 })).toMatchObject({ longWait: true });
  });

  test('shows the timeout at 60 s, with the real state beneath it', () => {
    expect(progressView({ ...nothing, job, elapsedMs: 60_000 })).toEqual({
      kind: 'failed',
      failure: 'timeout',
      stillWorking: { key: 'observing', current: 3, total: 8 },
    });
  });

  test('opens a score that arrives after the timeout', () => {
    expect(progressView({ ...nothing, job, elapsedMs: 90_000, finished: true })).toEqual({
      kind: 'complete',
    });
  });

  test.each([
    [refused('property_not_found', 404), 'propertyNotFound'],
    [refused('no_images', 400), 'noImages'],
    [refused('invalid_image_path', 400), 'invalidRequest'],
    [refused('rate_limited', 429), 'rateLimited'],
    [refused('not_ready', 503), 'busy'],
    [refused('internal_error', 500), 'unavailable'],
    [refused('analysis_failed', 500), 'failed'],
    [networkError(), 'offline'],
    [new Error('odd'), 'failed'],
  ])('says what to do about %s', (callError, failure) => {
    expect(progressView({ ...nothing, callError })).toMatchObject({ kind: 'failed', failure });
  });

  test('shows a job that was canceled elsewhere as canceled', () => {
    const cancelled = { ...job, status: 'cancelled' as const, step: 'cancelled' as const };
    expect(progressView({ ...nothing, job: cancelled })).toEqual({
      kind: 'failed',
      failure: 'cancelled',
      stillWorking: null,
    });
  });

  test('shows a failed job as an error, even when a request failed too', () => {
    const failed = { ...job, status: 'failed' as const, step: 'failed' as const };
    expect(progressView({ ...nothing, job: failed, callError: networkError() })).toMatchObject({
      kind: 'failed',
      failure: 'failed',
    });
  });
});
