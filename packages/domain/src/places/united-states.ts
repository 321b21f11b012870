import type { LatLng } from '../projection/index.ts';

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Generous boxes around the land: outside them is surely abroad, inside may still be a neighboring country. */
const boxes: readonly Box[] = [
  // The 48 states.
  { south: 24.3, north: 49.5, west: -125, east: -66.8 },
  // Alaska, on both sides of the 180th meridian.
  { south: 51, north: 71.6, west: -180, east: -129.9 },
  { south: 51, north: 53.2, west: 172.3, east: 180 },
  // Hawaii.
  { south: 18.5, north: 22.5, west: -160.7, east: -154.5 },
  // Puerto Rico and the Virgin Islands.
  { south: 17.5, north: 18.7, west: -67.6, east: -64.4 },
  // Guam and the Northern Mariana Islands.
  { south: 13.1, north: 20.7, west: 144.5, east: 146.3 },
  // American Samoa.
  { south: -14.7, north: -10.9, west: -171.2, east: -168 },
];

/** Whether a position may lie in the United States. */
export function mayBeInUnitedStates({ lat, lng }: LatLng): boolean {
  return boxes.some(
    ({ south, north, west, east }) => lat >= south && lat <= north && lng >= west && lng <= east,
  );
}

/** Whether a box of degrees (not crossing the 180th meridian) overlaps these boxes. */
export function mayTouchUnitedStates(area: Box): boolean {
  return boxes.some(
    ({ south, north, west, east }) =>
      area.south <= north && area.north >= south && area.west <= east && area.east >= west,
  );
}
