import type { Direction } from '../zones/index.ts';
import type { GroundOffset } from './map-view.ts';

/** A place nearer to the centre than this says nothing about the side of the house, in metres. */
export const smallestTellingOffsetMetres = 2;

/**
 * The side of the house on which a place lies: the axis with the larger offset from the property's
 * centre, in metres. Under 2 m, or with both offsets the same, there is none.
 */
export function directionFromOffset(offset: GroundOffset): Direction | null {
  const north = Math.abs(offset.northMetres);
  const east = Math.abs(offset.eastMetres);
  const larger = Math.max(north, east);
  // A millimetre is below what a map position can mean; it keeps float noise from deciding a tie.
  if (!(larger >= smallestTellingOffsetMetres) || Math.abs(north - east) < 0.001) return null;
  if (north > east) return offset.northMetres > 0 ? 'north' : 'south';
  return offset.eastMetres > 0 ? 'east' : 'west';
}
