import { hazardById, type HazardTypeId } from '../hazards/index.ts';
import {
  pointsFrom,
  tallyOf,
  tallyOfType,
  type HazardStrengths,
  type Points,
  type Tally,
} from './points.ts';

/** What fixing hazards does to the points of a score. */
export type PointsToRegain = {
  /** What the score is computed from now. */
  readonly raw: Tally;
  /** What fixing a hazard type takes out of that. */
  readonly regainedFrom: (type: HazardTypeId) => Tally;
  /** The score for a tally. `roofFixed`: a combustible roof has been replaced. */
  readonly pointsWith: (raw: Tally, roofFixed: boolean) => Points;
  /** The points after fixing these hazard types wherever the owner can. */
  readonly without: (gone: ReadonlySet<HazardTypeId>) => Points;
};

/**
 * @param strengths what is there now
 * @param allFixed what is left once the owner has fixed all that they can
 */
export function pointsToRegain(
  strengths: HazardStrengths,
  allFixed: HazardStrengths,
): PointsToRegain {
  const raw = tallyOf(strengths);
  const regainedFrom = (type: HazardTypeId) => {
    const hazard = hazardById(type);
    const left = tallyOfType(hazard, allFixed.types.get(type));
    return tallyOfType(hazard, strengths.types.get(type)).map(
      (now, index) => now - (left[index] ?? 0),
    );
  };
  const pointsWith = (left: Tally, roofFixed: boolean) =>
    pointsFrom(left, {
      sureCombustibleRoof: (roofFixed ? allFixed : strengths).sureCombustibleRoof,
      nearestNeighbor: strengths.nearestNeighbor,
    });
  return {
    raw,
    regainedFrom,
    pointsWith,
    without: (gone) => {
      const left = [...raw];
      for (const type of gone) {
        for (const [index, regained] of regainedFrom(type).entries())
          left[index] = (left[index] ?? 0) - regained;
      }
      return pointsWith(left, gone.has('roof_combustible_covering'));
    },
  };
}
