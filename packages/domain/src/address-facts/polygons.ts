import type { FeetOffset } from '../projection/index.ts';

/** A building from above, in feet from the pin: one ring of corners or several, as with a courtyard. Closed or not. */
export type Polygon = readonly (readonly FeetOffset[])[];

type Segment = readonly [FeetOffset, FeetOffset];

/** Whether a point lies inside, which it doesn't in a courtyard. */
export function isInside(point: FeetOffset, polygon: Polygon): boolean {
  let inside = false;
  for (const [one, other] of edgesOf(polygon)) {
    const crosses = one.northFt > point.northFt !== other.northFt > point.northFt;
    if (!crosses) continue;
    const share = (point.northFt - one.northFt) / (other.northFt - one.northFt);
    if (point.eastFt < one.eastFt + share * (other.eastFt - one.eastFt)) inside = !inside;
  }
  return inside;
}

/** The middle of the box around it. */
export function middleOf(polygon: Polygon): FeetOffset {
  const points = polygon.flat();
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return {
    eastFt: middle(points.map(({ eastFt }) => eastFt)),
    northFt: middle(points.map(({ northFt }) => northFt)),
  };
}

/** The shortest line between two polygons; 0 feet where they touch or overlap. */
export interface Gap {
  readonly feet: number;
  readonly from: FeetOffset;
  readonly to: FeetOffset;
}

export function gapBetween(one: Polygon, other: Polygon): Gap {
  const edgesOfOne = edgesOf(one);
  const edgesOfOther = edgesOf(other);
  const touch = one.flat().find((point) => isInside(point, other));
  const inside = touch ?? other.flat().find((point) => isInside(point, one));
  if (inside !== undefined) return { feet: 0, from: inside, to: inside };
  let nearest: Gap | null = null;
  for (const edge of edgesOfOne) {
    for (const across of edgesOfOther) {
      const gap = gapOfEdges(edge, across);
      if (nearest === null || gap.feet < nearest.feet) nearest = gap;
    }
  }
  return nearest ?? { feet: Number.POSITIVE_INFINITY, from: middleOf(one), to: middleOf(other) };
}

function gapOfEdges(edge: Segment, across: Segment): Gap {
  if (doCross(edge, across)) return { feet: 0, from: edge[0], to: edge[0] };
  const gaps = [
    ...edge.map((from) => gapTo(from, nearestOn(across, from))),
    ...across.map((to) => gapTo(nearestOn(edge, to), to)),
  ];
  return gaps.reduce((best, gap) => (gap.feet < best.feet ? gap : best));
}

function gapTo(from: FeetOffset, to: FeetOffset): Gap {
  return { feet: Math.hypot(to.eastFt - from.eastFt, to.northFt - from.northFt), from, to };
}

/** The point of a segment that is nearest to another point. */
function nearestOn([start, end]: Segment, point: FeetOffset): FeetOffset {
  const east = end.eastFt - start.eastFt;
  const north = end.northFt - start.northFt;
  const length = east * east + north * north;
  const along =
    length === 0
      ? 0
      : ((point.eastFt - start.eastFt) * east + (point.northFt - start.northFt) * north) / length;
  const share = Math.min(1, Math.max(0, along));
  return { eastFt: start.eastFt + share * east, northFt: start.northFt + share * north };
}

function doCross([a, b]: Segment, [c, d]: Segment): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** Above 0 if three points turn counterclockwise. */
function turn(a: FeetOffset, b: FeetOffset, c: FeetOffset): number {
  return (
    (b.eastFt - a.eastFt) * (c.northFt - a.northFt) -
    (b.northFt - a.northFt) * (c.eastFt - a.eastFt)
  );
}

function edgesOf(polygon: Polygon): Segment[] {
  return polygon.flatMap((ring) =>
    ring.flatMap((point, index): Segment[] => {
      const next = ring[(index + 1) % ring.length];
      return next === undefined ? [] : [[point, next]];
    }),
  );
}
