import { directions, type Direction } from '../zones/index.ts';
import type { OwnerAnswer, Question } from './question.ts';

/**
 * The sides a question has no answer for yet; a single null where it is asked of the whole house. A yes for all sides
 * together that finds a hazard leaves open on which sides it is.
 */
export function openSides(
  question: Question,
  answers: readonly OwnerAnswer[],
): readonly (Direction | null)[] {
  const given = answers.filter((answer) => answer.questionId === question.id);
  if (question.asked === 'whole_house') return given.length === 0 ? [null] : [];
  if (given.some((answer) => answer.side === null && settlesAllSides(question, answer))) return [];
  return directions.filter((side) => !given.some((answer) => answer.side === side));
}

function settlesAllSides(question: Question, { answer }: OwnerAnswer): boolean {
  if (answer === 'not_sure' || answer === 'not_applicable') return true;
  return question[answer].hazards.length === 0;
}
