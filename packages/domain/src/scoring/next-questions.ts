import { hazardById } from '../hazards/index.ts';
import type { OwnerAnswer } from '../owner-answers/owner-answer.ts';
import type { Question } from '../owner-answers/question.ts';
import { hazardTypesOf, questions } from '../owner-answers/questions/index.ts';
import { directions, type Direction } from '../zones/index.ts';
import { pointsIn } from './figures.ts';
import type { ScoreInput } from './input.ts';
import { knowledgeOf, type Knowledge } from './knowledge.ts';
import type { Hundredths, NextQuestion, ScoreFigures } from './result.ts';

/**
 * The open questions, the one that narrows the range most first.
 *
 * Each answer is tried out. A question about sides is tried with a yes on the first open side and a no on the
 * others, or a no everywhere. The two outcomes are weighed by how common the hazard is, or by how sure a photo is
 * of it. What photos have settled is not asked.
 */
export function nextQuestionsOf(
  input: ScoreInput,
  knowledge: Knowledge,
  now: ScoreFigures,
): NextQuestion[] {
  return questions
    .filter((question) => isWorthAsking(question, knowledge))
    .flatMap((question) => {
      const next = valueOf(question, input, knowledge, now);
      return next && next.expectedShrink > 0 ? [next] : [];
    })
    .toSorted((first, second) => second.expectedShrink - first.expectedShrink);
}

/** A question is open while one of its cells is unseen or a photo is unsure about it. */
function isWorthAsking(question: Question, { coverage, findings }: Knowledge): boolean {
  return hazardTypesOf(question).some(
    (hazardType) =>
      [...(coverage.get(hazardType)?.values() ?? [])].some(
        (share) => share !== null && share < 1,
      ) || findings.some((finding) => finding.hazardType === hazardType && !finding.sure),
  );
}

function valueOf(
  question: Question,
  input: ScoreInput,
  knowledge: Knowledge,
  now: ScoreFigures,
): NextQuestion | null {
  const sides = openSides(question, input.answers);
  if (sides.length === 0) return null;
  const shrinkAfter = (answers: readonly OwnerAnswer[]): Hundredths => {
    const told = knowledgeOf({ ...input, answers: [...input.answers, ...answers] });
    const width = pointsIn(told, 'high').score - pointsIn(told, 'low').score;
    return now.range.highHundredths - now.range.lowHundredths - width;
  };
  const yes = shrinkAfter(
    sides.map((side, index) => ({
      questionId: question.id,
      side,
      answer: index === 0 ? 'yes' : 'no',
    })),
  );
  const no = shrinkAfter(sides.map((side) => ({ questionId: question.id, side, answer: 'no' })));
  const likely = shareOfYes(question, knowledge);
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

function shareOfYes(question: Question, { findings }: Knowledge): number {
  const hazardTypes = hazardTypesOf(question);
  const share = Math.max(
    0,
    ...hazardTypes.map((hazardType) => hazardById(hazardType).prevalence.share),
    ...findings
      .filter((finding) => hazardTypes.includes(finding.hazardType))
      .map((finding) => finding.confidence),
  );
  return question.yes.hazards.length > 0 ? share : 1 - share;
}
