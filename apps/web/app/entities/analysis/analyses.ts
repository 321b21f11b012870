import {
  analysisSchema,
  type Analysis,
  type AnalysisJob,
  type Photo,
  type rescoredSchema,
} from '@dss/domain';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useEffect } from 'react';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { tabStore } from '../../lib/device/storage/browser-store.ts';
import { useStored } from '../../lib/device/storage/use-stored.ts';
import { useAnalysisJob, useFollowedJob } from './analysis-job.ts';
import { propertyKey } from '../property/property.ts';

const analysesReplySchema = z.object({ analyses: z.array(analysisSchema) });

/** GET /api/properties/{id}/analyses?limit=1: the newest analysis, null before the first. */
export function latestAnalysisQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'latest-analysis'],
    queryFn: async ({ signal }) => {
      const path = apiPaths.newestAnalysis(propertyId);
      return (await callApi(path, analysesReplySchema, { signal })).analyses[0] ?? null;
    },
  });
}

function useLatestAnalysis(propertyId: string) {
  return useQuery(latestAnalysisQuery(propertyId));
}

/** GET /api/properties/{id}/analyses/{analysisId}. An analysis never changes. */
export function analysisQuery(propertyId: string, analysisId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'analysis', analysisId],
    queryFn: ({ signal }) =>
      callApi(apiPaths.analysis(propertyId, analysisId), analysisSchema, { signal }),
    staleTime: Infinity,
  });
}

/** The newest analysis and job of a property. Fetches the result when the job is done. */
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

/** The newest analysis, for a part of a page that reads it with `useCurrentAnalysis` already: drawn later, it doesn't ask again. */
export function useFollowedAnalysis(propertyId: string): Analysis | null | undefined {
  return useQuery({ ...latestAnalysisQuery(propertyId), refetchOnMount: false }).data;
}

/** Whether a result comes from looking at photos, rather than from a later answer or dispute. */
export function looksAtPhotos({ reason }: Pick<Analysis, 'reason'>): boolean {
  return (
    reason === 'requested' ||
    reason === 'rerun' ||
    reason === 'inputs_changed' ||
    reason === 'model_retry'
  );
}

/**
 * When the photos behind a result were looked at. A result made by an answer or a dispute is newer than that: it
 * re-scores what was seen before.
 * @param unchangedUntil the newest label for which the server found nothing new to look at: one that was changed and
 * changed back
 */
export function lookedAt(
  analysis: Pick<Analysis, 'created_at' | 'reason'>,
  job: Pick<AnalysisJob, 'status' | 'updated_at'> | null | undefined,
  unchangedUntil: string | null = null,
): string {
  const seen =
    !looksAtPhotos(analysis) && job?.status === 'done' ? job.updated_at : analysis.created_at;
  return unchangedUntil !== null && unchangedUntil > seen ? unchangedUntil : seen;
}

const unchangedStoreName = (propertyId: string) => `dss-unchanged-until-${propertyId}`;

/** Remembers, as long as the tab is open, that the result already counts the labels as they are. */
export function noteUnchanged(
  propertyId: string,
  photos: readonly Pick<Photo, 'placement'>[],
): void {
  const newest = photos
    .map(({ placement }) => placement?.updated_at ?? '')
    .sort()
    .at(-1);
  if (newest) tabStore.write(unchangedStoreName(propertyId), newest);
}

/** When the photos behind a property's result were looked at, and found as they are now. */
export function useLookedAt(propertyId: string): (analysis: Analysis) => string {
  const job = useFollowedJob(propertyId);
  const unchangedUntil = useStored(tabStore, unchangedStoreName(propertyId));
  return (analysis) => lookedAt(analysis, job, unchangedUntil);
}

/** Whether a job has finished with a newer result than the one shown. */
export function isOutdated(
  analysis: Pick<Analysis, 'analysis_id' | 'created_at'> | null,
  job: Pick<AnalysisJob, 'status' | 'analysis_id' | 'updated_at'> | null | undefined,
): boolean {
  if (job?.status !== 'done' || job.analysis_id === null) return false;
  if (analysis === null) return true;
  return (
    analysis.analysis_id !== job.analysis_id &&
    Date.parse(analysis.created_at) < Date.parse(job.updated_at)
  );
}

/** Replaces the analysis shown with the one that the server returned for a saved correction. */
export async function showRescored(
  queryClient: QueryClient,
  propertyId: string,
  { analysis }: z.output<typeof rescoredSchema>,
): Promise<void> {
  const { queryKey } = latestAnalysisQuery(propertyId);
  // Cancel a fetch that started before the correction, so that it can't overwrite the new result.
  await queryClient.cancelQueries({ queryKey });
  if (analysis === null) return;
  // Answers and disputes are sent side by side, so the later one's reply may come first.
  queryClient.setQueryData(queryKey, (shown) =>
    shown && shown.created_at > analysis.created_at ? shown : analysis,
  );
}

/** Makes React Query save a property's disputes one at a time. */
export function correctionScope(propertyId: string): { id: string } {
  return { id: `corrections-${propertyId}` };
}

/** The photos that count for a result, or may once they are looked at: a photo of a room or a drawing never does. */
export function countedPhotos<P extends Pick<Photo, 'image_id'>>(
  analysis: { readonly photos: readonly AnalyzedPhoto[] } | null,
  photos: readonly P[],
): P[] {
  const notCounted = new Set(
    analysis?.photos.filter((seen) => seen.not_counted !== null).map((seen) => seen.image_id),
  );
  return photos.filter(({ image_id: id }) => !notCounted.has(id));
}

type AnalyzedPhoto = Pick<Analysis['photos'][number], 'image_id' | 'not_counted'>;
