import { hazardById } from '../hazards/index.ts';
import type { OwnerAnswer } from '../owner-answers/owner-answer.ts';
import type { Question } from '../owner-answers/question.ts';
import { hazardTypesOf, questions } from '../owner-answers/questions/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import { figuresOf } from './figures.ts';
import type { ScoreInput } from './input.ts';
import { knowledgeOf } from './knowledge.ts';
import type { Hundredths, NextQuestion, ScoreFigures } from './result.ts';

/**
 * The open questions, the one that narrows the range most first.
 *
 * Each answer is tried out. A question about sides is tried with a yes on the first open side and a no on the
 * others, or a no everywhere. The two outcomes are weighed by how common the hazard is.
 */
export function nextQuestionsOf(input: ScoreInput, now: ScoreFigures): NextQuestion[] {
  return questions
    .flatMap((question) => {
      const next = valueOf(question, input, now);
      return next && next.expectedShrink > 0 ? [next] : [];
    })
    .toSorted((first, second) => second.expectedShrink - first.expectedShrink);
}

function valueOf(question: Question, input: ScoreInput, now: ScoreFigures): NextQuestion | null {
  const sides = openSides(question, input.answers);
  if (sides.length === 0) return null;
  const shrinkAfter = (answers: readonly OwnerAnswer[]): Hundredths => {
    const told = { ...input, answers: [...input.answers, ...answers] };
    return widthOf(now) - widthOf(figuresOf(knowledgeOf(told)));
  };
  const yes = shrinkAfter(
    sides.map((side, index) => ({
      questionId: question.id,
      side,
      answer: index === 0 ? 'yes' : 'no',
    })),
  );
  const no = shrinkAfter(sides.map((side) => ({ questionId: question.id, side, answer: 'no' })));
  const likely = shareOfYes(question);
  return {
    questionId: question.id,
    hazardTypes: hazardTypesOf(question),
    expectedShrink: Math.round(likely * yes + (1 - likely) * no),
    shrinkByAnswer: { yes, no },
  };
}

/** The sides a question has no answer for yet; a single null where it is asked of the whole house. */
function openSides(
  question: Question,
  answers: readonly OwnerAnswer[],
): readonly (Direction | null)[] {
  const given = answers.filter((answer) => answer.questionId === question.id);
  if (question.asked === 'whole_house') return given.length === 0 ? [null] : [];
  if (given.some((answer) => answer.side === null)) return [];
  return directions.filter((side) => !given.some((answer) => answer.side === side));
}

function shareOfYes(question: Question): number {
  const share = Math.max(
    0,
    ...hazardTypesOf(question).map((hazardType) => hazardById(hazardType).prevalence.share),
  );
  return question.yes.hazards.length > 0 ? share : 1 - share;
}

function widthOf({ range }: ScoreFigures): Hundredths {
  return range.highHundredths - range.lowHundredths;
}
