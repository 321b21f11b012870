import { directions, type AnswerValue, type Direction, type SaveAnswers } from '@dss/domain';
import type { QuestionId, StoredAnswer } from '@dss/domain';

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
 */
export function changesFor({ questionId, asked, side, answer }: Choice): AnswerChange[] {
  const change = { question_id: questionId, side, answer };
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
  for (const { question_id: questionId, side, answer } of changes) {
    after = after.filter((each) => each.question_id !== questionId || each.side !== side);
    if (answer !== null) {
      after.push({ question_id: questionId, side, answer, answered_at: answeredAt });
    }
  }
  return after;
}
