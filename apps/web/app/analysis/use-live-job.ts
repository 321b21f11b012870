import type { AnalysisJob } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';

import { usePropertyEvents } from '../realtime/index.ts';
import { analysisJobQuery } from './analysis-job.ts';
import { newerJob } from './newer-job.ts';

/**
 * Updates the job in the cache as its steps arrive over the realtime connection.
 * @returns whether they arrive; if not, the page has to poll
 */
export function useLiveJob(propertyId: string): boolean {
  const queryClient = useQueryClient();
  const { queryKey } = analysisJobQuery(propertyId);
  const show = async (job: AnalysisJob) => {
    // Cancel a fetch that started earlier, so that it can't overwrite this newer state.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (known) => newerJob(known ?? null, job));
  };
  return usePropertyEvents(propertyId, {
    onEvent: (event) => {
      if (event.kind === 'analysis_progress') void show(event.job);
    },
    onGap: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
