import { hazardById, type CatalogHazard } from '../hazards/index.ts';
import type { Direction } from '../zones/index.ts';
import type { Observation } from '../observations/index.ts';
import { scoringWeights } from './weights.ts';

/** The full strength of a hazard. Strengths are integers from 0 to this, so that sums don't depend on their order. */
export const fullStrength = 10_000;

/** A strength, and the chance of 0-1 that it is real. */
export type PossibleStrength = { readonly chance: number; readonly strength: number };

/** How strongly an observation counts: the expected strength, and the strength it has if it is true. */
export type Strength = { readonly expected: number; readonly possible: PossibleStrength };

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
 * the range. From `confidence.sure` on it is certain.
 * @param downhill the owner's answers about the slope
 */
export function strengthOf(observation: Observation, downhill: Downhill): Strength {
  const confidence = countedConfidence(observation);
  const { question, sure } = scoringWeights.confidence;
  const size = sizeShare(observation, downhill);
  const chance = confidence >= sure ? 1 : confidence;
  return {
    expected: confidence < question ? 0 : Math.round(size * chance * fullStrength),
    possible: { chance, strength: Math.round(size * fullStrength) },
  };
}

/** Extent times position times slope, at most 1. */
function sizeShare(observation: Observation, downhill: Downhill): number {
  const hazard = hazardById(observation.hazardType);
  const extent = scoringWeights.extentShares[observation.extent];
  const slope = slopeFactor(hazard, observation, downhill);
  return Math.min(1, extent * positionShare(hazard, observation) * slope);
}

function positionShare(hazard: CatalogHazard, observation: Observation): number {
  const { position } = hazard;
  const distanceFt = observation.distanceToStructureFt;
  if (position === 'fixed') return 1;
  if (position === 'zone_0') {
    return observation.worstPlace || distanceFt === 0 ? 1 : scoringWeights.unknownPlaceShare;
  }
  if (distanceFt === null) return scoringWeights.unknownPlaceShare;
  const entry = scoringWeights.distanceShares[position].find(({ belowFt }) => distanceFt < belowFt);
  return entry?.share ?? scoringWeights.unknownPlaceShare;
}

function slopeFactor(hazard: CatalogHazard, observation: Observation, downhill: Downhill): number {
  if (hazard.position !== 'zone_1' && hazard.position !== 'zone_2') return 1;
  const { side, slope } = observation;
  const answered = downhill.filter(
    (land) => land.side === null || side === null || land.side === side,
  );
  const steepest = Math.max(
    0,
    slope?.downhill ? slope.percent : 0,
    ...answered.map((land) => land.percent),
  );
  const entry = [...scoringWeights.downhillFactors]
    .reverse()
    .find(({ fromPercent }) => steepest >= fromPercent);
  return entry?.factor ?? 1;
}
