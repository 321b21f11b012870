import { storedAnswerSchema, type StoredAnswer } from '@dss/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';

import { callApi } from '../api/client.ts';

const replySchema = z.object({ answers: z.array(storedAnswerSchema) });

export function answersPath(propertyId: string): string {
  return `/api/properties/${encodeURIComponent(propertyId)}/answers`;
}

/** GET /api/properties/{id}/answers: the owner's answers as they stand. */
export function answersQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['property', propertyId, 'answers'],
    queryFn: async ({ signal }): Promise<StoredAnswer[]> =>
      (await callApi(answersPath(propertyId), replySchema, { signal })).answers,
  });
}

export function useAnswers(propertyId: string) {
  return useQuery(answersQuery(propertyId));
}
