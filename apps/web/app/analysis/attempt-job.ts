import type { AnalysisJob } from '@dss/domain';

import { isRunning } from './analysis-job.ts';
import { analysisTimings } from './timings.ts';

export interface AttemptFacts {
  /** The job that this attempt started, joined, or found running; null if there is none yet. */
  readonly followed: {
    readonly jobId: string;
    /** The newest job was fetched since then, so a different newest job has replaced this one. */
    readonly askedSince: boolean;
  } | null;
  /** The newest job of the property that this page knows of. */
  readonly newest: AnalysisJob | null;
}

/**
 * The job of this attempt: the one it follows, or the one that replaced it because photos were added while it ran.
 * Until it follows a job, the newest known job may be from an earlier attempt.
 */
export function jobOfAttempt({ followed, newest }: AttemptFacts): AnalysisJob | null {
  if (followed === null || newest === null) return null;
  return newest.id === followed.jobId || followed.askedSince ? newest : null;
}

export interface StartFacts {
  /** An analysis was running in the background when the page was opened. */
  readonly inBackground: boolean;
  readonly waitedMs: number;
  /** The newest job; undefined until it has been fetched. */
  readonly newest: AnalysisJob | null | undefined;
  /** This page has seen the job running. */
  readonly followed: boolean;
}

/**
 * Whether this page should start an analysis. Yes, unless a background analysis is running that may produce the score.
 * If that one takes more than 15 s or ends without a score, the page starts its own, which joins any running job.
 */
export function isStartDue({ inBackground, waitedMs, newest, followed }: StartFacts): boolean {
  if (!inBackground || waitedMs >= analysisTimings.ownStartMs) return true;
  if (newest === undefined || isRunning(newest)) return false;
  return !(followed && newest?.status === 'done');
}
