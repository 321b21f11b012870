import { analysisJobSchema, type AnalysisJob } from '@dss/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';

import { callApi } from '../api/client.ts';
import { analysisTimings } from './timings.ts';

const jobReplySchema = z.object({ job: analysisJobSchema.nullable() });

/** Whether a job may still produce a score. */
export function isRunning(job: Pick<AnalysisJob, 'status'> | null | undefined): boolean {
  return job?.status === 'queued' || job?.status === 'running';
}

/**
 * How often to poll for the job's progress, in milliseconds: every 2 s as specified, or rarely while its steps arrive
 * over the realtime connection, in case one of its events is lost.
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
