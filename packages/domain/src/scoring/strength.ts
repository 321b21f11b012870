import { hazardById, type CatalogHazard } from '../hazards/index.ts';
import type { Direction } from '../zones/index.ts';
import type { Observation } from '../observations/index.ts';
import { scoringWeights } from './weights.ts';

/** Strengths are integers of this whole, so that sums never depend on their order. */
export const fullStrength = 10_000;

/**
 * How strongly an observation counts, of `fullStrength`, in three readings: as expected; in the high
 * reading, where unsure findings are dropped; in the low one, where they count in full.
 */
export type Strength = { readonly expected: number; readonly high: number; readonly low: number };

export type Downhill = readonly { readonly side: Direction | null; readonly percent: number }[];

/** An observation's confidence as it counts: what isn't calibrated is capped. Refuses what is no share. */
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

/** How strongly an observation counts. `downhill` is what the owner told about the land. */
export function strengthOf(observation: Observation, downhill: Downhill): Strength {
  const confidence = countedConfidence(observation);
  const { question, sure } = scoringWeights.confidence;
  const size = sizeShare(observation, downhill);
  const full = Math.round(size * fullStrength);
  if (confidence >= sure) return { expected: full, high: full, low: full };
  if (confidence < question) return { expected: 0, high: 0, low: 0 };
  return { expected: Math.round(size * confidence * fullStrength), high: 0, low: full };
}

/** Extent times position, at most 1. */
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
  const told = downhill.filter((land) => land.side === null || side === null || land.side === side);
  const steepest = Math.max(
    0,
    slope?.downhill ? slope.percent : 0,
    ...told.map((land) => land.percent),
  );
  const entry = scoringWeights.downhillFactors.findLast(
    ({ fromPercent }) => steepest >= fromPercent,
  );
  return entry?.factor ?? 1;
}

/** The stronger of two in every reading. */
export function strongest(first: Strength, second: Strength): Strength {
  return {
    expected: Math.max(first.expected, second.expected),
    high: Math.max(first.high, second.high),
    low: Math.max(first.low, second.low),
  };
}
