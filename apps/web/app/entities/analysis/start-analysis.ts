import { analysisSchema, type Analysis } from '@dss/domain';
import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/client.ts';
import { actionLimits, assertWithinLimit } from '../../lib/limits/index.ts';
import { chosenModel } from './model-override.ts';
import { photosQuery } from '../photo/photos.ts';
import { analysisPause } from './analysis-pause.ts';
import { analysisJobQuery, isRunning, jobReplySchema, useFollowedJob } from './analysis-job.ts';
import { analysisTimings } from './timings.ts';
import { isOutdated, latestAnalysisQuery, noteUnchanged } from './analyses.ts';
import { propertyKey } from '../property/property.ts';

const acceptedSchema = z.object({ job_id: z.uuid() });

/** Either a job that was accepted, or a recent analysis that is reused. */
const startReplySchema = z.union([
  analysisSchema.transform((analysis) => ({ kind: 'analysis' as const, analysis })),
  acceptedSchema.transform(({ job_id: jobId }) => ({ kind: 'job' as const, jobId })),
]);

type AnalysisStart = z.output<typeof startReplySchema>;

interface StartOptions {
  /** Run even if there is a recent analysis of the same inputs. */
  readonly rerun?: boolean;
  /** Started by the page because something changed, not by the owner, so it doesn't count toward the limit. */
  readonly automatic?: boolean;
}

/**
 * POST /functions/v1/analyze_v2; returns without waiting for the score. Waits while photos are being moved on the map, and shortly
 * afterward.
 */
async function startAnalysis(
  propertyId: string,
  { rerun = false, automatic = false }: StartOptions,
): Promise<AnalysisStart> {
  await analysisPause.whenOver();
  return callApi(apiPaths.startAnalysis(), startReplySchema, {
    method: 'POST',
    headers: { prefer: 'respond-async' },
    body: {
      property_id: propertyId,
      ...(rerun && { rerun }),
      ...(automatic && { automatic }),
      ...chosenModel(),
    },
  });
}

/**
 * One attempt to start. A query, not a mutation, so that a page that renders twice starts only once; the server joins
 * an analysis that is already running anyway. Retries only rate limits, after 3 s and 6 s; a limit that lasts longer
 * than the next wait is reported right away.
 */
export function startAnalysisQuery(propertyId: string, attempt: string, rerun: boolean) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'analysis-start', attempt],
    queryFn: async ({ client }) => {
      assertWithinLimit('analysis');
      const known = client.getQueryData(analysisJobQuery(propertyId).queryKey);
      const start = await startAnalysis(propertyId, { rerun });
      // Reused results and joined jobs don't count.
      if (start.kind === 'job' && start.jobId !== known?.id) actionLimits.count('analysis');
      return start;
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    ...startRetries,
  });
}

/** Which failed starts are retried, and after how long. */
const startRetries = {
  retry: (failures: number, error: unknown): boolean =>
    failures < analysisTimings.retries &&
    error instanceof ApiError &&
    error.status === 429 &&
    (error.retryAfterMs ?? 0) <= waitBeforeRetry(failures),
  retryDelay: waitBeforeRetry,
};

function waitBeforeRetry(failures: number): number {
  return analysisTimings.retryBaseMs * 2 ** failures;
}

/** Starts an analysis because something changed, without the owner asking. Resolves once its job is known. */
export function useAutomaticStart(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: automaticStartKey(propertyId),
    mutationFn: async () => {
      const labeled = queryClient.getQueryData(photosQuery(propertyId).queryKey);
      const start = await startAnalysis(propertyId, { automatic: true });
      if (start.kind === 'analysis') {
        noteUnchanged(propertyId, labeled ?? []);
        queryClient.setQueryData(latestAnalysisQuery(propertyId).queryKey, start.analysis);
      } else {
        await queryClient.refetchQueries({ queryKey: analysisJobQuery(propertyId).queryKey });
      }
      return start;
    },
    ...startRetries,
  });
}

const automaticStartKey = (propertyId: string) => [...propertyKey(propertyId), 'automatic-start'];

/** Whether a newer result is on its way: its analysis is being started, is running, or has just finished. */
export function useIsNewResultDue(propertyId: string, analysis: Analysis): boolean {
  const starting = useIsMutating({ mutationKey: automaticStartKey(propertyId) }) > 0;
  const job = useFollowedJob(propertyId);
  return starting || isRunning(job) || isOutdated(analysis, job);
}

/** POST /api/properties/{id}/analysis-job/cancel: cancels the job on the server, whoever started it. */
export function useCancelAnalysis(propertyId: string, attempt: string, rerun: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // Wait for a start that is in flight, which would otherwise start the job again after the cancel.
      const start = startAnalysisQuery(propertyId, attempt, rerun);
      const starting = queryClient.getQueryState(start.queryKey)?.fetchStatus === 'fetching';
      if (starting) await queryClient.fetchQuery(start).catch(() => undefined);
      const path = apiPaths.cancelAnalysisJob(propertyId);
      const { job } = await callApi(path, jobReplySchema, { method: 'POST' });
      await showSaved(queryClient, analysisJobQuery(propertyId).queryKey, job);
    },
  });
}
