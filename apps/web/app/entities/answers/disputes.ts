import {
  rescoredSchema,
  storedDisputeSchema,
  type CreateDispute,
  type StoredDispute,
} from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { correctionScope, showRescored } from '../analysis/analyses.ts';
import { callApi } from '../../lib/api/client.ts';
import { propertyKey } from '../property/property.ts';

const replySchema = z.object({ disputes: z.array(storedDisputeSchema) });

/** GET /api/properties/{id}/disputes: the owner's disputes including withdrawn ones, oldest first. */
export function disputesQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'disputes'],
    queryFn: async ({ signal }): Promise<StoredDispute[]> =>
      (await callApi(apiPaths.disputes(propertyId), replySchema, { signal })).disputes,
  });
}

export function useDisputes(propertyId: string) {
  return useQuery(disputesQuery(propertyId));
}

/** POST /api/properties/{id}/disputes: disputes a finding. Resolves to the stored dispute. */
export function useFileDispute(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: correctionScope(propertyId),
    mutationFn: async (dispute: CreateDispute): Promise<StoredDispute | undefined> => {
      const rescored = await callApi(apiPaths.disputes(propertyId), rescoredSchema, {
        method: 'POST',
        body: dispute,
      });
      await showRescored(queryClient, propertyId, rescored);
      return newest(
        await queryClient
          .fetchQuery({ ...disputesQuery(propertyId), staleTime: 0 })
          // The dispute is saved. Without the list the toast can't offer undo, but the finding can still be restored.
          .catch(() => []),
        dispute,
      );
    },
  });
}

/** DELETE /api/properties/{id}/disputes/{disputeId}: withdraws a dispute, so that its finding counts again. */
export function useWithdrawDispute(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: correctionScope(propertyId),
    mutationFn: async (disputeId: string) => {
      await showRescored(
        queryClient,
        propertyId,
        await callApi(apiPaths.dispute(propertyId, disputeId), rescoredSchema, {
          method: 'DELETE',
        }),
      );
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: disputesQuery(propertyId).queryKey }),
  });
}

function newest(stored: readonly StoredDispute[], filed: CreateDispute): StoredDispute | undefined {
  return [...stored]
    .reverse()
    .find(
      (dispute) =>
        dispute.withdrawn_at === null &&
        dispute.hazard_type === filed.hazard_type &&
        dispute.kind === filed.kind,
    );
}
