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
export { dragOutline, outlineHandles, placeOfHandle, type OutlineHandle } from './drag-outline.ts';
