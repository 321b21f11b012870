import type { Direction } from '../zones/index.ts';

/** Hundredths of a score point. All amounts are computed in integers. */
export type Hundredths = number;

/** Score points with two decimals, as they are stored and sent. */
export function toPoints(hundredths: Hundredths): number {
  return hundredths / 100;
}

/** Where a hazard counts: one side of the house, or the house as a whole. */
export type CellSide = Direction | 'whole_house';

/** Where a finding counts. `unknown`: a per-side hazard in a photo of unknown side. */
export type FindingSide = CellSide | 'unknown';

/** What limits the score whatever else is good, each for what its hazards do together. */
export const ceilingIds = [
  'combustible_roof',
  'fuel_at_the_wall',
  'broken_rules',
  'construction',
  'fuel_below',
  'near_neighbor',
] as const;

export type CeilingId = (typeof ceilingIds)[number];

/** How much a fire next door or below the house would do to it. */
export const exposureLevels = ['low', 'moderate', 'high', 'extreme'] as const;

export type ExposureLevel = (typeof exposureLevels)[number];

/** Why a home is exposed: its nearest building, land that drops by at least 20%, or 40%, or a ridge, saddle or narrow canyon. */
export const exposureKinds = [
  'under_ten_feet',
  'under_thirty_feet',
  'under_fifty_feet',
  'slope',
  'steep_slope',
  'ridge',
] as const;

/** What may still raise exposure until somebody tells it: buildings within 30 feet, those 30 to 50 feet away, slopes, or a ridge. */
export const exposureOpenKinds = ['neighbors', 'far_neighbors', 'slope', 'ridge'] as const;

/** How close the nearest building of a neighbor is: under 10 feet, or under 30. */
export type NeighborDistance = 'under_ten_feet' | 'under_thirty_feet';
