import { communityLimits } from '../limits/index.ts';
import type { LatLng } from '../projection/index.ts';
import { mayBeInUnitedStates } from './united-states.ts';

/** Why corners make no boundary: too few or too many; outside the United States; wider than a neighborhood; or lines that cross. */
export type BoundaryFault = 'few' | 'many' | 'abroad' | 'wide' | 'crossing';

/** Some thirty miles, and less toward the north, so that a slip is noticed. */
const mostDegrees = 0.5;

/** @param corners of one area, in order, the first not repeated at the end */
export function boundaryFault(corners: readonly LatLng[]): BoundaryFault | null {
  if (corners.length < 3) return 'few';
  if (corners.length > communityLimits.mostCorners) return 'many';
  if (!corners.every(mayBeInUnitedStates)) return 'abroad';
  const span = (of: (corner: LatLng) => number) =>
    Math.max(...corners.map(of)) - Math.min(...corners.map(of));
  if (span(({ lat }) => lat) > mostDegrees || span(({ lng }) => lng) > mostDegrees) return 'wide';
  const sides = corners.map((corner, at): Side => [
    corner,
    corners[at + 1] ?? corners[0] ?? corner,
  ]);
  const crosses = sides.some((one, at) => sides.slice(at + 1).some((other) => cross(one, other)));
  return crosses ? 'crossing' : null;
}

/** Twice the area that the corners go around; above zero if they do so counterclockwise. */
export function signedArea(corners: readonly LatLng[]): number {
  return corners.reduce((sum, corner, at) => {
    const next = corners[at + 1] ?? corners[0] ?? corner;
    return sum + corner.lng * next.lat - next.lng * corner.lat;
  }, 0);
}

type Side = readonly [LatLng, LatLng];

/** Sides that share a corner don't. */
function cross([a, b]: Side, [c, d]: Side): boolean {
  const turn = (from: LatLng, over: LatLng, to: LatLng) =>
    (over.lng - from.lng) * (to.lat - from.lat) - (over.lat - from.lat) * (to.lng - from.lng);
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}
