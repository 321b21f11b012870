import type { LatLng } from '../projection/index.ts';
import { isInside, type Polygon } from './polygons.ts';

/**
 * California's border, counterclockwise from the northwest, a little wide: the ocean is included, and along the Colorado River, which
 * winds, a mile or two of Arizona. In degrees of longitude and latitude.
 */
const corners: readonly (readonly [lng: number, lat: number])[] = [
  [-125, 42.01],
  [-125, 40],
  [-118, 32.3],
  [-117.1, 32.53],
  [-114.72, 32.71],
  [-114.45, 32.9],
  [-114.5, 33.4],
  [-114.5, 33.9],
  [-114.12, 34.25],
  [-114.4, 34.7],
  [-114.62, 35.01],
  [-119.995, 39.005],
  [-119.995, 42.01],
];

/** Degrees stand in place of feet: what lies inside is the same in any unit. */
const border: Polygon = [corners.map(([lng, lat]) => ({ eastFt: lng, northFt: lat }))];

/** Whether a place may be in California, whose maps are asked then. Whether it is, the maps say. */
export function mayBeInCalifornia({ lat, lng }: LatLng): boolean {
  return isInside({ eastFt: lng, northFt: lat }, border);
}
