import { hazardById, scoredDomains, type HazardTypeId } from '../hazards/index.ts';
import {
  domainPointsOf,
  pointsFrom,
  typePoints,
  type HazardStrengths,
  type Points,
} from './points.ts';
import type { Hundredths } from './result.ts';

/** What fixing hazards does to the points of a score. */
export type PointsToRegain = {
  /** What each domain takes off now, before its knee, in the order of `scoredDomains`. */
  readonly raw: readonly Hundredths[];
  /** What fixing a hazard type gives back, before the knee, in the same order. */
  readonly regainedFrom: (type: HazardTypeId) => readonly Hundredths[];
  /** The score when this is what the domains take off. `roofFixed`: a combustible roof has been replaced. */
  readonly pointsWith: (raw: readonly Hundredths[], roofFixed: boolean) => Points;
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
  const before = domainPointsOf(strengths);
  const raw = scoredDomains.map((domain) => before.get(domain) ?? 0);
  const regainedFrom = (type: HazardTypeId) => {
    const hazard = hazardById(type);
    return scoredDomains.map((domain) =>
      hazard.domain === domain
        ? typePoints(hazard, strengths.types.get(type)) -
          typePoints(hazard, allFixed.types.get(type))
        : 0,
    );
  };
  const pointsWith = (left: readonly Hundredths[], roofFixed: boolean) =>
    pointsFrom(
      new Map(scoredDomains.map((domain, index) => [domain, left[index] ?? 0])),
      (roofFixed ? allFixed : strengths).sureCombustibleRoof,
    );
  return {
    raw,
    regainedFrom,
    pointsWith,
    without: (gone) => {
      const left = [...raw];
      for (const type of gone) {
        for (const [index, points] of regainedFrom(type).entries())
          left[index] = (left[index] ?? 0) - points;
      }
      return pointsWith(left, gone.has('roof_combustible_covering'));
    },
  };
}
