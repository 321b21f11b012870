import { extents, hazardById, type CatalogHazard, type Extent } from '../hazards/index.ts';
import { questionById, questions, type Question } from '../owner-answers/index.ts';
import type { Direction } from '../zones/index.ts';
import type { Observation } from '../observations/index.ts';
import { scoringWeights } from './weights.ts';

/** The full strength of a hazard. Strengths are integers from 0 to this, so that sums don't depend on their order. */
export const fullStrength = 10_000;

/** A strength, and the chance of 0-1 that it is real. `below`: how much of it counts as fuel below the house. */
export type PossibleStrength = {
  readonly chance: number;
  readonly strength: number;
  readonly below: number;
};

/**
 * How strongly an observation counts: the expected strength, how much of that counts as fuel below the house, and what it has if it
 * is true.
 */
export type Strength = {
  readonly expected: number;
  readonly below: number;
  readonly possible: readonly PossibleStrength[];
};

/** Sides (null: all) on which the ground slopes down from the house, with the steepness in percent. */
export type Downhill = readonly { readonly side: Direction | null; readonly percent: number }[];

/**
 * An observation's confidence as it counts: capped while its provider isn't calibrated.
 * @throws RangeError if it is not within 0-1
 */
export function countedConfidence(observation: Observation): number {
  const { confidence, source, calibrated } = observation;
  if (!(confidence >= 0 && confidence <= 1)) {
    throw new RangeError(
      `Confidence ${confidence} of observation ${observation.id} is not within 0-1.`,
    );
  }
  const capped = source === 'provider' && !calibrated;
  return capped ? Math.min(confidence, scoringWeights.uncalibratedConfidenceCap) : confidence;
}

/**
 * How strongly an observation counts. Below `confidence.question` it costs no points and is asked about, but it still widens
 * the range. From `confidence.sure` on it counts in full, and is as likely as an answer to be right.
 * @param downhill the owner's answers about the slope
 */
export function strengthOf(observation: Observation, downhill: Downhill): Strength {
  const confidence = countedConfidence(observation);
  const { question, sure } = scoringWeights.confidence;
  const hazard = hazardById(observation.hazardType);
  const steepest = steepnessOf(hazard, observation, downhill);
  const strengthAt = (extent: Extent) =>
    Math.round(sizeShare(hazard, { ...observation, extent }, steepest) * fullStrength);
  const strength = strengthAt(observation.extent);
  const counted = confidence >= sure ? 1 : confidence;
  const expected = confidence < question ? 0 : Math.round(strength * counted);
  return {
    expected,
    below: fuelBelow(expected, steepest),
    possible: chancesOfExtents(observation).map(({ extent, chance }) => ({
      chance: chance * (confidence >= sure ? 1 - scoringWeights.wrongAnswers : confidence),
      strength: strengthAt(extent),
      below: fuelBelow(strengthAt(extent), steepest),
    })),
  };
}

/** The chances of what is there if something is: at least a step less than was judged, what was judged, and a step more. */
function chancesOfExtents(
  observation: Observation,
): { readonly extent: Extent; readonly chance: number }[] {
  const judged = observation.extent;
  const step = extents.indexOf(judged);
  const [less, more] = [extents[step - 1], extents[step + 1]];
  const misjudged = isAmountSaid(observation)
    ? scoringWeights.wrongAnswers / 2
    : scoringWeights.misjudgedExtent;
  return [
    ...(less === undefined ? [] : [{ extent: less, chance: 1 }]),
    { extent: judged, chance: less === undefined ? 1 : 1 - misjudged },
    ...(more === undefined ? [] : [{ extent: more, chance: misjudged }]),
  ];
}

/** Whether the owner said how much there is. An answer that doesn't say is taken to mean a moderate amount. */
export function isAmountSaid({
  questionId,
  extent,
}: Pick<Observation, 'questionId' | 'extent'>): boolean {
  return questionId !== null && extent !== 'moderate' && asksExtent(questionById(questionId));
}

