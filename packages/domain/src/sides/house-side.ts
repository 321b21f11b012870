import { directions, type Direction } from '../zones/index.ts';

/**
 * The four sides of a house in the owner's words. Left and right are as seen when facing the front.
 */
export const houseSides = ['front', 'back', 'left', 'right'] as const;

export type HouseSide = (typeof houseSides)[number];

/** Which way the front faces; null if unknown. */
export type Facing = Direction | null;

/** How a direction was named: as a side of the house, or as a compass direction. */
export const sideWords = ['compass', 'house'] as const;

export type SideWords = (typeof sideWords)[number];

/**
 * The facing assumed until the owner sets it. It only keeps the four sides apart; the resulting directions are meaningless and are
 * never shown.
 */
const assumedFacing: Direction = 'south';

/** Clockwise from the front, seen from above. */
const aroundTheHouse = ['front', 'left', 'back', 'right'] as const satisfies readonly HouseSide[];

/** The direction that is stored for a side of the house. */
export function directionOf(side: HouseSide, facing: Facing): Direction {
  return turned(facing ?? assumedFacing, aroundTheHouse.indexOf(side));
}

/** The side of the house that faces a direction. */
export function houseSideOf(direction: Direction, facing: Facing): HouseSide {
  return aroundTheHouse[quarterTurns(facing ?? assumedFacing, direction)] ?? 'front';
}

/** A stored direction after the front's facing changed: the same side of the house. */
export function turnWithFront(direction: Direction, before: Facing, after: Facing): Direction {
  return directionOf(houseSideOf(direction, before), after);
}

/**
 * A direction that was named some time ago, as stored now. One named as a side of the house has turned with the front.
 * @param assumed which way the front was taken to face when it was named; undefined if that isn't known
 */
export function directionToday(
  { direction, saidAs }: { readonly direction: Direction; readonly saidAs: SideWords },
  assumed: Facing | undefined,
  facing: Facing,
): Direction {
  return assumed === undefined || saidAs === 'compass'
    ? direction
    : turnWithFront(direction, assumed, facing);
}

/** Clockwise quarter turns from one direction to another, 0 to 3. */
function quarterTurns(from: Direction, to: Direction): number {
  return (directions.indexOf(to) - directions.indexOf(from) + directions.length) % 4;
}

function turned(direction: Direction, quarters: number): Direction {
  return directions[(directions.indexOf(direction) + quarters) % directions.length] ?? direction;
}
