import { directions, parseDirection, type Direction } from '../zones/index.ts';
import { directionFromOffset } from './direction-from-offset.ts';
import { groundOffset, toPlace, type LatLng } from './map-view.ts';

/**
 * What a placement says about where a photo belongs. `automatic` placements are made up for a request
 * and are evidence of nothing. `direction` is the owner's choice, in any case.
 */
export type PhotoPlacement = {
  readonly automatic: boolean;
  readonly direction: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly xRel: number | null;
  readonly yRel: number | null;
};

/**
 * The side of the house that a photo shows: the direction its owner chose, else the side on which it was
 * placed, else null. Without the property's position only a chosen direction counts.
 */
export function photoSide(
  placement: PhotoPlacement | null,
  center: LatLng | null,
): Direction | null {
  if (!placement || placement.automatic) return null;
  const chosen = parseDirection(placement.direction);
  if (chosen) return chosen;
  const place = placeOf(placement, center);
  return center && place ? directionFromOffset(groundOffset(center, place)) : null;
}

function placeOf(placement: PhotoPlacement, center: LatLng | null): LatLng | null {
  const { lat, lng, xRel, yRel } = placement;
  if (lat !== null && lng !== null) return { lat, lng };
  return center && xRel !== null && yRel !== null ? toPlace(center, { xRel, yRel }) : null;
}

/**
 * The directions that no photo shows, north first (`coverage_missing`). Automatic and untagged
 * placements are no evidence: four untagged photos leave four directions missing.
 */
export function missingDirections(
  placements: readonly (PhotoPlacement | null)[],
  center: LatLng | null,
): Direction[] {
  const seen = new Set(placements.map((placement) => photoSide(placement, center)));
  return directions.filter((direction) => !seen.has(direction));
}
