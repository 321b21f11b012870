import { parseDirection, oppositeDirection, type Direction } from '../zones/index.ts';
import { groundOffset, toPlace, type LatLng, type GroundOffset } from './map-view.ts';

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

/** A place nearer to the center than this doesn't determine a side of the house, in meters. */
export const smallestSideOffsetMeters = 2;

/**
 * The side of the house on which a place lies: the axis with the larger offset from the property's
 * center, in meters. Under 2 m, or with both offsets the same, there is none.
 */
export function directionFromOffset(offset: GroundOffset): Direction | null {
  const north = Math.abs(offset.northMeters);
  const east = Math.abs(offset.eastMeters);
  const larger = Math.max(north, east);
  // Differences below a millimeter are floating-point noise, which must not decide a tie.
  if (!(larger >= smallestSideOffsetMeters) || Math.abs(north - east) < 0.001) return null;
  if (north > east) return offset.northMeters > 0 ? 'north' : 'south';
  return offset.eastMeters > 0 ? 'east' : 'west';
}

/** Whether the camera pointed toward or away from the house, which a compass heading doesn't show. */
export const cameraStances = ['towards', 'away'] as const;

export type CameraStance = (typeof cameraStances)[number];

/** Any distance that is large enough for a direction. */
const reachMeters = 100;

/**
 * The side of the house that a photo shows, from its heading and the owner's statement about the camera: pointed toward the house,
 * it shows the side behind the camera. Null exactly between two sides.
 * @param heading degrees clockwise from north in which the camera looked
 */
export function sideFromHeading(heading: number, stance: CameraStance): Direction | null {
  const radians = (heading * Math.PI) / 180;
  const looked = directionFromOffset({
    northMeters: Math.cos(radians) * reachMeters,
    eastMeters: Math.sin(radians) * reachMeters,
  });
  if (looked === null) return null;
  return stance === 'towards' ? oppositeDirection(looked) : looked;
}
