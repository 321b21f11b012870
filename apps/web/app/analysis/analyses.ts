import { analysisSchema } from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';

import { callApi } from '../api/client.ts';

const analysesReplySchema = z.object({ analyses: z.array(analysisSchema) });

/** GET /api/properties/{id}/analyses?limit=1: the newest analysis, null before the first. */
export function latestAnalysisQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['property', propertyId, 'latest-analysis'],
    queryFn: async ({ signal }) => {
      const path = `/api/properties/${encodeURIComponent(propertyId)}/analyses?limit=1`;
      return (await callApi(path, analysesReplySchema, { signal })).analyses[0] ?? null;
    },
  });
}

export function useLatestAnalysis(propertyId: string) {
  return useQuery(latestAnalysisQuery(propertyId));
}

/** GET /api/properties/{id}/analyses/{analysisId}. An analysis never changes. */
export function analysisQuery(propertyId: string, analysisId: string) {
  return queryOptions({
    queryKey: ['property', propertyId, 'analysis', analysisId],
    queryFn: ({ signal }) =>
      callApi(
        `/api/properties/${encodeURIComponent(propertyId)}/analyses/${encodeURIComponent(analysisId)}`,
        analysisSchema,
        { signal },
      ),
    staleTime: Infinity,
  });
}
