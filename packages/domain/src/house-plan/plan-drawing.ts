import { ringDistances, type HouseOutline, type RingDistance } from '../outline/index.ts';
import { houseSideOf, type HouseSide } from '../sides/index.ts';
import type { Direction } from '../zones/index.ts';
import type { Fall, HousePlan, NeighborDistance, PlanPlace, PlanSide } from './house-plan.ts';
import { pinSize, placePins, type PinGroup, type PlacedPin } from './pin-places.ts';
import {
  inPath,
  pointAt,
  rectAt,
  tenth,
  wallAt,
  type PlanPoint,
  type PlanRect,
  type Wall,
} from './wall.ts';

/**
 * The plan as plain shapes in units of its own, which pages and reports draw alike. The house is in the middle, its front at the
 * bottom; without a known front, south. Distances are drawn larger the nearer they are to the house, because that is where most
 * hazards are: the rings are right about what is inside which, and nothing is to scale.
 */
export interface PlanDrawing {
  readonly width: number;
  readonly height: number;
  readonly house: PlanRect;
  /** The lines of the roof. */
  readonly roof: string;
  /** The steps at the front; null where nobody knows which side it is. */
  readonly steps: PlanRect | null;
  readonly rings: readonly PlanRing[];
  readonly sides: readonly DrawnSide[];
  readonly neighbors: readonly DrawnNeighbor[];
  readonly slopes: readonly DrawnSlope[];
  /** Those that have a place of their own. No two overlap. */
  readonly pins: readonly PlacedPin[];
  /** Those that have none, in one pin for each place that is full. */
  readonly groups: readonly PinGroup[];
  /** The diameter of a pin. */
  readonly pinSize: number;
  /** Where north is, in degrees clockwise from up; null if nobody knows. */
  readonly north: (PlanPoint & { readonly degrees: number; readonly label: PlanPoint }) | null;
}

/** One ring, open where the house has no side. */
export interface PlanRing {
  readonly feet: RingDistance;
  readonly path: string;
  /** The middle of its label, on its line. */
  readonly label: PlanPoint;
}

export interface DrawnSide extends PlanSide {
  /** Where it is in the drawing: `front` is at the bottom. */
  readonly at: HouseSide;
  /** What belongs to it between the first and the last ring. */
  readonly ground: string;
  /** The same up to the middle ring, to be filled with `hatching` while it isn't seen. */
  readonly yard: string;
  /** Parallel lines over the whole yard, to be clipped to it. */
  readonly hatching: string;
  /** The middle of its name, on the last ring, and by how many degrees it is turned. */
  readonly label: PlanPoint & { readonly degrees: number };
}

export interface DrawnNeighbor extends NeighborDistance {
  readonly side: Direction;
  readonly building: PlanRect;
  /** From the wall to the building. */
  readonly line: string;
  readonly label: PlanPoint;
}

export interface DrawnSlope extends Fall {
  readonly side: Direction;
  /** Arrowheads that point downhill. */
  readonly arrows: string;
  /** What they cover. */
  readonly ground: PlanRect;
  readonly label: PlanPoint;
}

/** How far each ring is drawn from the walls. */
const reachOf = { 5: 33, 30: 91, 100: 153 } as const satisfies Record<RingDistance, number>;

/** In each zone, a pin apart from the next; for the house, inside its wall. The names of the sides on the last ring stay clear. */
const reachOfPlace = {
  house: 19 - pinSize,
  zone_0: 19,
  zone_1: 19 + pinSize,
  zone_2: 19 + 2 * pinSize,
  outside: 19 + 2 * pinSize,
} as const satisfies Record<PlanPlace, number>;

/** Room for the names of the sides, which stand on the last ring. */
const margin = 10;

/** The area that every house has in the drawing, and the proportions of one that nobody has traced: wide at the front. */
const houseArea = 164 * 126;
const standardRatio = 164 / 126;
/** A long house is drawn shorter, so that the rings around it stay legible and its pins can be tapped on a narrow phone. */
const mostWide = 1.5;
const mostDeep = 1.2;

const diagonal = Math.SQRT1_2;

/**
 * Draws a plan as plain shapes, which pages and reports only paint. The front is at the bottom, since that is how an owner stands before
 * the house. Distances near the walls are drawn larger, because most hazards are there; what is inside which ring is right.
 */
