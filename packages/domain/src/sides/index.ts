export {
  directionOf,
  directionToday,
  houseSideOf,
  houseSides,
  sideWords,
  turnWithFront,
  type Facing,
  type HouseSide,
  type SideWords,
} from './house-side.ts';
export {
  areNamingsMixed,
  photoSidesOf,
  sideNaming,
  sideNamingOf,
  type SideAnswer,
  type SideEvidence,
  type SidePlacement,
} from './name-sides.ts';
export { offeredFacing } from './offered-facing.ts';
export {
  doesHintCount,
  readSides,
  sideNamings,
  type NamedPlacement,
  type PhotoSides,
  type ReadSides,
  type SideNaming,
} from './read-sides.ts';
