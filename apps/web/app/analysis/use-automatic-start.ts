import { useMutation, useQueryClient } from '@tanstack/react-query';

import { latestAnalysisQuery } from './analyses.ts';
import { analysisJobQuery } from './analysis-job.ts';
import { startAnalysis, startRetries } from './start-analysis.ts';

/** Starts an analysis because something changed, without the owner asking. Resolves once its job is known. */
export function useAutomaticStart(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const start = await startAnalysis(propertyId, { automatic: true });
      if (start.kind === 'analysis') {
        queryClient.setQueryData(latestAnalysisQuery(propertyId).queryKey, start.analysis);
      } else {
        await queryClient.refetchQueries({ queryKey: analysisJobQuery(propertyId).queryKey });
      }
      return start;
    },
    ...startRetries,
  });
}
