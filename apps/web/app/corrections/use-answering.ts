import type { Analysis, AnswerValue, QuestionId } from '@dss/domain';
import { useState } from 'react';

import type { AnswerChange } from './answer-changes.ts';
import { useSaveAnswers } from './answers.ts';

export interface UnsavedAnswer {
  /** Null for a choice of sides. */
  readonly answer: AnswerValue | null;
  readonly changes: AnswerChange[];
  /** Why saving failed; null while it is being saved or waits for a connection. */
  readonly error: unknown;
}

export interface Answering {
  readonly unsavedOf: (id: QuestionId) => UnsavedAnswer | undefined;
  /** Saves an answer. One that fails is kept and can be saved again. @returns the new analysis, undefined on failure */
  readonly save: (
    id: QuestionId,
    chosen: Pick<UnsavedAnswer, 'answer' | 'changes'>,
  ) => Promise<Analysis | null | undefined>;
}

/** Saves answers one at a time. An answer is kept until the server has it, even after its question left the page. */
export function useAnswering(propertyId: string): Answering {
  const { mutateAsync } = useSaveAnswers(propertyId);
  const [unsaved, setUnsaved] = useState<ReadonlyMap<QuestionId, UnsavedAnswer>>(new Map());
  return {
    unsavedOf: (id) => unsaved.get(id),
    save: async (id, { answer, changes }) => {
      const chosen: UnsavedAnswer = { answer, changes, error: null };
      setUnsaved((before) => new Map(before).set(id, chosen));
      try {
        const analysis = await mutateAsync(changes);
        setUnsaved((before) => without(before, id, chosen));
        return analysis;
      } catch (error) {
        setUnsaved((before) =>
          before.get(id) === chosen ? new Map(before).set(id, { ...chosen, error }) : before,
        );
        return undefined;
      }
    },
  };
}

/** Removes an answer, unless a newer one was chosen meanwhile. */
function without(
  unsaved: ReadonlyMap<QuestionId, UnsavedAnswer>,
  id: QuestionId,
  saved: UnsavedAnswer,
): ReadonlyMap<QuestionId, UnsavedAnswer> {
  return new Map([...unsaved].filter(([key, each]) => key !== id || each !== saved));
}
