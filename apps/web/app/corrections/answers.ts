import { rescoredSchema, storedAnswerSchema, type StoredAnswer } from '@dss/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { correctionScope, showRescored } from '../analysis/index.ts';
import { callApi } from '../api/client.ts';
import { applyChanges, type AnswerChange } from './answer-changes.ts';

const replySchema = z.object({ answers: z.array(storedAnswerSchema) });

function answersPath(propertyId: string): string {
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

/** PUT /api/properties/{id}/answers: keeps answers, and shows the score that they make. @returns the analysis with that score */
export function useSaveAnswers(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: correctionScope(propertyId),
    // Of the mutation, not of what shows it: an answer that waits for a connection outlives its question on the page.
    onMutate: () => ({ release: warnBeforeLeaving(window) }),
    onSettled: (_saved, _error, _answers, held) => held?.release(),
    mutationFn: async (answers: AnswerChange[]) => {
      const rescored = await callApi(answersPath(propertyId), rescoredSchema, {
        method: 'PUT',
        body: { answers },
      });
      const { queryKey } = answersQuery(propertyId);
      await queryClient.cancelQueries({ queryKey });
      const answeredAt = rescored.analysis?.created_at ?? new Date().toISOString();
      queryClient.setQueryData(queryKey, (before) =>
        before === undefined ? before : applyChanges(before, answers, answeredAt),
      );
      await showRescored(queryClient, propertyId, rescored);
      return rescored.analysis;
    },
  });
}

/** Has the browser ask before the page is closed or reloaded. @returns what ends that, once. */
export function warnBeforeLeaving(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  // A function of its own for each: two answers under way each hold the page.
  const ask = (event: Event) => event.preventDefault();
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}
