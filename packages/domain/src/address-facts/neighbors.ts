import { outlineCorners, type HouseOutline } from '../outline/index.ts';
import type { FeetOffset } from '../projection/index.ts';
import type { Direction } from '../zones/index.ts';
import { gapBetween, isInside, middleOf, type Polygon } from './polygons.ts';

/** How far the nearest other building of the map is from the house's walls on each side. */
export type Neighbors = {
  /** In feet, 0 where they touch; null: none within `looked_ft`. */
  readonly sides: Readonly<Record<Direction, number | null>>;
  /** How far from the walls the map was searched, in feet; null where the owner says it. */
  readonly looked_ft: number | null;
};

/**
 * The nearest building on each side, edge to edge. A building lies on the side toward which its nearest wall is.
 * @param outline as the owner traced it, around the pin; null: the house is the building under the pin
 * @param buildings in feet from the pin: all that are within `searchedFt` north, east, south and west of it
 * @returns null if there is no house to measure from
 */
export function nearestNeighbors(
  outline: HouseOutline | null,
  buildings: readonly Polygon[],
  searchedFt: number,
): Neighbors | null {
  const house = outline === null ? buildingUnderPin(buildings) : [outlineCorners(outline)];
  if (house === null) return null;
  const center = middleOf(house);
  const isHouse = (building: Polygon) =>
    outline === null
      ? building === house
      : isInside(center, building) || isInside(middleOf(building), house);
  const others = buildings.filter((each) => !isHouse(each));
  const looked = lookedFt(house, searchedFt);
  const sides: Record<Direction, number | null> = {
    north: null,
    east: null,
    south: null,
    west: null,
  };
  for (const building of others) {
    const { feet, from, to } = gapBetween(house, building);
    if (feet > looked) continue;
    const side = feet < 1 ? sideToward(center, middleOf(building)) : sideToward(from, to);
    const nearest = sides[side];
    const shown = asPreciseAsKnown(feet);
    if (nearest === null || shown < nearest) sides[side] = shown;
  }
  return { sides, looked_ft: looked };
}

function buildingUnderPin(buildings: readonly Polygon[]): Polygon | null {
  return buildings.find((each) => isInside({ eastFt: 0, northFt: 0 }, each)) ?? null;
}

/** All buildings this near to the walls are among those within `searchedFt` of the pin. */
function lookedFt(house: Polygon, searchedFt: number): number {
  const reach = Math.max(
    ...house.flat().map(({ eastFt, northFt }) => Math.max(Math.abs(eastFt), Math.abs(northFt))),
  );
  return Math.max(0, Math.floor((searchedFt - reach) / 10) * 10);
}

function sideToward(from: FeetOffset, to: FeetOffset): Direction {
  const north = to.northFt - from.northFt;
  const east = to.eastFt - from.eastFt;
  if (Math.abs(north) >= Math.abs(east)) return north >= 0 ? 'north' : 'south';
  return east > 0 ? 'east' : 'west';
}

/** The walls of the map are those of roofs seen from above, a few feet off, and more so in a wider view. */
function asPreciseAsKnown(feet: number): number {
  const step = feet < 50 ? 1 : feet < 100 ? 5 : 10;
  return Math.round(feet / step) * step;
}
