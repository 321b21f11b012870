import type { AnalysisJob } from '@dss/domain';

import { isRunning } from './analysis-job.ts';
import { analysisTimings } from './timings.ts';

export interface AttemptFacts {
  /** The job that this attempt started, joined or found running; null while there is none. */
  readonly followed: {
    readonly jobId: string;
    /** The newest job was asked for since: another one than this took its place. */
    readonly askedSince: boolean;
  } | null;
  /** The newest job of the property, as far as it is known. */
  readonly newest: AnalysisJob | null;
}

/**
 * The job of this attempt: the one it follows, or the one that took its place because photos were added meanwhile.
 * What was known before it followed any may be an older job.
 */
export function jobOfAttempt({ followed, newest }: AttemptFacts): AnalysisJob | null {
  if (followed === null || newest === null) return null;
  return newest.id === followed.jobId || followed.askedSince ? newest : null;
}

export interface StartFacts {
  /** An analysis was running in the background when the page was opened. */
  readonly inBackground: boolean;
  readonly waitedMs: number;
  /** The newest job; undefined until it was asked for. */
  readonly newest: AnalysisJob | null | undefined;
  /** It was seen running from this page. */
  readonly followed: boolean;
}

/**
 * Whether to start an analysis: at once, unless one runs in the background that may bring a score by itself. After
 * 15 s without one, or when it ends without one, the page starts its own, which joins what still runs.
 */
export function isStartDue({ inBackground, waitedMs, newest, followed }: StartFacts): boolean {
  if (!inBackground || waitedMs >= analysisTimings.ownStartMs) return true;
  if (newest === undefined || isRunning(newest)) return false;
  return !(followed && newest?.status === 'done');
}
