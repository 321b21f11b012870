import {
  hazardById,
  hazardCatalog,
  type CatalogHazard,
  type HazardTypeId,
} from '../hazards/index.ts';
import {
  hazardTypesOf,
  openSides,
  questions,
  type OwnerAnswer,
  type Question,
} from '../owner-answers/index.ts';
import type { Direction } from '../zones/index.ts';
import { existingSides } from './coverage.ts';
import { confidencePercentOf } from './domain-scores.ts';
import { figuresFrom, outcomeOf } from './figures.ts';
import type { ScoreInput } from './input.ts';
import { withMoreAnswers, type MergedEvidence } from './merge-evidence.ts';
import { builtToCode, prevalenceIn } from './prevalence.ts';
import { resimulate, spreadOf, type Simulation } from './range.ts';
import { readAnswers } from './read-answers.ts';
import type { NextQuestion, Outcome, ScoreFigures } from './result.ts';
import { nearestNeighborOf } from './surroundings.ts';
import { toPoints, type Hundredths } from './terms.ts';
import { scoringWeights } from './weights.ts';

/** The current score and its evidence, to try out answers on. */
export type CurrentScore = {
  readonly input: ScoreInput;
  readonly evidence: MergedEvidence;
  readonly simulation: Simulation;
  readonly figures: ScoreFigures;
  /** The standard deviation of the score over all possible homes. */
  readonly deviation: Hundredths;
  readonly confidencePercent: number;
};

/**
 * The open questions, the one that narrows the range most first; among equals, the one that raises confidence most.
 *
 * Each answer is tried out. A question about sides is tried with a yes on the first open side and a no on the
 * others, or a no everywhere. The two outcomes are weighed by how common the hazard is, or by how sure a photo is
 * of it. What photos have settled is not asked, nor what would neither settle anything nor move a figure; but what takes no
 * points, such as the slope or a ridge, is asked all the same, near the end: it says how exposed the home is.
 */
export function nextQuestionsOf(now: CurrentScore): NextQuestion[] {
  return questions
    .filter((question) => isOpen(question, now.evidence))
    .flatMap((question) => {
      const sides = openSides(question, now.input.answers).filter((side) =>
        canBeThere(question, side, now.evidence),
      );
      return sides.length === 0 ? [] : (tryAnswers(question, sides, now) ?? []);
    })
    .sort(
      (first, second) =>
        second.expected_shrink - first.expected_shrink ||
        second.certainty_gain - first.certainty_gain,
    );
}

/** A question is open while one of its cells is unseen or a photo is unsure about it; one about no hazard, until it is answered. */
function isOpen(question: Question, evidence: MergedEvidence): boolean {
  const hazardTypes = hazardTypesOf(question);
  return (
    hazardTypes.length === 0 ||
    hasUnseen(hazardTypes, evidence) ||
    evidence.findings.some((finding) => hazardTypes.includes(finding.hazardType) && !finding.sure)
  );
}

/** Whether what the question is about can be on this side; a side that doesn't exist has neither hazards nor land. */
function canBeThere(
  question: Question,
  side: Direction | null,
  { coverage }: MergedEvidence,
): boolean {
  const hazardTypes = hazardTypesOf(question);
  if (side === null) return true;
  // About the land on a side, not about hazards.
  if (hazardTypes.length === 0) return existingSides(coverage).includes(side);
  return hazardTypes.some((hazardType) => coverage.get(hazardType)?.get(side) !== null);
}

/** Whether there is a cell of these hazards that nobody has seen enough of. */
function hasUnseen(hazardTypes: readonly HazardTypeId[], { coverage }: MergedEvidence): boolean {
  return hazardTypes
    .flatMap((hazardType) => [...(coverage.get(hazardType)?.values() ?? [])])
    .some((share) => share !== null && share < 1);
}

/** What an answer must move unless it settles something unseen: a tenth of a point. */
const leastEffect: Hundredths = 10;

