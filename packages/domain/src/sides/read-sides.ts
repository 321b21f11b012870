import { photoSide, type LatLng, type PhotoPlacement } from '../projection/index.ts';
import type { Direction } from '../zones/index.ts';
import type { Facing, SideWords } from './house-side.ts';

/** How the sides of a home are named: 'Back (north)', 'Back' alone, or 'North' alone. */
export const sideNamings = ['both', 'house', 'compass'] as const;
export type SideNaming = (typeof sideNamings)[number];

/** A placement, with how its direction was named. */
export interface NamedPlacement extends PhotoPlacement {
  readonly directionSaidAs: SideWords;
}

/** The side that each photo shows, in the order of the placements, and how sides are named. */
export interface ReadSides {
  readonly naming: SideNaming;
  readonly sides: readonly (Direction | null)[];
}

/** What a home's owner says of the sides that its photos show. */
export interface PhotoSides {
  /** By photo, for those that the owner placed or labeled: the side, null if they named none. */
  readonly said: ReadonlyMap<string, Direction | null>;
  /** Whether a direction recognized in a picture can be used. */
  readonly hintCounts: boolean;
}

/** Whether a direction recognized in a picture can be compared with the sides that were named: not if those are of the house alone. */
export function doesHintCount({ naming, sides }: ReadSides): boolean {
  return naming !== 'house' || sides.every((side) => side === null);
}

/**
 * Finds the side that each photo shows. Until the front's facing is known, house sides and compass directions can't be matched. Then
 * only the naming that gives more sides counts, and the photos of the other one are of unknown side.
 */
export function readSides(
  facing: Facing,
  placements: readonly (NamedPlacement | null)[],
  center: LatLng | null,
): ReadSides {
  if (facing !== null) {
    return { naming: 'both', sides: placements.map((each) => photoSide(each, center)) };
  }
  const byHouse = placements.map((each) =>
    each?.directionSaidAs === 'house' ? photoSide({ ...each, ...noPlace }, center) : null,
  );
  const byCompass = placements.map((each) =>
    each?.directionSaidAs === 'house'
      ? photoSide({ ...each, direction: null }, center)
      : photoSide(each, center),
  );
  return countSides(byHouse) >= countSides(byCompass)
    ? { naming: 'house', sides: byHouse }
    : { naming: 'compass', sides: byCompass };
}

const noPlace = { lat: null, lng: null, xRel: null, yRel: null } as const;

function countSides(sides: readonly (Direction | null)[]): number {
  return new Set(sides.filter((side) => side !== null)).size;
}