/** Whether it may be said how much there is of what a question is about. */
export function asksExtent({ yes, no }: Question): boolean {
  return [yes, no].some(({ amounts }) => amounts.includes('a_little'));
}

/** How much of a strength counts as fuel below the house, on land that slopes down by this many percent. */
export function fuelBelow(strength: number, percent: number): number {
  return Math.round(strength * (lastReached(scoringWeights.fuelBelowShares, percent)?.share ?? 0));
}

function lastReached<Entry extends { readonly fromPercent: number }>(
  entries: readonly Entry[],
  percent: number,
): Entry | undefined {
  return [...entries].reverse().find(({ fromPercent }) => percent >= fromPercent);
}

/** Extent times position times slope, at most 1. */
function sizeShare(
  hazard: CatalogHazard,
  { extent, distanceToStructureFt, worstPlace }: PlacedHazard,
  steepest: number,
): number {
  const { downhillFactors, extentShares } = scoringWeights;
  const slope = lastReached(downhillFactors, steepest);
  const position = positionShare(hazard, distanceToStructureFt, worstPlace);
  return Math.min(1, extentShares[extent] * position * (slope?.factor ?? 1));
}

type PlacedHazard = Pick<Observation, 'extent' | 'distanceToStructureFt' | 'worstPlace'>;

/** The strength of a hazard that is there as the checklist says it: what an unseen one has, if there is one. */
export function typicalStrength(hazard: CatalogHazard): number {
  return Math.round(sizeShare(hazard, askedOf(hazard), 0) * fullStrength);
}

/**
 * The strength of a hazard that was looked for and missed: a little of what may lie about, and some of what the house is built of. Who
 * says that all windows have two panes and is wrong has overlooked some.
 */
export function missedStrength(hazard: CatalogHazard): number {
  const asked = askedOf(hazard);
  const extent = asked.extent === 'extensive' ? 'moderate' : 'trace';
  return Math.round(sizeShare(hazard, { ...asked, extent }, 0) * fullStrength);
}

/** A hazard as the checklist asks about it. */
function askedOf({ id }: CatalogHazard): PlacedHazard {
  const asked = questions
    .flatMap(({ yes, no }) => [...yes.hazards, ...no.hazards])
    .find(({ hazardType }) => hazardType === id);
  const { extent = 'moderate', worstPlace = false } = asked ?? {};
  return { extent, worstPlace, distanceToStructureFt: null };
}

function positionShare(
  { position }: CatalogHazard,
  distanceFt: number | null,
  worstPlace: boolean,
): number {
  if (position === 'fixed') return 1;
  if (position === 'zone_0') {
    return worstPlace || distanceFt === 0 ? 1 : scoringWeights.unknownPlaceShare;
  }
  if (distanceFt === null) return scoringWeights.unknownPlaceShare;
  const entry = scoringWeights.distanceShares[position].find(({ belowFt }) => distanceFt < belowFt);
  return entry?.share ?? scoringWeights.unknownPlaceShare;
}

/** Whether the slope of the land matters to a hazard: what grows in the yard and beyond. */
export function growsOnLand({ position }: CatalogHazard): boolean {
  return position === 'zone_1' || position === 'zone_2';
}

function steepnessOf(
  hazard: CatalogHazard,
  { side, slope }: Pick<Observation, 'side' | 'slope'>,
  downhill: Downhill,
): number {
  if (!growsOnLand(hazard)) return 0;
  return Math.max(slope?.downhill ? slope.percent : 0, steepnessAt(side, downhill));
}

/** By how many percent the land slopes down from the house on a side, by the owner's answers; null: on any side. */
export function steepnessAt(side: Direction | null, downhill: Downhill): number {
  const answered = downhill.filter(
    (land) => land.side === null || side === null || land.side === side,
  );
  return Math.max(0, ...answered.map(({ percent }) => percent));
}
