import {
  directionOf,
  directions,
  houseSides,
  type Facing,
  type PlacementFields,
} from '@dss/domain';
import { BadInput } from './outcome.ts';
import { words } from './words.ts';

/** The side of a photo in the owner's words: a side of the house, or a compass direction. */
export type NamedSide = (typeof sides)[number];

const sides = [...houseSides, ...directions] as const;

export interface PhotoArgument {
  readonly file: string;
  /** Null if not given. */
  readonly side: NamedSide | null;
}

/**
 * Parses `front.jpg@front`. If the text after the at sign contains a dot, it is part of the file's name.
 * @throws BadInput if the text after the at sign isn't a side
 */
export function parsePhoto(text: string): PhotoArgument {
  const at = text.lastIndexOf('@');
  const said = text.slice(at + 1);
  if (at <= 0 || /[./\\]/.test(said)) return { file: text, side: null };
  const side = sides.find((each) => each === said.toLowerCase());
  if (side === undefined) throw new BadInput(words.sideUnknown(said, sides));
  return { file: text.slice(0, at), side };
}

/** @throws BadInput if it isn't a compass direction */
export function parseFacing(text: string): Facing {
  const facing = directions.find((each) => each === text.toLowerCase());
  if (facing === undefined) throw new BadInput(words.facingUnknown(text, directions));
  return facing;
}

/** The stored fields for a photo's side. */
export function placementOf(side: NamedSide, facing: Facing): PlacementFields {
  const ofHouse = houseSides.find((each) => each === side);
  if (ofHouse !== undefined) {
    return { direction: directionOf(ofHouse, facing), direction_said_as: 'house' };
  }
  return { direction: side, direction_said_as: 'compass' };
}
