import { analysisJobSchema } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { callApi } from '../api/client.ts';
import { analysisJobQuery } from './analysis-job.ts';
import { startAnalysisQuery } from './start-analysis.ts';

const replySchema = z.object({ job: analysisJobSchema.nullable() });

/** POST /api/properties/{id}/analysis-job/cancel: cancels the job on the server, whoever started it. */
export function useCancelAnalysis(propertyId: string, attempt: string, rerun: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // Wait for a start that is in flight, which would otherwise start the job again after the cancel.
      const start = startAnalysisQuery(propertyId, attempt, rerun);
      const starting = queryClient.getQueryState(start.queryKey)?.fetchStatus === 'fetching';
      if (starting) await queryClient.fetchQuery(start).catch(() => undefined);
      const path = `/api/properties/${encodeURIComponent(propertyId)}/analysis-job/cancel`;
      const { job } = await callApi(path, replySchema, { method: 'POST' });
      const { queryKey } = analysisJobQuery(propertyId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, job);
    },
  });
}
