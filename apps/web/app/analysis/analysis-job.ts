import { analysisJobSchema, analysisLimits, type AnalysisJob } from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';

import { callApi } from '../api/client.ts';

const jobReplySchema = z.object({ job: analysisJobSchema.nullable() });

/** Whether a job may still bring a score. */
export function isRunning(job: Pick<AnalysisJob, 'status'> | null | undefined): boolean {
  return job?.status === 'queued' || job?.status === 'running';
}

/** GET /api/properties/{id}/analysis-job: the newest job, asked for every 2 s while it runs. */
export function analysisJobQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['property', propertyId, 'analysis-job'],
    queryFn: async ({ signal }) => {
      const path = `/api/properties/${encodeURIComponent(propertyId)}/analysis-job`;
      return (await callApi(path, jobReplySchema, { signal })).job;
    },
    staleTime: 0,
    refetchInterval: (query) => (isRunning(query.state.data) ? analysisLimits.pollMs : false),
  });
}

export function useAnalysisJob(propertyId: string) {
  return useQuery(analysisJobQuery(propertyId));
}