export function drawPlan(plan: HousePlan): PlanDrawing {
  const lie = lieOf(plan);
  const ratio = Math.min(mostWide, Math.max(1 / mostDeep, lie.ratio));
  const size = { width: Math.sqrt(houseArea * ratio), height: Math.sqrt(houseArea / ratio) };
  const edge = reachOf[100] + margin;
  const house: PlanRect = { x: edge, y: edge, ...size };
  const box = { width: size.width + 2 * edge, height: size.height + 2 * edge };
  const sides = plan.sides.map((side): DrawnSide => {
    const at = houseSideOf(side.side, plan.facing);
    const wall = wallAt(house, at);
    return {
      ...side,
      at,
      ground: band(wall, reachOf[5], reachOf[100]),
      yard: band(wall, reachOf[5], reachOf[30]),
      hatching: hatching(wall),
      label: { ...wall.point(0, reachOf[100]), degrees: nameTurns[at] },
    };
  });
  const existing = sides.filter(({ state }) => state !== 'missing');
  const rings = ringDistances.map((feet) => ({
    feet,
    path:
      existing.length === sides.length
        ? closedRing(house, reachOf[feet])
        : existing.map(({ at }) => arcAlong(wallAt(house, at), reachOf[feet])).join(''),
    label: pointAt(
      house.x + house.width + reachOf[feet] * diagonal,
      house.y + house.height + reachOf[feet] * diagonal,
    ),
  }));
  const neighbors = existing.flatMap(({ side, at, neighbor }) =>
    neighbor === null ? [] : [{ side, ...neighbor, ...neighborAt(wallAt(house, at), neighbor) }],
  );
  const slopes = existing.flatMap(({ side, at, fall }) =>
    fall === null ? [] : [{ side, ...fall, ...slopeAt(wallAt(house, at)) }],
  );
  const north = lie.north === null ? null : northAt(lie.north, box.height);
  return {
    width: tenth(box.width),
    height: tenth(box.height),
    house: rectAt(house),
    roof: roofOf(house),
    steps: plan.naming === 'compass' ? null : stepsOf(house),
    rings,
    sides,
    neighbors,
    slopes,
    ...placePins(plan, {
      house,
      reachOf: reachOfPlace,
      obstacles: [
        ...neighbors.map(({ building }) => building),
        ...slopes.flatMap(({ ground, label }) => [ground, around(label, slopeLabel)]),
        ...rings.map(({ label }) => around(label, ringLabel)),
        ...(north === null ? [] : [around(north.label, northLabel)]),
      ],
    }),
    pinSize,
    north,
  };
}

/** In the corner, outside the rings. */
function northAt(degrees: number, height: number): NonNullable<PlanDrawing['north']> {
  const [x, y] = [margin + 26, height - margin - 20];
  const turn = (degrees * Math.PI) / 180;
  const label = pointAt(x + 28 * Math.sin(turn), y - 28 * Math.cos(turn));
  return { ...pointAt(x, y), degrees, label };
}

const bearings = { north: 0, east: 90, south: 180, west: 270 } as const;

/** The proportions of the house with its front at the bottom, and where north is then. */
function lieOf({ facing, naming, outline }: HousePlan): {
  readonly ratio: number;
  readonly north: number | null;
} {
  if (naming === 'house') return { ratio: standardRatio, north: null };
  const up = (bearings[facing ?? 'south'] + 180) % 360;
  if (outline === null) return { ratio: standardRatio, north: (360 - up) % 360 };
  const { across, along, tilt } = turnedTo(up, outline);
  return { ratio: across / along, north: (720 - up - tilt) % 360 };
}

/** The outline's walls as seen by who looks along a bearing, and by how many degrees clockwise they are turned from it, at most 45. */
function turnedTo(up: number, { width_ft: width, length_ft: length, rotation_deg }: HouseOutline) {
  const turn = (((rotation_deg - up) % 90) + 90) % 90;
  const tilt = turn > 45 ? turn - 90 : turn;
  const quarters = Math.round((rotation_deg - up - tilt) / 90);
  return quarters % 2 === 0
    ? { across: width, along: length, tilt }
    : { across: length, along: width, tilt };
}

/** By how many degrees the names at the sides are turned: read from below, and from the right at the left and the right side. */
const nameTurns = { front: 0, right: 90, back: 0, left: -90 } as const satisfies Record<
  HouseSide,
  number
>;

/** A ring's part along a wall, from diagonal to diagonal. */
function arcPoints({ length, point }: Wall, reach: number) {
  const half = length / 2;
  const slant = reach * diagonal;
  return {
    start: point(-half - slant, slant),
    corner: point(-half, reach),
    nextCorner: point(half, reach),
    end: point(half + slant, slant),
  };
}

function arcAlong(wall: Wall, reach: number): string {
  const { start, corner, nextCorner, end } = arcPoints(wall, reach);
  const arc = `A${reach} ${reach} 0 0 0 `;
  return `M${inPath(start)}${arc}${inPath(corner)}L${inPath(nextCorner)}${arc}${inPath(end)}`;
}

/** What lies along a wall between two rings. */
function band(wall: Wall, inner: number, outer: number): string {
  const { start, corner, nextCorner, end } = arcPoints(wall, inner);
  const arc = `A${inner} ${inner} 0 0 1 `;
  return `${arcAlong(wall, outer)}L${inPath(end)}${arc}${inPath(nextCorner)}L${inPath(corner)}${arc}${inPath(start)}Z`;
}

