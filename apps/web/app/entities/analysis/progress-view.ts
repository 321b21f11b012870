import type { AnalysisJob } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { failureOfCall, failureOfJob, type AnalysisFailure } from './analysis-failure.ts';
import { analysisTimings } from './timings.ts';

interface ProgressFacts {
  elapsedMs: number;
  /** The error of the start or of the last poll; null if both succeeded. */
  callError: unknown;
  /** The job of this attempt; null until it is known. */
  job: AnalysisJob | null;
  finished: boolean;
  /** Percent of the background analysis when the page opened; null if none was running. */
  background: number | null;
}

export type ProgressView =
  | {
      kind: 'running';
      percent: number;
      step: ProgressStep;
      activity: JobActivity;
      /** How long it has taken so far, once the bar has reached its cap; null before. */
      waitedSeconds: number | null;
      longWait: boolean;
    }
  | { kind: 'failed'; failure: AnalysisFailure; stillWorking: JobActivity | null }
  | { kind: 'complete' };

/**
 * What the progress screen shows. A score always wins. The error shown after 60 s doesn't end the attempt: the page
 * says below it what is still running, and opens the results if the score arrives.
 */
export function progressView({
  elapsedMs,
  callError,
  job,
  finished,
  background,
}: ProgressFacts): ProgressView {
  if (finished) return { kind: 'complete' };
  if (job?.status === 'failed' || job?.status === 'cancelled') {
    return { kind: 'failed', failure: failureOfJob(job), stillWorking: null };
  }
  if (callError !== null)
    return { kind: 'failed', failure: failureOfCall(callError), stillWorking: null };
  if (elapsedMs >= analysisTimings.progress.timeoutMs) {
    return {
      kind: 'failed',
      failure: 'timeout',
      stillWorking: job === null ? null : activityOf(job),
    };
  }
  const percent = progressPercent(elapsedMs, background);
  const activity = activityOf(job);
  return {
    kind: 'running',
    percent,
    step: progressStep(percent, activity),
    activity,
    waitedSeconds:
      percent >= analysisTimings.progress.capPercent ? Math.floor(elapsedMs / 1000) : null,
    longWait: elapsedMs >= analysisTimings.progress.longWaitMs,
  };
}

const progressSteps = ['analyzing', 'processing', 'scoring'] as const;

type ProgressStep = (typeof progressSteps)[number];

type MovingView = Extract<ProgressView, { kind: 'running' | 'complete' }>;

/**
 * The view whose step and activity to show: the new one, unless its step is an earlier one. A job that replaces another
 * starts over, but the page doesn't.
 */
export function furtherAlong(before: MovingView, now: MovingView): MovingView {
  if (before.kind === 'complete' || now.kind === 'complete') return now;
  return progressSteps.indexOf(now.step) < progressSteps.indexOf(before.step) ? before : now;
}

const { nominalMs, capPercent } = analysisTimings.progress;
const { nominalMs: slowMs } = analysisTimings.background;

/**
 * The percent that the bar shows after an elapsed time: linear over the nominal 18 s, capped at 95 until the score is
 * in. After a background analysis it starts from that one's percent and is slower.
 * @param background percent of the background analysis; null if none was running
 */
export function progressPercent(elapsedMs: number, background: number | null = null): number {
  const share = Math.max(0, elapsedMs) / (background === null ? nominalMs : slowMs);
  return Math.min(capPercent, Math.floor((background ?? 0) + share * 100));
}

/**
 * The step to name: follows the bar, but never contradicts what is really happening. "Scoring" appears only after all
 * photos were looked at, however long that takes.
 */
export function progressStep(percent: number, { key }: Pick<JobActivity, 'key'>): ProgressStep {
  switch (key) {
    case 'starting':
    case 'queued':
      return 'analyzing';
    case 'observing':
      return percent < 45 ? 'analyzing' : 'processing';
    case 'merging':
      return percent < 80 ? 'processing' : 'scoring';
    case 'scoring':
    case 'done':
      return 'scoring';
  }
}

type JobActivity =
  | { key: 'starting' | 'queued' | 'scoring' | 'done' }
  | { key: 'observing'; current: number; total: number }
  | { key: 'merging'; total: number };

/** What is really happening, according to the job's row. Null means that the job isn't known yet. */
export function activityOf(job: AnalysisJob | null): JobActivity {
  if (job === null) return { key: 'starting' };
  const total = job.photos_total;
  switch (job.step) {
    case 'queued':
      return { key: 'queued' };
    case 'observing':
      if (total === 0) return { key: 'starting' };
      return { key: 'observing', current: Math.min(job.photos_done + 1, total), total };
    case 'merging':
      return { key: 'merging', total };
    case 'scoring':
    case 'failed':
    case 'cancelled':
      return { key: 'scoring' };
    case 'done':
      return { key: 'done' };
  }
}

/** What is really happening, in words. */
export function useActivityText(): (activity: JobActivity) => string {
  const t = useTranslations('progress.activity');
  return (activity) => {
    switch (activity.key) {
      case 'observing':
        return t('observing', { current: activity.current, total: activity.total });
      case 'merging':
        return t('merging', { total: activity.total });
      default:
        return t(activity.key);
    }
  };
}
