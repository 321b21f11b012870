export {
  addressFactNames,
  askAgainAfterDays,
  compassPoints,
  factSourceIds,
  factSources,
  hazardZones,
  responsibilityAreas,
  unknownFactReasons,
  type AddressFactName,
  type CompassPoint,
  type FactSource,
  type FactSourceId,
  type HazardZone,
  type ResponsibilityArea,
} from './facts.ts';
export { mayBeInCalifornia } from './california.ts';
export { nearestNeighbors, type Neighbors } from './neighbors.ts';
export { gapBetween, type Polygon } from './polygons.ts';
export { distinctFires, type PastFire } from './past-fires.ts';
export { evenSlope, terrainOf, terrainPoints, type Terrain } from './terrain.ts';
