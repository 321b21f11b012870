import { analysisJobSchema, type AnalysisJob } from '@dss/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { ApiError } from '../../lib/api/api-error.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { refetchOlder } from '../../lib/api/refetch-older.ts';
import { analysisTimings } from './timings.ts';
import { usePropertyEvents } from '../../lib/realtime/realtime-provider.tsx';
import { propertyKey } from '../property/property.ts';

export const jobReplySchema = z.object({ job: analysisJobSchema.nullable() });

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
    queryKey: [...propertyKey(propertyId), 'analysis-job'],
    queryFn: async ({ signal }) => {
      const path = apiPaths.analysisJob(propertyId);
      return (await callApi(path, jobReplySchema, { signal })).job;
    },
    staleTime: 0,
  });
}

/** The newer of the known job and one that just arrived. */
export function newerJob(known: AnalysisJob | null, received: AnalysisJob): AnalysisJob {
  if (known === null) return received;
  const isNewer =
    known.id === received.id
      ? Date.parse(received.updated_at) >= Date.parse(known.updated_at)
      : Date.parse(received.created_at) >= Date.parse(known.created_at);
  return isNewer ? received : known;
}

/** Whether more is to come: not of a property that is gone, whose last known job ran. */
export function isFollowed({
  data,
  error,
}: {
  readonly data: AnalysisJob | null | undefined;
  readonly error: unknown;
}): boolean {
  const gone = error instanceof ApiError && error.status === 404;
  return isRunning(data) && !gone;
}

/** The newest job of a property. Updated over the realtime connection, and by polling while the job runs. */
export function useAnalysisJob(propertyId: string) {
  const live = useLiveJob(propertyId);
  return useQuery({
    ...analysisJobQuery(propertyId),
    refetchInterval: ({ state }) => isFollowed(state) && jobCheckMs(live),
  });
}

/**
 * The newest job, for a part of a page that follows it with `useAnalysisJob` already: drawn later than the page, it doesn't ask
 * for the job again.
 */
export function useFollowedJob(propertyId: string): AnalysisJob | null | undefined {
  return useQuery({ ...analysisJobQuery(propertyId), refetchOnMount: false }).data;
}

/**
 * Updates the job in the cache as its steps arrive over the realtime connection.
 * @returns whether they arrive; if not, the page has to poll
 */
function useLiveJob(propertyId: string): boolean {
  const queryClient = useQueryClient();
  const { queryKey } = analysisJobQuery(propertyId);
  return usePropertyEvents(propertyId, {
    onEvent: (event) => {
      if (event.kind === 'analysis_progress') {
        const { job } = event;
        void showSaved(queryClient, queryKey, (known) => newerJob(known ?? null, job));
      }
    },
    onGap: (unchangedForMs) => refetchOlder(queryClient, queryKey, unchangedForMs),
  });
}
