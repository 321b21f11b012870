import { relativeFromFeet, type FeetOffset, type RelativePosition } from '../projection/index.ts';
import type { HouseOutline } from './house-outline.ts';
import { fromHouse } from './outline-frame.ts';

/** Where the zones end, in feet from the walls. */
export const ringDistances = [5, 30, 100] as const;

export type RingDistance = (typeof ringDistances)[number];

const pointsPerCorner = 16;

/** All points at this distance from the walls: a rectangle with round corners, clockwise, closed by repeating its first point. */
export function ringAround(outline: HouseOutline, feet: number): FeetOffset[] {
  const across = outline.width_ft / 2;
  const along = outline.length_ft / 2;
  const corners = [
    { acrossFt: across, alongFt: along, from: 0 },
    { acrossFt: across, alongFt: -along, from: 90 },
    { acrossFt: -across, alongFt: -along, from: 180 },
    { acrossFt: -across, alongFt: along, from: 270 },
  ];
  return corners.flatMap(({ acrossFt, alongFt, from }) =>
    Array.from({ length: pointsPerCorner + 1 }, (_unused, step) => {
      const turn = ((from + (step * 90) / pointsPerCorner) * Math.PI) / 180;
      return fromHouse(outline, {
        acrossFt: acrossFt + feet * Math.sin(turn),
        alongFt: alongFt + feet * Math.cos(turn),
      });
    }),
  );
}

/** A ring as the map view shows it. */
export interface ViewRing {
  readonly feet: number;
  /** Closed; points outside 0-1 are outside the view. */
  readonly points: readonly RelativePosition[];
  /** Whether a part of it is outside the view. */
  readonly leavesView: boolean;
  /** Where its distance is labeled: at its top, or where it leaves the view. Null if no part is visible. */
  readonly label: RelativePosition | null;
}

/** A ring in the map view around a latitude. */
export function viewRing(outline: HouseOutline, feet: number, lat: number): ViewRing {
  const points = ringAround(outline, feet).map((point) => relativeFromFeet(lat, point));
  const inside = points.filter(isInView);
  const leavesView = inside.length < points.length;
  return { feet, points, leavesView, label: leavesView ? edgeOf(points) : topOf(points) };
}

function isInView({ xRel, yRel }: RelativePosition): boolean {
  return xRel >= 0 && xRel <= 1 && yRel >= 0 && yRel <= 1;
}

function topOf(points: readonly RelativePosition[]): RelativePosition | null {
  const top = points.reduce<RelativePosition | null>(
    (highest, point) => (highest === null || point.yRel < highest.yRel ? point : highest),
    null,
  );
  if (top === null) return null;
  // A straight north wall has many topmost points, so the label is centered on them.
  const level = points.filter(({ yRel }) => yRel - top.yRel < 1e-9).map(({ xRel }) => xRel);
  return { xRel: (Math.min(...level) + Math.max(...level)) / 2, yRel: top.yRel };
}

/** The topmost point where a ring crosses the edge of the view. */
function edgeOf(points: readonly RelativePosition[]): RelativePosition | null {
  const meetings = points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length];
    return next === undefined ? [] : crossings(point, next);
  });
  return topOfAny(meetings);
}

function topOfAny(points: readonly RelativePosition[]): RelativePosition | null {
  return (
    [...points].sort((one, other) => one.yRel - other.yRel || one.xRel - other.xRel)[0] ?? null
  );
}

/** Where a line segment crosses the four edges of the view. */
function crossings(from: RelativePosition, to: RelativePosition): RelativePosition[] {
  const dx = to.xRel - from.xRel;
  const dy = to.yRel - from.yRel;
  const shares = [
    dx === 0 ? [] : [-from.xRel / dx, (1 - from.xRel) / dx],
    dy === 0 ? [] : [-from.yRel / dy, (1 - from.yRel) / dy],
  ].flat();
  return shares
    .filter((share) => share >= 0 && share <= 1)
    .map((share) => ({ xRel: from.xRel + dx * share, yRel: from.yRel + dy * share }))
    .filter(({ xRel, yRel }) => isNearView(xRel) && isNearView(yRel))
    .map(({ xRel, yRel }) => ({ xRel: clampShare(xRel), yRel: clampShare(yRel) }));
}

function isNearView(share: number): boolean {
  return share > -1e-9 && share < 1 + 1e-9;
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}
