export {
  directionOf,
  houseSideOf,
  houseSides,
  sideWords,
  turnWithFront,
  type Facing,
  type HouseSide,
  type SideWords,
} from './house-side.ts';
export { offeredFacing } from './offered-facing.ts';
export { sideNaming, type NamedSide, type SideNaming } from './side-naming.ts';
