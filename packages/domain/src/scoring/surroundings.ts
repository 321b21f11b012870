import type { OwnerAnswer } from '../owner-answers/index.ts';
import { directions } from '../zones/index.ts';
import { existingSides } from './coverage.ts';
import type { CellFinding } from './cell-finding.ts';
import type { ScoreInput } from './input.ts';
import { mergeEvidence, type MergedEvidence } from './merge-evidence.ts';
import { hasAnswer } from './read-answers.ts';
import type { Exposure, ExposureOpen } from './result.ts';
import {
  exposureLevels,
  type ExposureLevel,
  type FindingSide,
  type NeighborDistance,
} from './terms.ts';
import { scoringWeights } from './weights.ts';

type ExposureReason = Exposure['reasons'][number];

const touchingFt = 10;

/** How close the nearest building of a neighbor is, as far as somebody is sure; null: nobody says that one is within 30 feet. */
export function nearestNeighborOf(
  evidence: Pick<MergedEvidence, 'contextFindings'>,
): NeighborDistance | null {
  const near = neighborsOf(evidence);
  if (near.length === 0) return null;
  return near.some(isTouching) ? 'under_ten_feet' : 'under_thirty_feet';
}

function neighborsOf({ contextFindings }: Pick<MergedEvidence, 'contextFindings'>): CellFinding[] {
  return contextFindings.filter(
    (finding) => finding.hazardType === 'neighbor_structure_close' && finding.sure,
  );
}

/** Who stands there says how far it is: a photo shows that a building is near, but not whether it is eight feet away or fifteen. */
function isTouching(finding: CellFinding): boolean {
  return feetBy('owner', finding).some((feet) => feet < touchingFt);
}

/** Whether a photo shows it within ten feet, perhaps, and nobody who stands there has said how far it is. */
function mayTouch(finding: CellFinding): boolean {
  return (
    feetBy('owner', finding).length === 0 &&
    feetBy('provider', finding).some((feet) => feet < touchingFt)
  );
}

function feetBy(
  who: CellFinding['observations'][number]['source'],
  { observations }: CellFinding,
): number[] {
  return observations.flatMap(({ source, distanceToStructureFt: feet }) =>
    source === who && feet !== null ? feet : [],
  );
}

/**
 * What a fire next door or below could do to the house, whatever its owner keeps clear. Judgment; the sources are those of the questions.
 * @returns null while nothing is known that raises it, and not everything that could
 */
export function exposureOf(
  answers: readonly OwnerAnswer[],
  evidence: MergedEvidence,
): Exposure | null {
  const near = neighborsOf(evidence);
  const neighbors = [...neighborReasons(near), ...withinFiftyFeet(answers, near)];
  const slopes = slopeReasons(evidence);
  const ridge = reasonOf('ridge', hasAnswer(answers, 'on_ridge', 'yes') ? ['whole_house'] : []);
  const reasons = [...neighbors, ...slopes, ...ridge];
  const atLeast = exposureOpenOf(answers, evidence).length > 0;
  if (reasons.length === 0 && atLeast) return null;
  const level = exposureLevelOf(reasons.map(({ kind }) => kind));
  return { level, at_least: atLeast && level !== 'extreme', reasons };
}

/** What could still raise the exposure, since nobody has told it of every side. */
export function exposureOpenOf(
  answers: readonly OwnerAnswer[],
  evidence: MergedEvidence,
): ExposureOpen[] {
  const near = neighborsOf(evidence);
  const isNearAny = near.length > 0 || withinFiftyFeet(answers, near).length > 0;
  const isRidgeAnswered =
    hasAnswer(answers, 'on_ridge', 'yes') || hasAnswer(answers, 'on_ridge', 'no');
  return [
    ...openNeighbors(isNearAny, answers, evidence),
    ...(knowsSlope(answers, evidence) ? [] : (['slope'] as const)),
    ...(isRidgeAnswered ? [] : (['ridge'] as const)),
  ];
}

/** Once one is near, those farther away can't raise it. */
function openNeighbors(
  isNearAny: boolean,
  answers: readonly OwnerAnswer[],
  evidence: MergedEvidence,
): ExposureOpen[] {
  if (!knowsNeighbors(evidence) || neighborsOf(evidence).some(mayTouch)) return ['neighbors'];
  return isNearAny || knowsFarNeighbors(answers, evidence) ? [] : ['far_neighbors'];
}

/** The exposure alone, without a score. */
export function computeExposure(input: ScoreInput): Exposure | null {
  return exposureOf(input.answers, mergeEvidence(input));
}

