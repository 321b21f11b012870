import type { AnalysisJob } from '@dss/domain';

import { failureOfCall, failureOfJob, type AnalysisFailure } from './analysis-failure.ts';
import { progressPercent, progressStep, type ProgressStep } from './progress-curve.ts';
import { progressTruth, type ProgressTruth } from './progress-truth.ts';
import { analysisTimings } from './timings.ts';

export interface ProgressFacts {
  elapsedMs: number;
  /** Why starting or asking failed, null while nothing did. */
  callError: unknown;
  /** The job of this attempt, null until it is known. */
  job: AnalysisJob | null;
  /** Whether the score is there. */
  finished: boolean;
  /** Percent of the analysis in the background when the screen was opened; null where none ran. */
  background: number | null;
}

export type ProgressView =
  | {
      kind: 'running';
      percent: number;
      step: ProgressStep;
      truth: ProgressTruth;
      /** Where the bar stands and waits for the score: how long it has taken so far. */
      waitedSeconds: number | null;
      longWait: boolean;
    }
  | { kind: 'failed'; failure: AnalysisFailure; stillWorking: ProgressTruth | null }
  | { kind: 'complete' };

/**
 * What the progress screen shows. A score beats everything. The 60 s error stands only for the eye: what still
 * runs is said beneath it, and its score opens the results all the same.
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
      stillWorking: job === null ? null : progressTruth(job),
    };
  }
  const percent = progressPercent(elapsedMs, background);
  const truth = progressTruth(job);
  return {
    kind: 'running',
    percent,
    step: progressStep(percent, truth),
    truth,
    waitedSeconds:
      percent >= analysisTimings.progress.capPercent ? Math.floor(elapsedMs / 1000) : null,
    longWait: elapsedMs >= analysisTimings.progress.longWaitMs,
  };
}
