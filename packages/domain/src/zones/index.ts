export { directions, oppositeDirection, parseDirection, type Direction } from './directions.ts';
export { areaIds, areaOptions, parseArea, type AreaId } from './areas.ts';
