import type { Direction } from '../zones/index.ts';
import type { GroundOffset } from './map-view.ts';

/** A place nearer to the center than this says nothing about the side of the house, in meters. */
export const smallestTellingOffsetMeters = 2;

/**
 * The side of the house on which a place lies: the axis with the larger offset from the property's
 * center, in meters. Under 2 m, or with both offsets the same, there is none.
 */
export function directionFromOffset(offset: GroundOffset): Direction | null {
  const north = Math.abs(offset.northMeters);
  const east = Math.abs(offset.eastMeters);
  const larger = Math.max(north, east);
  // A millimeter is below what a map position can mean; it keeps float noise from deciding a tie.
  if (!(larger >= smallestTellingOffsetMeters) || Math.abs(north - east) < 0.001) return null;
  if (north > east) return offset.northMeters > 0 ? 'north' : 'south';
  return offset.eastMeters > 0 ? 'east' : 'west';
}
