import { describe, expect, it } from 'vitest';
import { groundOffset } from '../projection/index.ts';
import { evenSlope, terrainOf, terrainPoints } from './terrain.ts';

const center = { lat: 39.7596, lng: -121.6219 };

/** Elevations of a plane that rises by so much per meter. */
function plane(east: number, north: number): number[] {
  return terrainPoints(center).map((point) => {
    const offset = groundOffset(center, point);
    return 500 + east * offset.eastMeters + north * offset.northMeters;
  });
}

describe('the terrain around a house', () => {
  it('is asked at a grid of 10 m and 30 m toward each side', () => {
    const offsets = terrainPoints(center).map((point) => {
      const { eastMeters, northMeters } = groundOffset(center, point);
      return [Math.round(eastMeters) + 0, Math.round(northMeters) + 0];
    });
    expect(offsets).toEqual([
      ...[-10, 0, 10].map((east) => [east, 10]),
      ...[-10, 0, 10].map((east) => [east, 0]),
      ...[-10, 0, 10].map((east) => [east, -10]),
      [0, 30],
      [30, 0],
      [0, -30],
      [-30, 0],
    ]);
  });

  it('is flat on a plane that does not rise', () => {
    expect(terrainOf(plane(0, 0))).toEqual({
      slope_percent: 0,
      faces: null,
      sides: { north: 0, east: 0, south: 0, west: 0 },
    });
  });

  it.each([
    [0.2, 0, 20, 'west'],
    [-0.2, 0, 20, 'east'],
    [0, 0.4, 40, 'south'],
    [0, -0.4, 40, 'north'],
    [0.3, 0.4, 50, 'southwest'],
    [-0.3, -0.3, 42, 'northeast'],
    [-0.3, 0.3, 42, 'southeast'],
    [0.02, 0, 2, null],
  ])('rising %d east and %d north is %d%% and faces %s', (east, north, percent, faces) => {
    expect(terrainOf(plane(east, north))).toMatchObject({ slope_percent: percent, faces });
  });

  it('falls away on the side below and rises on the one above', () => {
    expect(terrainOf(plane(0, 0.25))?.sides).toEqual({ north: 25, east: 0, south: -25, west: 0 });
  });

  it('follows the formula of Horn, in which the middle of each edge counts twice', () => {
    const grid = [101, 102, 101, 99, 100, 106, 100, 98, 100];
    const east = (101 + 2 * 106 + 100 - (101 + 2 * 99 + 100)) / 80;
    const north = (101 + 2 * 102 + 101 - (100 + 2 * 98 + 100)) / 80;
    expect(terrainOf([...grid, 100, 100, 100, 100])?.slope_percent).toBe(
      Math.round(100 * Math.hypot(east, north)),
    );
  });

  it('is not known unless all its points are', () => {
    expect(terrainOf(plane(0, 0).slice(1))).toBeNull();
    expect(terrainOf([...plane(0, 0).slice(1), null])).toBeNull();
  });

  it.each([
    [20, 'south', { north: 20, east: 0, south: -20, west: 0 }],
    [40, 'northeast', { north: -28, east: -28, south: 28, west: 28 }],
    [1, 'south', { north: 0, east: 0, south: 0, west: 0 }],
  ] as const)('of an even slope of %d%% toward %s falls on its sides', (percent, faces, sides) => {
    expect(evenSlope(percent, faces)).toEqual({
      slope_percent: percent,
      faces: percent < 3 ? null : faces,
      sides,
    });
  });
});
