import { useEffect } from 'react';

import { useLatestAnalysis } from './analyses.ts';
import { isOutdated } from './looked-at.ts';
import { useAnalysisJob } from './use-analysis-job.ts';

/** The newest analysis and the newest job of a property; the result of a job that is done is fetched. */
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
