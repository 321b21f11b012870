import { directions, type AnswerValue, type Direction, type SaveAnswers } from '@dss/domain';
import type { QuestionId, SideWords, StoredAnswer } from '@dss/domain';

export type AnswerChange = SaveAnswers['answers'][number];

/** One choice of the owner: an answer to a question, for the whole house (null) or one side. */
export interface Choice {
  readonly questionId: QuestionId;
  readonly asked: 'whole_house' | 'each_side';
  readonly side: Direction | null;
  /** Null takes an earlier answer back. */
  readonly answer: AnswerValue | null;
}

/**
 * What to save for a choice. Where a question can be answered for the whole house or side by side, the newer way
 * replaces the other, so that the two never speak against each other.
 * @param sideSaidAs in whose words the side is named
 */
export function changesFor(
  { questionId, asked, side, answer }: Choice,
  sideSaidAs: SideWords,
): AnswerChange[] {
  const change = { question_id: questionId, side, side_said_as: sideSaidAs, answer };
  if (asked === 'whole_house' || answer === null) return [change];
  const replaced = side === null ? directions : [null];
  return [...replaced.map((other) => ({ ...change, side: other, answer: null })), change];
}

/** The answers as they stand after changes, as the server keeps them. */
export function applyChanges(
  answers: readonly StoredAnswer[],
  changes: readonly AnswerChange[],
  answeredAt: string,
): StoredAnswer[] {
  let after = [...answers];
  for (const { answer, ...named } of changes) {
    const { question_id: questionId, side } = named;
    after = after.filter((each) => each.question_id !== questionId || each.side !== side);
    if (answer !== null) {
      after.push({ ...named, answer, answered_at: answeredAt });
    }
  }
  return after;
}
