import type { Analysis, AnalysisJob } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { analysisQuery } from '../../entities/analysis/analyses.ts';
import { isRunning, useAnalysisJob } from '../../entities/analysis/analysis-job.ts';
import { startAnalysisQuery } from '../../entities/analysis/start-analysis.ts';
import { analysisTimings } from '../../entities/analysis/timings.ts';

interface AnalysisRun {
  job: AnalysisJob | null;
  analysis: Analysis | null;
  callError: unknown;
}

interface RunOptions {
  attempt: string;
  rerun: boolean;
  /** A background analysis was running when the page opened: wait for its score first. */
  inBackground: boolean;
}

/** Starts or joins an analysis and follows its job until the score is in. */
export function useAnalysisRun(
  propertyId: string,
  { attempt, rerun, inBackground }: RunOptions,
): AnalysisRun {
  const { refetch, ...jobQuery } = useAnalysisJob(propertyId);
  const newest = jobQuery.data ?? null;
  const found = useFoundRunning(inBackground && jobQuery.isFetchedAfterMount ? newest : null);
  const waitedLong = useWaitedLong(inBackground);

  const start = useQuery({
    ...startAnalysisQuery(propertyId, attempt, rerun),
    enabled: isStartDue({
      inBackground,
      waitedMs: waitedLong ? analysisTimings.ownStartMs : 0,
      newest: jobQuery.isFetchedAfterMount ? newest : undefined,
      followed: found !== null,
    }),
  });
  const jobId = start.data?.kind === 'job' ? start.data.jobId : null;
  const [askedFor, setAskedFor] = useState<string | null>(null);
  useEffect(() => {
    if (jobId === null) return;
    void refetch().then(({ isSuccess }) => {
      if (isSuccess) setAskedFor(jobId);
    });
  }, [jobId, refetch]);

  const followed = jobId === null ? found : { jobId, askedSince: askedFor === jobId };
  const job = jobOfAttempt({ followed, newest });

  const analysisId = job?.status === 'done' ? job.analysis_id : null;
  const finished = useQuery({
    ...analysisQuery(propertyId, analysisId ?? ''),
    enabled: analysisId !== null,
  });

  const reused = start.data?.kind === 'analysis' ? start.data.analysis : null;
  return {
    job,
    analysis: reused ?? (analysisId === null ? null : (finished.data ?? null)),
    callError: start.error ?? jobQuery.error ?? finished.error,
  };
}

/** The first job that this page found running, which it then follows. */
function useFoundRunning(newest: AnalysisJob | null): AttemptFacts['followed'] {
  const [found, setFound] = useState<AttemptFacts['followed']>(null);
  // Any newer job that shows up from here on has replaced it.
  if (found === null && newest !== null && isRunning(newest)) {
    setFound({ jobId: newest.id, askedSince: true });
  }
  return found;
}

/** Whether the page has waited long enough for a background analysis. */
function useWaitedLong(inBackground: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!inBackground) return;
    const timer = setTimeout(() => setOver(true), analysisTimings.ownStartMs);
    return () => clearTimeout(timer);
  }, [inBackground]);
  return over;
}

interface AttemptFacts {
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

interface StartFacts {
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
