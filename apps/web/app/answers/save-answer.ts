import { rescoredSchema } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { correctionScope, showRescored } from '../analysis/index.ts';
import { callApi } from '../api/client.ts';
import { applyChanges, changesFor, type Choice } from './answer-changes.ts';
import { answersPath, answersQuery } from './answers.ts';
import { warnBeforeLeaving } from './warn-before-leaving.ts';

/** PUT /api/properties/{id}/answers: keeps a choice, and shows the score that it makes. */
export function useSaveAnswer(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: correctionScope(propertyId),
    // Of the mutation, not of what shows it: an answer that waits for a connection outlives its question on the page.
    onMutate: () => ({ release: warnBeforeLeaving(window) }),
    onSettled: (_saved, _error, _choice, held) => held?.release(),
    mutationFn: async (choice: Choice) => {
      const answers = changesFor(choice);
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
    },
  });
}