function closedRing({ x, y, width, height }: PlanRect, reach: number): string {
  const corner = (dx: number, dy: number) => `a${reach} ${reach} 0 0 1 ${dx} ${dy}`;
  const [across, along] = [tenth(width), tenth(height)];
  return `M${inPath({ x, y: y - reach })}h${across}${corner(reach, reach)}v${along}${corner(-reach, reach)}h${-across}${corner(-reach, -reach)}v${-along}${corner(reach, -reach)}Z`;
}

const hatchStep = 9;

function hatching(wall: Wall): string {
  const reach = reachOf[30];
  const half = wall.length / 2 + reach;
  const count = Math.ceil((2 * half + reach) / hatchStep);
  return Array.from({ length: count }, (_unused, index) => {
    const from = -half - reach + index * hatchStep;
    return `M${inPath(wall.point(from, 0))}L${inPath(wall.point(from + reach, reach))}`;
  }).join('');
}

/** A hip roof: its ridge along the longer side. */
function roofOf({ x, y, width, height }: PlanRect): string {
  const inset = Math.min(width, height) / 2;
  const [right, bottom] = [x + width, y + height];
  const [one, other] =
    width >= height
      ? [
          { x: x + inset * 0.86, y: y + height / 2 },
          { x: right - inset * 0.86, y: y + height / 2 },
        ]
      : [
          { x: x + width / 2, y: y + inset * 0.86 },
          { x: x + width / 2, y: bottom - inset * 0.86 },
        ];
  const corners =
    width >= height
      ? [
          [{ x, y }, one, { x, y: bottom }],
          [{ x: right, y }, other, { x: right, y: bottom }],
        ]
      : [
          [{ x, y }, one, { x: right, y }],
          [{ x, y: bottom }, other, { x: right, y: bottom }],
        ];
  return [...corners, [one, other]].map((points) => `M${points.map(inPath).join('L')}`).join('');
}

function stepsOf({ x, y, width, height }: PlanRect): PlanRect {
  return rectAt({ x: x + width / 2 - 20, y: y + height, width: 40, height: 12 });
}

const buildingSize = { along: 70, out: 46 } as const;

/** A neighbor's building is drawn beside the middle of the wall, which stays free for pins. */
function neighborAt(wall: Wall, neighbor: NeighborDistance) {
  const middle = wall.length / 2 - 8;
  const near = reachOfNeighbor(neighbor);
  return {
    building: rectAt(
      between(
        wall.point(middle - buildingSize.along / 2, near),
        wall.point(middle + buildingSize.along / 2, near + buildingSize.out),
      ),
    ),
    line: `M${inPath(wall.point(middle, 0))}L${inPath(wall.point(middle, near))}`,
    label: wall.point(middle, near + buildingSize.out / 2),
  };
}

/** Where a building begins that is this far away: a known ring tells what it is inside of. */
function reachOfNeighbor({ fromFt, toFt }: NeighborDistance): number {
  if (fromFt === toFt) return drawnReach(toFt);
  return drawnReach(fromFt === 0 ? toFt * 0.75 : (fromFt + toFt) / 2);
}

/** Where a distance in feet is drawn. */
function drawnReach(feet: number): number {
  const bounds = [0, ...ringDistances];
  const reaches = [0, ...ringDistances.map((ring) => reachOf[ring])];
  const index = Math.max(
    1,
    bounds.findIndex((bound) => feet <= bound),
  );
  const [low = 0, high = 1] = [bounds[index - 1], bounds[index]];
  const [start = 0, end = 0] = [reaches[index - 1], reaches[index]];
  return start + ((feet - low) / (high - low)) * (end - start);
}

/** Three arrowheads beside the middle of a side, across from where a neighbor's building would be. */
function slopeAt(wall: Wall) {
  const middle = -wall.length / 2 - 30;
  const out = (step: number) => reachOf[30] + 12 + 13 * step;
  const heads = [0, 1, 2].map(
    (step) =>
      `M${inPath(wall.point(middle - 13, out(step)))}L${inPath(wall.point(middle, out(step) + 9))}L${inPath(wall.point(middle + 13, out(step)))}`,
  );
  const ground = between(wall.point(middle - 13, out(0)), wall.point(middle + 13, out(2) + 9));
  return { arrows: heads.join(''), ground, label: wall.point(middle, reachOf[30] - 8) };
}

/** How much room words take on a phone of 320 px, where they are largest compared with the drawing. */
const ringLabel = { width: 84, height: 26 } as const;
const slopeLabel = { width: 64, height: 26 } as const;
const northLabel = { width: 20, height: 26 } as const;

function around({ x, y }: PlanPoint, { width, height }: Omit<PlanRect, 'x' | 'y'>): PlanRect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The rectangle between two points. */
function between(one: PlanPoint, other: PlanPoint): PlanRect {
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** Whether something is drawn of a side that only a map says. */
export function showsMap({ neighbor, fall }: PlanSide): boolean {
  return neighbor?.source === 'map' || fall?.source === 'map';
}