/** Whether the score or an end of the range moves far enough to be told. */
function moves(before: ScoreFigures, after: ScoreFigures): boolean {
  const steps = [
    after.hundredths - before.hundredths,
    after.range.lowHundredths - before.range.lowHundredths,
    after.range.highHundredths - before.range.highHundredths,
  ];
  return steps.some((step) => Math.abs(step) >= leastEffect);
}

/** Hazards that count for more on land that slopes down from the house. */
const growingDownhill = hazardCatalog.filter(({ position }) =>
  ['zone_1', 'zone_2'].includes(position),
);

/** The hazards that count otherwise after an answer. */
function hazardsMovedBy(question: Question): readonly CatalogHazard[] {
  if (question.id === 'built_since_2008') return builtToCode;
  if (question.yes.downhillPercent !== null) return growingDownhill;
  return hazardTypesOf(question).map(hazardById);
}

/** What the answers to a question would give; null if it is about points, and neither settles anything unseen or moves a figure. */
function tryAnswers(
  question: Question,
  sides: readonly (Direction | null)[],
  now: CurrentScore,
): NextQuestion | null {
  const after = (first: 'yes' | 'no', others: 'yes' | 'no') =>
    outcomeAfter(
      question,
      sides.map((side, index) => ({
        questionId: question.id,
        side,
        answer: index === 0 ? first : others,
      })),
      now,
    );
  const yes = after('yes', 'no');
  const no = after('no', 'no');
  const hazardTypes = hazardTypesOf(question);
  const scored = hazardTypes.filter((type) => hazardById(type).domain !== 'context');
  const tellsMore = scored.length === 0 && question.id !== 'built_since_2008';
  const matters =
    tellsMore ||
    hasUnseen(scored, now.evidence) ||
    [yes, no].some(({ figures }) => moves(now.figures, figures)) ||
    moves(now.figures, after('yes', 'yes').figures);
  if (!matters) return null;
  const likely = shareOfYes(question, now.evidence);
  const deviation = likely * yes.deviation + (1 - likely) * no.deviation;
  return {
    question_id: question.id,
    hazard_types: [...hazardTypes],
    sides: sides.filter((side) => side !== null),
    expected_shrink: toPoints(
      Math.max(0, Math.round(deviationsInRange * (now.deviation - deviation))),
    ),
    certainty_gain: Math.max(
      0,
      Math.min(yes.outcome.confidence_percent, no.outcome.confidence_percent) -
        now.confidencePercent,
    ),
    if_answered: { yes: yes.outcome, no: no.outcome },
  };
}

/** How many standard deviations wide an 80% interval is. */
const deviationsInRange = 2.563;

type TriedAnswer = {
  readonly figures: ScoreFigures;
  readonly outcome: Outcome;
  readonly deviation: Hundredths;
};

/** The figures with additional answers. Re-merges and re-simulates only the hazards that the question is about. */
function outcomeAfter(
  question: Question,
  answers: readonly OwnerAnswer[],
  { input, evidence, simulation }: CurrentScore,
): TriedAnswer {
  const hazards = hazardsMovedBy(question);
  const answered = withMoreAnswers(evidence, hazards, readAnswers(answers), input.disputes);
  const spread = spreadOf(resimulate(simulation, answered, hazards, nearestNeighborOf(answered)));
  const figures = figuresFrom(spread);
  return {
    figures,
    outcome: outcomeOf(figures, confidencePercentOf(answered.coverage)),
    deviation: spread.deviation,
  };
}

function shareOfYes(question: Question, { findings, answers }: MergedEvidence): number {
  if (question.id === 'built_since_2008') return scoringWeights.builtSince2008.share;
  const hazardTypes = hazardTypesOf(question);
  const share = Math.max(
    0,
    ...hazardTypes.map((hazardType) => prevalenceIn(hazardById(hazardType), answers)),
    ...findings
      .filter((finding) => hazardTypes.includes(finding.hazardType))
      .map((finding) => finding.confidence),
  );
  return question.yes.hazards.length > 0 ? share : 1 - share;
}
