import { useQuery } from '@tanstack/react-query';

import { analysisJobQuery, isRunning, jobCheckMs } from './analysis-job.ts';
import { useLiveJob } from './use-live-job.ts';

/** The newest job of a property. Updated over the realtime connection, and by polling while the job runs. */
export function useAnalysisJob(propertyId: string) {
  const live = useLiveJob(propertyId);
  return useQuery({
    ...analysisJobQuery(propertyId),
    refetchInterval: (query) => (isRunning(query.state.data) ? jobCheckMs(live) : false),
  });
}
