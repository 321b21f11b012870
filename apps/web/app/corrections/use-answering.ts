import type { Analysis, AnswerValue, QuestionId } from '@dss/domain';
import { useState } from 'react';

import type { AnswerChange } from './answer-changes.ts';
import { useSaveAnswers } from './answers.ts';

/** What was chosen and isn't saved yet. */
export interface UnsavedAnswer {
  /** Null: which sides, not a yes or a no. */
  readonly answer: AnswerValue | null;
  readonly changes: AnswerChange[];
  /** Why it couldn't be saved; null while it is on its way or waits for a connection. */
  readonly error: unknown;
}

export interface Answering {
  readonly unsavedOf: (id: QuestionId) => UnsavedAnswer | undefined;
  /** Saves an answer; what fails stays, and can be saved again. @returns the new analysis, undefined where it failed */
  readonly save: (
    id: QuestionId,
    chosen: Pick<UnsavedAnswer, 'answer' | 'changes'>,
  ) => Promise<Analysis | null | undefined>;
}

/** Saves answers one after the other. An answer outlives its question on the page until the server has it. */
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

/** Without an answer, unless another was chosen since. */
function without(
  unsaved: ReadonlyMap<QuestionId, UnsavedAnswer>,
  id: QuestionId,
  saved: UnsavedAnswer,
): ReadonlyMap<QuestionId, UnsavedAnswer> {
  return new Map([...unsaved].filter(([key, each]) => key !== id || each !== saved));
}
