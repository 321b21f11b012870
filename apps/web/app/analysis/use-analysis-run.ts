import type { Analysis, AnalysisJob } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { analysisQuery } from './analyses.ts';
import { isRunning } from './analysis-job.ts';
import { isStartDue, jobOfAttempt, type AttemptFacts } from './attempt-job.ts';
import { startAnalysisQuery } from './start-analysis.ts';
import { useAnalysisJob } from './use-analysis-job.ts';
import { analysisTimings } from './timings.ts';

export interface AnalysisRun {
  job: AnalysisJob | null;
  analysis: Analysis | null;
  callError: unknown;
}

export interface RunOptions {
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
