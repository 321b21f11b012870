import type { rescoredSchema } from '@dss/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import { latestAnalysisQuery } from './analyses.ts';

/** Replaces the analysis shown with the one that the server returned for a saved correction. */
export async function showRescored(
  queryClient: QueryClient,
  propertyId: string,
  { analysis }: z.output<typeof rescoredSchema>,
): Promise<void> {
  const { queryKey } = latestAnalysisQuery(propertyId);
  // Cancel a fetch that started before the correction, so that it can't overwrite the new result.
  await queryClient.cancelQueries({ queryKey });
  if (analysis !== null) queryClient.setQueryData(queryKey, analysis);
}

/** Makes React Query save a property's corrections one at a time, so that the last answer given is the newest. */
export function correctionScope(propertyId: string): { id: string } {
  return { id: `corrections-${propertyId}` };
}
