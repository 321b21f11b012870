import { storedAnswerSchema, type rescoredSchema, type StoredAnswer } from '@dss/domain';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { showRescored } from '../analysis/analyses.ts';
import { callApi } from '../../lib/api/client.ts';
import { applyChanges, type AnswerChange } from './answer-changes.ts';
import { propertyKey } from '../property/property.ts';

const replySchema = z.object({ answers: z.array(storedAnswerSchema) });

/** GET /api/properties/{id}/answers: the owner's current answers. */
export function answersQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...propertyKey(propertyId), 'answers'],
    queryFn: async ({ signal }): Promise<StoredAnswer[]> =>
      (await callApi(apiPaths.answers(propertyId), replySchema, { signal })).answers,
  });
}

export function useAnswers(propertyId: string) {
  return useQuery(answersQuery(propertyId));
}

/** Shows the answers that the server has saved, and the score that they make. */
export async function showSavedAnswers(
  queryClient: QueryClient,
  propertyId: string,
  answers: readonly AnswerChange[],
  rescored: z.output<typeof rescoredSchema>,
): Promise<void> {
  const { queryKey } = answersQuery(propertyId);
  await queryClient.cancelQueries({ queryKey });
  const answeredAt = rescored.analysis?.created_at ?? new Date().toISOString();
  queryClient.setQueryData(queryKey, (before) =>
    before === undefined ? before : applyChanges(before, answers, answeredAt),
  );
  await showRescored(queryClient, propertyId, rescored);
}
