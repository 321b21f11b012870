import { storedDisputeSchema, type StoredDispute } from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';

import { callApi } from '../api/client.ts';

const replySchema = z.object({ disputes: z.array(storedDisputeSchema) });

export function disputesPath(propertyId: string): string {
  return `/api/properties/${encodeURIComponent(propertyId)}/disputes`;
}

/** GET /api/properties/{id}/disputes: the owner's objections, withdrawn ones too, oldest first. */
export function disputesQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['property', propertyId, 'disputes'],
    queryFn: async ({ signal }): Promise<StoredDispute[]> =>
      (await callApi(disputesPath(propertyId), replySchema, { signal })).disputes,
  });
}

export function useDisputes(propertyId: string) {
  return useQuery(disputesQuery(propertyId));
}
