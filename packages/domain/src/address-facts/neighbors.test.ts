import { describe, expect, it } from 'vitest';
import { nearestNeighbors } from './neighbors.ts';
import type { Polygon } from './polygons.ts';

const searchedFt = 394;
const outline = { east_ft: 0, north_ft: 0, width_ft: 40, length_ft: 40, rotation_deg: 0 };
const none = { north: null, east: null, south: null, west: null };

/** A rectangle by its edges, in feet from the pin. */
function box(west: number, east: number, south: number, north: number): Polygon {
  return [
    [
      { eastFt: west, northFt: south },
      { eastFt: west, northFt: north },
      { eastFt: east, northFt: north },
      { eastFt: east, northFt: south },
      { eastFt: west, northFt: south },
    ],
  ];
}

const house = box(-20, 20, -20, 20);
const sidesOf = (buildings: readonly Polygon[]) =>
  nearestNeighbors(outline, buildings, searchedFt)?.sides;

describe('the neighbors of a house', () => {
  it('are measured from wall to wall, each on the side toward which it lies', () => {
    expect(
      sidesOf([
        box(38, 70, -10, 10),
        box(-10, 10, 45, 90),
        box(-100, -52, 0, 5),
        box(0, 9, -60, -32),
      ]),
    ).toEqual({ north: 25, east: 18, south: 12, west: 32 });
  });

  it('are measured from the building under the pin, without an outline', () => {
    expect(nearestNeighbors(null, [box(38, 70, -10, 10), house], searchedFt)?.sides).toEqual({
      ...none,
      east: 18,
    });
  });

  it('are not known where no building is under the pin and none was traced', () => {
    expect(nearestNeighbors(null, [box(38, 70, -10, 10)], searchedFt)).toBeNull();
  });

  it('do not include the house itself, which the map may show somewhat beside the outline', () => {
    expect(sidesOf([box(-30, 10, -15, 25)])).toEqual(none);
  });

  it('do not include a part of the house that the map shows as its own building', () => {
    expect(sidesOf([box(-20, 0, -20, 20), box(0, 20, -20, 20)])).toEqual(none);
  });

  it('touch where the houses of a row share a wall', () => {
    expect(sidesOf([house, box(20, 60, -20, 20)])).toEqual({ ...none, east: 0 });
    expect(sidesOf([house, box(18, 60, -20, 20)])).toEqual({ ...none, east: 0 });
  });

  it('are the nearest ones on each side', () => {
    expect(sidesOf([box(38, 70, -10, 10), box(30, 35, -40, 40)])).toEqual({ ...none, east: 10 });
  });

  it('are measured along the shortest line from corner to corner', () => {
    expect(sidesOf([box(50, 80, 60, 90)])).toEqual({ ...none, north: 50 });
  });

  it('turn with the house', () => {
    const turned = { ...outline, rotation_deg: 45 };
    const reach = 20 * Math.SQRT2;
    const east = box(reach + 10, 90, -5, 5);
    const west = box(-90, -reach - 7, -5, 5);
    expect(nearestNeighbors(turned, [east, west], searchedFt)?.sides).toEqual({
      ...none,
      east: 10,
      west: 7,
    });
  });

  it.each([
    [17.6, 18],
    [61, 60],
    [63, 65],
    [128, 130],
  ])('at %d feet are said to be at %d, no more exact than the map', (feet, said) => {
    expect(sidesOf([box(20 + feet, 200 + feet, -5, 5)])).toEqual({ ...none, east: said });
  });

  it('that are none within reach are a fact, which names how far was looked', () => {
    expect(nearestNeighbors(outline, [house], searchedFt)).toEqual({ sides: none, looked_ft: 370 });
    expect(sidesOf([box(391, 420, -5, 5)])).toEqual(none);
  });

  it('are looked for less far where the house is beside its pin', () => {
    const beside = { ...outline, east_ft: 100 };
    expect(nearestNeighbors(beside, [], searchedFt)).toEqual({ sides: none, looked_ft: 270 });
  });

  it('stand in a courtyard without touching the house around it', () => {
    const around: Polygon = [...box(-60, 60, -60, 60), ...box(-30, 30, -30, 30)];
    const inner = box(-10, 10, -10, 22);
    expect(nearestNeighbors(null, [inner, around], searchedFt)?.sides).toEqual({
      ...none,
      north: 8,
    });
  });
});
