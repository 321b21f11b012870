import type { AnalysisJob } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import { runningJob } from '../../entities/analysis/testing/running-job.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import {
  changeBackgroundAnalysis,
  initialBackgroundAnalysis,
  nextEvent,
  type BackgroundAnalysis,
  type BackgroundFacts,
} from './background-state.ts';
import { backgroundFailureKind } from './background-banner.tsx';
import { backgroundNavigationState, scoreButtonLabel } from './score-button.ts';

const photos = (count: number) => Array.from({ length: count }, (_unused, at) => `photo-${at}`);

const job: AnalysisJob = { ...runningJob, photos_done: 0, photos_total: 3 };
const done: AnalysisJob = { ...job, status: 'done', step: 'done', analysis_id: 'first' };

function resultFor(imageIds: readonly string[], id = 'first', score = 72) {
  return {
    analysis_id: id,
    created_at: '2026-07-01T12:00:05.000Z',
    dss_score: score,
    photos: imageIds.map((imageId) => ({
      image_id: imageId,
      observed: true,
      error: null,
      quality_issues: [],
      not_counted: null,
      provider: 'built-in',
    })),
  };
}

const nothing: BackgroundFacts = {
  imageIds: [],
  job: null,
  latest: null,
  starting: false,
  blocked: false,
};

/** Applies the events that the facts call for until there are no more. */
function settle(
  facts: Partial<BackgroundFacts>,
  from: BackgroundAnalysis = initialBackgroundAnalysis,
): BackgroundAnalysis {
  let state = from;
  for (let heard = 0; heard < 5; heard += 1) {
    const event = nextEvent(state, { ...nothing, ...facts });
    if (event === null) return state;
    state = changeBackgroundAnalysis(state, event);
    // The start request is now in flight.
    if (event.type === 'started') return state;
  }
  throw new Error('the state never settles');
}

const startedWith = (count: number) => settle({ imageIds: photos(count) });
const failedWith = (count: number) =>
  changeBackgroundAnalysis(startedWith(count), { type: 'failed', error: new Error('no') });

describe('an analysis in the background starts', () => {
  test('with the third photo, not before', () => {
    expect(startedWith(0)).toEqual(initialBackgroundAnalysis);
    expect(startedWith(2).status).toBe('idle');
    expect(startedWith(3)).toEqual({
      ...initialBackgroundAnalysis,
      status: 'analyzing',
      lastImageCount: 3,
    });
    expect(startedWith(8)).toMatchObject({ status: 'analyzing', lastImageCount: 8 });
  });

  test('never while another is starting or running', () => {
    expect(settle({ imageIds: photos(3), starting: true }).status).toBe('idle');
    const joined = settle({ imageIds: photos(3), job });
    expect(joined).toMatchObject({ status: 'analyzing', lastImageCount: 0 });
    expect(nextEvent(startedWith(3), { ...nothing, imageIds: photos(9) })).toBeNull();
  });

  test('after a photo was moved on the map, not meanwhile', () => {
    expect(settle({ imageIds: photos(3), blocked: true }).status).toBe('idle');
    expect(settle({ imageIds: photos(3), blocked: false }).status).toBe('analyzing');
  });

  test('again after a failure once three more photos were added', () => {
    const failed = failedWith(3);
    expect(settle({ imageIds: photos(5) }, failed)).toBe(failed);
    expect(settle({ imageIds: photos(6) }, failed)).toMatchObject({
      status: 'analyzing',
      lastImageCount: 6,
      error: null,
    });
  });

  test('again once three photos were added since it completed', () => {
    const completed = settle({ imageIds: photos(3), latest: resultFor(photos(3)), job: done });
    expect(completed.status).toBe('completed');
    const facts = { latest: resultFor(photos(3)), job: done };
    expect(settle({ ...facts, imageIds: photos(5) }, completed)).toMatchObject({
      status: 'idle',
      analysisId: null,
      lastImageCount: 3,
    });
    expect(settle({ ...facts, imageIds: photos(6) }, completed).status).toBe('analyzing');
  });

  test('again with the third photo, after photos were removed', () => {
    const reduced = settle({ imageIds: photos(2) }, failedWith(3));
    expect(reduced).toMatchObject({ status: 'error', lastImageCount: 2 });
    expect(settle({ imageIds: photos(3) }, reduced).status).toBe('analyzing');
  });

  test('never just because a page is reopened after a failure or a cancellation', () => {
    for (const status of ['failed', 'cancelled'] as const) {
      const ended = { ...job, status, step: status };
      expect(settle({ imageIds: photos(4), job: ended }).status).toBe('idle');
      expect(settle({ imageIds: photos(6), job: ended }).status).toBe('analyzing');
    }
  });
});

