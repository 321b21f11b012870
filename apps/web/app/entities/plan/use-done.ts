import { markedDoneSchema, type GuidanceStepId, type MarkDone } from '@dss/domain';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import { correctionScope, showRescored } from '../analysis/analyses.ts';
import { apiPaths } from '../../lib/api/api-paths.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { callApi } from '../../lib/api/client.ts';
import { planQuery } from './planned-actions.ts';

/** PUT /api/properties/{id}/plan/{stepId}/done: says that an action is done, or changes what was said. */
export function useMarkDone(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: correctionScope(propertyId),
    mutationFn: async ({ stepId, ...body }: MarkDone & { stepId: GuidanceStepId }) => {
      const path = apiPaths.actionDone(propertyId, stepId);
      await show(
        queryClient,
        propertyId,
        await callApi(path, markedDoneSchema, { method: 'PUT', body }),
      );
    },
  });
}

/** DELETE of the same: makes it a planned action again. */
export function useUndoDone(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: correctionScope(propertyId),
    mutationFn: async (stepId: GuidanceStepId) => {
      const path = apiPaths.actionDone(propertyId, stepId);
      await show(
        queryClient,
        propertyId,
        await callApi(path, markedDoneSchema, { method: 'DELETE' }),
      );
    },
  });
}

async function show(
  queryClient: QueryClient,
  propertyId: string,
  { plan, analysis }: z.output<typeof markedDoneSchema>,
): Promise<void> {
  await showSaved(queryClient, planQuery(propertyId).queryKey, plan);
  await showRescored(queryClient, propertyId, { analysis });
}
