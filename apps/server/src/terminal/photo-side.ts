import {
  directionOf,
  directions,
  houseSides,
  type Facing,
  type PlacementFields,
} from '@dss/domain';
import { BadInput } from './outcome.ts';
import { words } from './words.ts';

/** Which side of the house a photo shows, as its owner says it: a side of the house, or a direction of the compass. */
export type NamedSide = (typeof sides)[number];

const sides = [...houseSides, ...directions] as const;

export interface NamedPhoto {
  readonly file: string;
  /** Null: nobody has said. */
  readonly side: NamedSide | null;
}

/**
 * Reads `front.jpg@front`. An at sign in the file's own name is no side: what follows it there has a dot.
 * @throws BadInput where what follows is no side
 */
export function parsePhoto(text: string): NamedPhoto {
  const at = text.lastIndexOf('@');
  const said = text.slice(at + 1);
  if (at <= 0 || /[./\\]/.test(said)) return { file: text, side: null };
  const side = sides.find((each) => each === said.toLowerCase());
  if (side === undefined) throw new BadInput(words.sideUnknown(said, sides));
  return { file: text.slice(0, at), side };
}

/** @throws BadInput where it is no direction of the compass */
export function parseFacing(text: string): Facing {
  const facing = directions.find((each) => each === text.toLowerCase());
  if (facing === undefined) throw new BadInput(words.facingUnknown(text, directions));
  return facing;
}

/** What is stored of a photo's side. */
export function placementOf(side: NamedSide, facing: Facing): PlacementFields {
  const ofHouse = houseSides.find((each) => each === side);
  if (ofHouse !== undefined) {
    return { direction: directionOf(ofHouse, facing), direction_said_as: 'house' };
  }
  return { direction: side, direction_said_as: 'compass' };
}
