import type { Analysis, AnalysisJob } from '@dss/domain';

import { isOutdated } from '../../entities/analysis/analyses.ts';
import { isRunning } from '../../entities/analysis/analysis-job.ts';
import { jobError } from '../../entities/analysis/analysis-failure.ts';
import { analysisTimings } from '../../entities/analysis/timings.ts';

/** The state of a background analysis (core flow, sections 3 and 4). */
export interface BackgroundAnalysis {
  readonly status: 'idle' | 'analyzing' | 'completed' | 'error';
  /** 0-100 */
  readonly progress: number;
  readonly analysisId: string | null;
  readonly dssScore: number | null;
  /** Why it failed; null unless the status is `error`. */
  readonly error: unknown;
  /** Number of photos when it last started or completed; lowered when photos are deleted. */
  readonly lastImageCount: number;
}

export type BackgroundEvent =
  | { readonly type: 'started'; readonly imageCount: number }
  | { readonly type: 'progressed'; readonly progress: number }
  | {
      readonly type: 'completed';
      readonly analysisId: string;
      readonly dssScore: number;
      readonly imageCount: number;
    }
  | { readonly type: 'failed'; readonly error: unknown }
  /** Photos were deleted since it started. */
  | { readonly type: 'reduced'; readonly imageCount: number }
  /** The reported result is out of date, or the job was canceled. */
  | { readonly type: 'reset' };

export const initialBackgroundAnalysis: BackgroundAnalysis = {
  status: 'idle',
  progress: 0,
  analysisId: null,
  dssScore: null,
  error: null,
  lastImageCount: 0,
};

export function changeBackgroundAnalysis(
  state: BackgroundAnalysis,
  event: BackgroundEvent,
): BackgroundAnalysis {
  const { lastImageCount } = state;
  switch (event.type) {
    case 'started':
      return {
        ...initialBackgroundAnalysis,
        status: 'analyzing',
        lastImageCount: event.imageCount,
      };
    case 'progressed':
      return {
        ...initialBackgroundAnalysis,
        status: 'analyzing',
        progress: event.progress,
        lastImageCount,
      };
    case 'completed':
      return {
        status: 'completed',
        progress: 100,
        analysisId: event.analysisId,
        dssScore: event.dssScore,
        error: null,
        lastImageCount: event.imageCount,
      };
    case 'failed':
      return { ...initialBackgroundAnalysis, status: 'error', error: event.error, lastImageCount };
    case 'reduced':
      return { ...state, lastImageCount: Math.min(lastImageCount, event.imageCount) };
    case 'reset':
      // Keep the count, so that the same photos aren't analyzed again right away.
      return { ...initialBackgroundAnalysis, lastImageCount };
  }
}

type AnalyzedResult = Pick<Analysis, 'analysis_id' | 'created_at' | 'dss_score' | 'photos'>;

export interface BackgroundFacts {
  /** Ids of the stored photos. */
  readonly imageIds: readonly string[];
  readonly job: AnalysisJob | null;
  readonly latest: AnalyzedResult | null;
  /** A start request is in flight. */
  readonly starting: boolean;
  /** The owner is moving a photo on the map, or just finished. */
  readonly blocked: boolean;
}

/**
 * The event that brings the state in line with the facts; null if it already is. `started` means: start an analysis.
 */
export function nextEvent(
  state: BackgroundAnalysis,
  facts: BackgroundFacts,
): BackgroundEvent | null {
  const { imageIds, job, latest, starting } = facts;
  const imageCount = imageIds.length;
  if (imageCount < state.lastImageCount) return { type: 'reduced', imageCount };
  if (starting) return null;
  if (isRunning(job)) return progressOf(state, job);
  if (latest !== null && covers(latest, imageIds)) {
    const isKnown = state.status === 'completed' && state.analysisId === latest.analysis_id;
    return isKnown ? null : completedWith(latest);
  }
  if (state.status === 'analyzing') return endOf(job, latest);
  // Photos were added or removed, so the result no longer matches them.
  if (state.status === 'completed') return { type: 'reset' };
  return isDue(state, facts) ? { type: 'started', imageCount } : null;
}

/**
 * Whether to start: once there are three photos, then, as long as there is no result, with every three more (core flow,
 * section 4).
 */
function isDue(
  { status, lastImageCount }: BackgroundAnalysis,
  { imageIds: { length: count }, job, blocked }: BackgroundFacts,
): boolean {
  const { photos } = analysisTimings.background;
  if (blocked || count < photos || status === 'analyzing') return false;
  const previous = lastImageCount === 0 ? countOfEnded(job) : lastImageCount;
  return previous < photos || (status !== 'completed' && count >= previous + photos);
}

/** How many photos the last failed or canceled job had. Reopening the page alone doesn't retry such a job. */
function countOfEnded(job: AnalysisJob | null): number {
  return job?.status === 'failed' || job?.status === 'cancelled' ? job.photos_total : 0;
}

function progressOf(state: BackgroundAnalysis, job: AnalysisJob | null): BackgroundEvent | null {
  const { photos_done: done = 0, photos_total: total = 0 } = job ?? {};
  const share = total === 0 ? 0 : Math.min(1, done / total);
  const progress = Math.floor(share * analysisTimings.progress.capPercent);
  const isKnown = state.status === 'analyzing' && state.progress === progress;
  return isKnown ? null : { type: 'progressed', progress };
}

/** The event for a job that ended. Null while its result is still loading. */
function endOf(job: AnalysisJob | null, latest: AnalyzedResult | null): BackgroundEvent | null {
  switch (job?.status) {
    case 'failed':
      return { type: 'failed', error: jobError(job) };
    case 'cancelled':
      return { type: 'reset' };
    case 'done':
      return latest === null || isOutdated(latest, job) ? null : completedWith(latest);
    default:
      return null;
  }
}

function completedWith(analysis: AnalyzedResult): BackgroundEvent {
  const { analysis_id: analysisId, dss_score: dssScore, photos } = analysis;
  return { type: 'completed', analysisId, dssScore, imageCount: photos.length };
}

function covers({ photos }: Pick<Analysis, 'photos'>, imageIds: readonly string[]): boolean {
  const analyzed = new Set(photos.map(({ image_id: id }) => id));
  return (
    imageIds.length > 0 &&
    analyzed.size === imageIds.length &&
    imageIds.every((id) => analyzed.has(id))
  );
}
