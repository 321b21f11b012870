export {
  assumedOutline,
  fittedOutline,
  houseOutlineSchema,
  outlineLimits,
  type HouseOutline,
} from './house-outline.ts';
export {
  distanceToHouse,
  fromHouse,
  outlineCorners,
  toHouse,
  type HousePoint,
} from './outline-frame.ts';
export { ringAround, ringDistances, viewRing, type RingDistance, type ViewRing } from './ring.ts';
export { layOutline, outlineHandles, placeOfHandle, type OutlineHandle } from './lay-outline.ts';
