import { useQuery } from '@tanstack/react-query';

import { analysisJobQuery, isRunning, jobCheckMs } from './analysis-job.ts';
import { useLiveJob } from './use-live-job.ts';

/** The newest job of a property, as its steps arrive live; where they don't, it is asked for while it runs. */
export function useAnalysisJob(propertyId: string) {
  const live = useLiveJob(propertyId);
  return useQuery({
    ...analysisJobQuery(propertyId),
    refetchInterval: (query) => (isRunning(query.state.data) ? jobCheckMs(live) : false),
  });
}
