import { hazardById, hazardTypeIds, type HazardTypeId } from '../hazards/index.ts';
import { areaIds, directions, type Direction } from '../zones/index.ts';
import { computeFigures } from './figures.ts';
import { nothingKnown, type PhotoCoverage, type ScoreInput } from './input.ts';
import type { Observation } from '../observations/index.ts';
import { computeScore } from './score.ts';

/** Input builders for the tests of the score. */

/** A photo of every area of one side, from a provider that can judge everything. */
export function lookAt(side: Direction): PhotoCoverage {
  return {
    photoId: `photo-${side}`,
    side,
    sideFrom: 'owner',
    areas: areaIds,
    areasInView: [],
    usable: true,
    judges: hazardTypeIds,
  };
}

/** Every cell of every hazard type seen. */
export const allSeen: ScoreInput = { ...nothingKnown, photos: directions.map(lookAt) };

/** A calibrated provider's observation of an extensive hazard in its worst place, sure. */
export function observed(
  hazardType: HazardTypeId,
  side: Direction | null = null,
  changes: Partial<Observation> = {},
): Observation {
  return {
    id: `${hazardType}-${side ?? 'house'}-${changes.photoId ?? 'photo'}`,
    hazardType,
    side,
    extent: 'extensive',
    distanceToStructureFt: nearestFt(hazardType),
    worstPlace: true,
    slope: null,
    confidence: 1,
    source: 'provider',
    provider: 'test',
    calibrated: true,
    photoId: 'photo',
    questionId: null,
    area: null,
    box: null,
    explanation: '',
    ...changes,
  };
}

function nearestFt(hazardType: HazardTypeId): number | null {
  const { position } = hazardById(hazardType);
  if (position === 'zone_1' || position === 'shed') return 6;
  return position === 'zone_2' ? 40 : null;
}

/** A place that counts for 0.8: unknown, or within five feet and not the worst. */
export const unknownPlace = { distanceToStructureFt: null, worstPlace: false } as const;

/** A result with its score and range in hundredths, which are neither stored nor sent. */
export function scoreExactly(input: ScoreInput) {
  const { hundredths, range } = computeFigures(input);
  return { ...computeScore(input), hundredths, exact: range };
}
