import type { LatLng } from '../projection/index.ts';

/**
 * California's border, counterclockwise from the northwest, a little wide: the ocean is included, and along the Colorado River, which
 * winds, a mile or two of Arizona. In degrees of longitude and latitude.
 */
const border: readonly (readonly [lng: number, lat: number])[] = [
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

/** Whether a place may be in California, whose maps are asked then. Whether it is, the maps say. */
export function mayBeInCalifornia({ lat, lng }: LatLng): boolean {
  let inside = false;
  for (const [index, [oneLng, oneLat]] of border.entries()) {
    const [otherLng, otherLat] = border[(index + 1) % border.length] ?? [oneLng, oneLat];
    if (oneLat > lat === otherLat > lat) continue;
    const crossing = oneLng + ((lat - oneLat) / (otherLat - oneLat)) * (otherLng - oneLng);
    if (lng < crossing) inside = !inside;
  }
  return inside;
}
