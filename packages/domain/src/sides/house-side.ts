import { directions, type Direction } from '../zones/index.ts';

/**
 * The four sides of a house as its owner names them. Left and right are those of somebody who stands before the house and
 * looks at its front.
 */
export const houseSides = ['front', 'back', 'left', 'right'] as const;

export type HouseSide = (typeof houseSides)[number];

/** Which way the front faces; null: nobody has said. */
export type Facing = Direction | null;

/** What a direction was said as: a side of the house, or a direction of the compass. */
export const sideWords = ['compass', 'house'] as const;

export type SideWords = (typeof sideWords)[number];

/**
 * Where the front is taken to face while nobody has said. It keeps the four sides apart; as directions they mean nothing
 * then, and nobody is shown them.
 */
const assumedFacing: Direction = 'south';

/** Clockwise from the front, seen from above. */
const aroundTheHouse = ['front', 'left', 'back', 'right'] as const satisfies readonly HouseSide[];

/** The direction as which a side of the house is stored. */
export function directionOf(side: HouseSide, facing: Facing): Direction {
  return turned(facing ?? assumedFacing, aroundTheHouse.indexOf(side));
}

/** The side of the house that faces a direction. */
export function houseSideOf(direction: Direction, facing: Facing): HouseSide {
  return aroundTheHouse[quarterTurns(facing ?? assumedFacing, direction)] ?? 'front';
}

/** What a stored direction becomes once the front is known to face another way: the same side of the house. */
export function turnWithFront(direction: Direction, before: Facing, after: Facing): Direction {
  return directionOf(houseSideOf(direction, before), after);
}

/** Clockwise quarter turns from one direction to another, 0 to 3. */
function quarterTurns(from: Direction, to: Direction): number {
  return (directions.indexOf(to) - directions.indexOf(from) + directions.length) % 4;
}

function turned(direction: Direction, quarters: number): Direction {
  return directions[(directions.indexOf(direction) + quarters) % directions.length] ?? direction;
}