/** What could still raise the exposure, without a score. */
export function computeExposureOpen(input: ScoreInput): ExposureOpen[] {
  return exposureOpenOf(input.answers, mergeEvidence(input));
}

/** The level that these make together: of each group the worst counts. */
export function exposureLevelOf(kinds: readonly ExposureReason['kind'][]): ExposureLevel {
  const raised = steps.map((group) => Math.max(0, ...kinds.map((kind) => group[kind] ?? 0)));
  const sum = raised.reduce((all, each) => all + each, 0);
  return exposureLevels[Math.min(sum, 3)] ?? 'extreme';
}

/**
 * By how many levels each raises exposure. A neighbor's house and a slope add up, because their fires come from different sides; a
 * ridge does, because it draws the wind.
 */
const steps: readonly Partial<Record<ExposureReason['kind'], number>>[] = [
  { under_ten_feet: 3, under_thirty_feet: 2, under_fifty_feet: 1 },
  { slope: 1, steep_slope: 2 },
  { ridge: 1 },
];

function neighborReasons(near: readonly CellFinding[]): ExposureReason[] {
  return [
    reasonOf(
      'under_ten_feet',
      near.filter(isTouching).map(({ side }) => side),
    ),
    reasonOf(
      'under_thirty_feet',
      near.filter((each) => !isTouching(each)).map(({ side }) => side),
    ),
  ].flat();
}

/** What the owner says of buildings beyond 30 feet, which are no findings; of no side where one is found nearer. */
function withinFiftyFeet(
  answers: readonly OwnerAnswer[],
  near: readonly CellFinding[],
): ExposureReason[] {
  const sides = answers.flatMap(({ questionId, answer, amount, side }): FindingSide[] =>
    questionId === 'neighbor_near' && answer === 'no' && amount === '30_to_50_ft'
      ? [side ?? 'unknown']
      : [],
  );
  const isNearer = (side: FindingSide) => near.some((each) => each.side === side);
  return reasonOf(
    'under_fifty_feet',
    sides.filter((side) => !isNearer(side)),
  );
}

function slopeReasons(evidence: MergedEvidence): ExposureReason[] {
  const [, , steep] = scoringWeights.downhillFactors;
  const sidesOf = (isSteep: boolean) =>
    evidence.answers.downhill
      .filter(({ percent }) => percent >= steep.fromPercent === isSteep)
      .map(({ side }) => side ?? 'unknown');
  return [reasonOf('steep_slope', sidesOf(true)), reasonOf('slope', sidesOf(false))].flat();
}

function reasonOf(kind: ExposureReason['kind'], sides: readonly FindingSide[]): ExposureReason[] {
  // In one order, whatever was answered first.
  const inOrder = ([...directions, 'whole_house', 'unknown'] as const).filter((side) =>
    sides.includes(side),
  );
  return inOrder.length === 0 ? [] : [{ kind, sides: inOrder }];
}

function knowsNeighbors({ coverage, contextFindings }: MergedEvidence): boolean {
  const saysSomewhere = neighborsOf({ contextFindings }).some(({ side }) => side === 'unknown');
  const cells = [...(coverage.get('neighbor_structure_close') ?? new Map()).values()];
  // A side is missing where a home is joined to another, of which nobody is asked.
  if (cells.includes(null)) return false;
  // What a photo may show is still to be settled, whatever was answered.
  const mayBeNear = contextFindings.some(
    ({ hazardType, sure }) => hazardType === 'neighbor_structure_close' && !sure,
  );
  if (mayBeNear) return false;
  return saysSomewhere || cells.every((share) => share >= 1);
}

/**
 * Whether it was said of every side that no building is within 50 feet. A plain no, as of a tile that wasn't tapped, says that of 30 feet
 * alone.
 */
function knowsFarNeighbors(answers: readonly OwnerAnswer[], { coverage }: MergedEvidence): boolean {
  const far = answers.filter(
    ({ questionId, answer, amount }) =>
      questionId === 'neighbor_near' && answer === 'no' && amount === 'over_50_ft',
  );
  return (
    far.some(({ side }) => side === null) ||
    existingSides(coverage).every((side) => far.some((answer) => answer.side === side))
  );
}

function knowsSlope(answers: readonly OwnerAnswer[], { coverage }: MergedEvidence): boolean {
  const about = answers.filter(
    ({ questionId, answer }) =>
      questionId === 'slope_below' && (answer === 'yes' || answer === 'no'),
  );
  return (
    about.some(({ side }) => side === null) ||
    existingSides(coverage).every((side) => about.some((answer) => answer.side === side))
  );
}
