import { analysisLimits, type Analysis, type AnalysisJob } from '@dss/domain';
import { useQuery } from '@tanstack/react-query';

import { analysisQuery } from './analyses.ts';
import { analysisJobQuery, isRunning } from './analysis-job.ts';
import { startAnalysisQuery } from './start-analysis.ts';

export interface AnalysisRun {
  job: AnalysisJob | null;
  analysis: Analysis | null;
  callError: unknown;
}

/** Starts (or joins) an analysis and follows its job until its score is there. */
export function useAnalysisRun(propertyId: string, attempt: string, rerun: boolean): AnalysisRun {
  const start = useQuery(startAnalysisQuery(propertyId, attempt, rerun));
  const jobId = start.data?.kind === 'job' ? start.data.jobId : null;

  const jobQuery = useQuery({
    ...analysisJobQuery(propertyId),
    enabled: jobId !== null,
    refetchInterval: ({ state: { data } }) =>
      data?.id === jobId && !isRunning(data) ? false : analysisLimits.pollMs,
  });
  // What the cache knew before this attempt may be an older job.
  const job = jobQuery.data?.id === jobId ? (jobQuery.data ?? null) : null;

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
