import {
  actionPlanSchema,
  changePlanSchema,
  type ActionPlan,
  type ChangePlan,
  type GuidanceStepId,
} from '@dss/domain';
import {
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { showSaved } from '../../lib/api/show-saved.ts';
import { callApi } from '../../lib/api/client.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { propertyKey } from '../property/property.ts';

/** GET /api/properties/{id}/plan: the actions that the owner plans. */
export function planQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'plan'],
    queryFn: ({ signal }): Promise<ActionPlan> =>
      callApi(apiPaths.plan(propertyId), actionPlanSchema, { signal }),
  });
}

export interface PlannedActions {
  /** As the server has it; undefined until it is loaded. */
  readonly plan: ActionPlan | undefined;
  /** Changes that are still on their way included; undefined until the plan is loaded. */
  readonly planned: ReadonlySet<GuidanceStepId> | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly change: (changes: ChangePlan['changes']) => void;
}

/** The actions that the owner plans. A change shows at once, and is sent after the ones before it. */
export function usePlannedActions(propertyId: string): PlannedActions {
  const t = useTranslations('plan');
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(planQuery(propertyId));
  const mutationKey = ['change-plan', propertyId];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `plan-${propertyId}` },
    mutationFn: async (body: ChangePlan) => {
      const { queryKey } = planQuery(propertyId);
      const saved = await callApi(apiPaths.plan(propertyId), actionPlanSchema, {
        method: 'PUT',
        body,
      });
      await showSaved(queryClient, queryKey, saved);
    },
    onError: (failure) => showFailure(t('saveFailed'), failure),
  });
  const waiting = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => changePlanSchema.safeParse(state.variables).data?.changes ?? [],
  });
  return {
    plan: data,
    planned: data && withChanges(data.step_ids, waiting.flat()),
    error,
    refetch,
    change: (changes) => mutate({ changes }),
  };
}

/** What is planned after these changes, the oldest first. */
export function withChanges(
  stepIds: readonly GuidanceStepId[],
  changes: ChangePlan['changes'],
): ReadonlySet<GuidanceStepId> {
  const planned = new Set(stepIds);
  for (const { step_id: stepId, planned: isPlanned } of changes) {
    if (isPlanned) planned.add(stepId);
    else planned.delete(stepId);
  }
  return planned;
}
