import type { AnalysisJob } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';

import { usePropertyEvents } from '../realtime/index.ts';
import { analysisJobQuery } from './analysis-job.ts';
import { newerJob } from './newer-job.ts';

/**
 * Shows the job as its steps arrive.
 * @returns whether they arrive; if not, they have to be asked for
 */
export function useLiveJob(propertyId: string): boolean {
  const queryClient = useQueryClient();
  const { queryKey } = analysisJobQuery(propertyId);
  const show = async (job: AnalysisJob) => {
    // One that was asked for before must not come after what was told since.
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
