import { directions, type QuestionId, type StoredAnswer } from '@dss/domain';

/** How many questions are put at a time. */
const batchSize = 1;

/** The next questions to put, the most valuable first, without those that are on the page already. */
export function nextBatch(
  next: readonly { readonly question_id: QuestionId }[],
  shown: readonly QuestionId[] = [],
): QuestionId[] {
  return next
    .map((question) => question.question_id)
    .filter((id) => !shown.includes(id))
    .slice(0, batchSize);
}

/** Whether a question needs no more answer: one for the whole house, or one for each side. */
export function isAnswered(id: QuestionId, answers: readonly StoredAnswer[]): boolean {
  const sides = answers.filter((each) => each.question_id === id).map((each) => each.side);
  return sides.includes(null) || directions.every((side) => sides.includes(side));
}
