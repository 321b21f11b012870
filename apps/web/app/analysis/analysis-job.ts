import { analysisJobSchema, type AnalysisJob } from '@dss/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';

import { callApi } from '../api/client.ts';
import { analysisTimings } from './timings.ts';

const jobReplySchema = z.object({ job: analysisJobSchema.nullable() });

/** Whether a job may still bring a score. */
export function isRunning(job: Pick<AnalysisJob, 'status'> | null | undefined): boolean {
  return job?.status === 'queued' || job?.status === 'running';
}

/**
 * How often to ask how far a job is: every 2 s as specified, unless its steps arrive live. Even then now and then, should
 * something on the way swallow them.
 */
export function jobCheckMs(live: boolean): number {
  return live ? analysisTimings.liveCheckMs : analysisTimings.pollMs;
}

/** GET /api/properties/{id}/analysis-job: the newest job. */
export function analysisJobQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['property', propertyId, 'analysis-job'],
    queryFn: async ({ signal }) => {
      const path = `/api/properties/${encodeURIComponent(propertyId)}/analysis-job`;
      return (await callApi(path, jobReplySchema, { signal })).job;
    },
    staleTime: 0,
  });
}