describe('an analysis in the background', () => {
  test('shows its progress, up to 95 percent', () => {
    const progress = (photosDone: number) =>
      settle({ imageIds: photos(3), job: { ...job, photos_done: photosDone } }, startedWith(3))
        .progress;
    expect([0, 1, 3, 9].map(progress)).toEqual([0, 31, 95, 95]);
    expect(settle({ imageIds: photos(3), job: { ...job, photos_total: 0 } }).progress).toBe(0);
  });

  test('keeps its id with its score when it completes', () => {
    expect(
      settle({ imageIds: photos(3), job: done, latest: resultFor(photos(3)) }, startedWith(3)),
    ).toEqual({
      status: 'completed',
      progress: 100,
      analysisId: 'first',
      dssScore: 72,
      error: null,
      lastImageCount: 3,
    });
  });

  test('waits for a result that is on its way', () => {
    const started = startedWith(3);
    expect(settle({ imageIds: photos(3), job: done }, started)).toBe(started);
  });

  test('shows the newer score when an answer changed it', () => {
    const completed = settle({ imageIds: photos(3), job: done, latest: resultFor(photos(3)) });
    const rescored = resultFor(photos(3), 'rescored', 75);
    expect(settle({ imageIds: photos(3), job: done, latest: rescored }, completed)).toMatchObject({
      analysisId: 'rescored',
      dssScore: 75,
    });
  });

  test('is not complete while newer photos are missing from it', () => {
    const state = settle(
      { imageIds: photos(5), job: done, latest: resultFor(photos(3)) },
      startedWith(3),
    );
    expect(state).toMatchObject({ status: 'idle', lastImageCount: 3 });
  });

  test('follows the analysis that the server starts for newer photos', () => {
    const completed = settle({ imageIds: photos(3), job: done, latest: resultFor(photos(3)) });
    const following = { ...job, id: 'following', photos_done: 2, photos_total: 4 };
    const facts = { imageIds: photos(4), latest: resultFor(photos(3)) };
    expect(settle({ ...facts, job: following }, completed).status).toBe('analyzing');
  });

  test('keeps the error when it fails', () => {
    const error = { code: 'analysis_busy', message: 'busy' };
    const failed = { ...job, status: 'failed', step: 'failed', error } as const;
    const state = settle({ imageIds: photos(3), job: failed }, startedWith(3));
    expect(state.status).toBe('error');
    expect(state.error).toMatchObject({ code: 'analysis_busy', status: 503 });
  });

  test('is idle again when it was canceled', () => {
    const cancelled = { ...job, status: 'cancelled', step: 'cancelled' } as const;
    expect(settle({ imageIds: photos(3), job: cancelled }, startedWith(3))).toMatchObject({
      status: 'idle',
      lastImageCount: 3,
    });
  });
});

describe('the words for a background analysis', () => {
  const refused = (status: number) => new ApiError('x', 'x', { status, retryable: false });

  test.each([
    [refused(429), 'rateLimited'],
    [refused(400), 'invalidData'],
    [refused(503), 'serverMessage'],
    [new Error('odd'), 'unknown'],
    [null, 'unknown'],
  ])('when it failed with %s', (error, kind) => {
    expect(backgroundFailureKind(error)).toBe(kind);
  });

  test('on the button that leads to the score', () => {
    const labels = (['idle', 'analyzing', 'completed', 'error'] as const).map((status) =>
      scoreButtonLabel({ status }),
    );
    expect(labels).toEqual(['getScore', 'getScoreAnalyzing', 'showScore', 'getScore']);
  });

  test('to the progress screen', () => {
    expect(backgroundNavigationState(startedWith(3))).toEqual({
      backgroundAnalysisStatus: 'analyzing',
      backgroundAnalysisProgress: 0,
    });
    expect(
      backgroundNavigationState({
        ...startedWith(3),
        status: 'completed',
        progress: 100,
        analysisId: 'first',
      }),
    ).toEqual({
      backgroundAnalysisId: 'first',
      backgroundAnalysisStatus: 'completed',
      backgroundAnalysisProgress: 100,
    });
  });
});
