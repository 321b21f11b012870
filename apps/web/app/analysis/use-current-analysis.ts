import { useEffect } from 'react';

import { useLatestAnalysis } from './analyses.ts';
import { isOutdated } from './looked-at.ts';
import { useAnalysisJob } from './use-analysis-job.ts';

/** The newest analysis and job of a property. Fetches the result when the job is done. */
export function useCurrentAnalysis(propertyId: string) {
  const job = useAnalysisJob(propertyId);
  const latest = useLatestAnalysis(propertyId);
  const { refetch } = latest;
  const outdated = latest.data !== undefined && isOutdated(latest.data, job.data);
  useEffect(() => {
    if (outdated) void refetch();
  }, [outdated, refetch]);
  return { job, latest };
}
