import type { Analysis, QuestionId } from '@dss/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { latestAnalysisQuery } from '../analysis/analyses.ts';
import type { AnswerChange } from './answer-changes.ts';
import type { ShownAnswer } from './use-answer-text.ts';
import { useUnsentAnswers } from './use-unsent-answers.ts';

export interface ChosenAnswer {
  /** Null for a choice of sides. */
  readonly said: ShownAnswer | null;
  readonly changes: AnswerChange[];
}

/** An answer that the server doesn't have yet. */
export interface UnsavedAnswer extends ChosenAnswer {
  /** Why saving failed; null while it is being saved, waits for a connection, or was refused, which `RefusedAnswers` says. */
  readonly error: unknown;
}

export interface Answering {
  readonly unsavedOf: (id: QuestionId) => UnsavedAnswer | undefined;
  /**
   * Keeps an answer, and saves it. Resolves to the new analysis once the server has it, and to false if the server refused it and it
   * was replaced or discarded.
   */
  readonly save: (id: QuestionId, chosen: ChosenAnswer) => Promise<Analysis | null | false>;
  readonly saveAgain: () => void;
}

/** Saves answers one at a time. An answer is kept until the server has it, even after its question left the page. */
export function useAnswering(propertyId: string): Answering {
  const queryClient = useQueryClient();
  const { waiting, refused, error, add, resume } = useUnsentAnswers(propertyId);
  const [chosen, setChosen] = useState<
    ReadonlyMap<QuestionId, ChosenAnswer & { readonly sendingId: string }>
  >(new Map());
  return {
    unsavedOf: (id) => {
      const last = chosen.get(id);
      const isWaiting = waiting.some((each) => each.id === last?.sendingId);
      return last !== undefined && isWaiting
        ? { ...last, error: refused.size === 0 ? error : null }
        : undefined;
    },
    save: async (id, answer) => {
      const sending = add({ answers: answer.changes });
      setChosen((before) => new Map(before).set(id, { ...answer, sendingId: sending.id }));
      if (!(await sending.sent)) return false;
      return queryClient.getQueryData(latestAnalysisQuery(propertyId).queryKey) ?? null;
    },
    saveAgain: resume,
  };
}
