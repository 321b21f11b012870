import type { rescoredSchema } from '@dss/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import { latestAnalysisQuery } from './analyses.ts';

/** Shows the analysis that a saved correction was answered with, in place of the one before. */
export async function showRescored(
  queryClient: QueryClient,
  propertyId: string,
  { analysis }: z.output<typeof rescoredSchema>,
): Promise<void> {
  const { queryKey } = latestAnalysisQuery(propertyId);
  // One that was asked for before the correction must not come after it.
  await queryClient.cancelQueries({ queryKey });
  if (analysis !== null) queryClient.setQueryData(queryKey, analysis);
}

/** Corrections of one property are saved one after the other, so that the last answer is the newest. */
export function correctionScope(propertyId: string): { id: string } {
  return { id: `corrections-${propertyId}` };
}
