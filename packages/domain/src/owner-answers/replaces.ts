import type { OwnerAnswer } from './question.ts';
import { questionById } from './questions/index.ts';

type Said = Pick<OwnerAnswer, 'side' | 'answer'>;

/**
 * Whether an answer takes the place of an earlier one to the same question: of the same side, or where the two could contradict each
 * other, one of the whole house and one of a side. That something is there on some side stays said until it is known which: a side
 * without it contradicts nothing.
 */
export function replacesAnswer(
  questionId: OwnerAnswer['questionId'],
  next: Said,
  earlier: Said,
): boolean {
  if (next.side === earlier.side) return true;
  if (next.side !== null && earlier.side !== null) return false;
  return (
    next.side === null || !saysSomewhere(questionId, earlier) || next.answer === earlier.answer
  );
}

/** Whether an answer says that a hazard is there without saying on which side. */
export function saysSomewhere(
  questionId: OwnerAnswer['questionId'],
  { side, answer }: Said,
): boolean {
  const { asked, danger } = questionById(questionId);
  return asked === 'each_side' && side === null && answer === danger;
}
