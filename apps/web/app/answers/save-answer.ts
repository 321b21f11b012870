import { rescoredSchema } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { correctionScope, showRescored } from '../analysis/index.ts';
import { callApi } from '../api/client.ts';
import { applyChanges, changesFor, type Choice } from './answer-changes.ts';
import { answersPath, answersQuery } from './answers.ts';

/** PUT /api/properties/{id}/answers: keeps a choice, and shows the score that it makes. */
export function useSaveAnswer(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: correctionScope(propertyId),
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
