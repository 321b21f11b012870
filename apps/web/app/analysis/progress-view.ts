import type { AnalysisJob } from '@dss/domain';

import { failureOfCall, failureOfJob, type AnalysisFailure } from './analysis-failure.ts';
import { progressPercent, progressStep, type ProgressStep } from './progress-curve.ts';
import { progressTruth, type ProgressTruth } from './progress-truth.ts';
import { analysisTimings } from './timings.ts';

export interface ProgressFacts {
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
      truth: ProgressTruth;
      /** How long it has taken so far, once the bar has reached its cap; null before. */
      waitedSeconds: number | null;
      longWait: boolean;
    }
  | { kind: 'failed'; failure: AnalysisFailure; stillWorking: ProgressTruth | null }
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
