import { directionOf, type Facing, type SideWords } from '../sides/index.ts';
import { parseArea, type Direction } from '../zones/index.ts';

/** What is read of a photo. */
export type HousePhotoCandidate = {
  readonly placement: {
    readonly direction: Direction | null;
    readonly direction_said_as: SideWords;
    readonly area: string | null;
  } | null;
};

/** Photos of these alone show no house to recognize. */
export const areasWithoutHouse = ['roof', 'zone_2'] as const;

/**
 * The photo that shows the house, to recognize it by: the first that its owner labeled as the front, of neither the roof alone nor the
 * land beyond the yard. Null if there is none.
 * @param photos in the order in which they are shown
 */
export function housePhoto<Shown extends HousePhotoCandidate>(
  photos: readonly Shown[],
  facing: Facing,
): Shown | null {
  const front = directionOf('front', facing);
  return (
    photos.find(
      ({ placement }) =>
        placement !== null &&
        placement.direction === front &&
        // While nobody knows which way the front faces, a direction of the compass is no side of the house.
        (facing !== null || placement.direction_said_as === 'house') &&
        !areasWithoutHouse.some((area) => parseArea(placement.area) === area),
    ) ?? null
  );
}
