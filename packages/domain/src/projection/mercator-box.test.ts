import { describe, expect, test } from 'vitest';
import { mapViewBox, tileBox, tileDegrees, toPlace } from './index.ts';

/** Degrees to the plane, written another way than the code does. */
function toMercator({ lat, lng }: { lat: number; lng: number }) {
  const metersPerDegree = 20_037_508.342_789_244 / 180;
  return {
    x: lng * metersPerDegree,
    y: (Math.log(Math.tan(((90 + lat) * Math.PI) / 360)) * 180 * metersPerDegree) / Math.PI,
  };
}

describe('the box of the map view', () => {
  test.each([
    { lat: 38.5, lng: -121.5 },
    { lat: 64.8, lng: -147.7 },
    { lat: -14.3, lng: -170.7 },
  ])('has its corners where the map view has them, around %o', (center) => {
    const box = mapViewBox(center);
    const topLeft = toMercator(toPlace(center, { xRel: 0, yRel: 0 }));
    const bottomRight = toMercator(toPlace(center, { xRel: 1, yRel: 1 }));

    expect(box.west).toBeCloseTo(topLeft.x, 4);
    expect(box.north).toBeCloseTo(topLeft.y, 4);
    expect(box.east).toBeCloseTo(bottomRight.x, 4);
    expect(box.south).toBeCloseTo(bottomRight.y, 4);
  });
});

describe('the box of a tile', () => {
  test('covers the whole world at zoom 0', () => {
    const half = 20_037_508.342_789_244;
    const box = tileBox({ z: 0, x: 0, y: 0 });

    expect(box.west).toBeCloseTo(-half, 6);
    expect(box.south).toBeCloseTo(-half, 6);
    expect(box.east).toBeCloseTo(half, 6);
    expect(box.north).toBeCloseTo(half, 6);
  });

  test('is the same square in meters as in degrees', () => {
    const tile = { z: 17, x: 21_300, y: 50_100 };
    const { west, south, east, north } = tileDegrees(tile);
    const box = tileBox(tile);

    expect(toMercator({ lat: north, lng: west }).x).toBeCloseTo(box.west, 4);
    expect(toMercator({ lat: north, lng: west }).y).toBeCloseTo(box.north, 4);
    expect(toMercator({ lat: south, lng: east }).x).toBeCloseTo(box.east, 4);
    expect(toMercator({ lat: south, lng: east }).y).toBeCloseTo(box.south, 4);
  });
});
