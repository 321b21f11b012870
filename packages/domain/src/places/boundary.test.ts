import { describe, expect, test } from 'vitest';
import { boundaryFault, signedArea } from './boundary.ts';

const at = (north: number, east: number) => ({
  lat: 39.76 + north / 100,
  lng: -121.62 + east / 100,
});
const square = [at(0, 0), at(0, 1), at(1, 1), at(1, 0)];

describe('a boundary', () => {
  test.each([
    ['a square', square],
    ['a triangle', square.slice(0, 3)],
    [
      'a U, whose ends lie on one line',
      [at(0, 0), at(0, 3), at(2, 3), at(2, 2), at(1, 2), at(1, 1), at(2, 1), at(2, 0)],
    ],
  ])('may be %s', (_what, corners) => {
    expect(boundaryFault(corners)).toBeNull();
    expect(boundaryFault([...corners].reverse())).toBeNull();
  });

  test.each([
    ['few', square.slice(0, 2)],
    [
      'many',
      Array.from({ length: 101 }, (_, corner) => at(Math.cos(corner / 16), Math.sin(corner / 16))),
    ],
    ['abroad', [...square.slice(0, 3), { lat: 52.5, lng: 13.4 }]],
    ['wide', [at(0, 0), at(0, 51), at(1, 1)]],
    ['crossing', [at(0, 0), at(1, 1), at(0, 1), at(1, 0)]],
  ])('has a fault: %s', (fault, corners) => {
    expect(boundaryFault(corners)).toBe(fault);
  });

  test('goes around counterclockwise, or the other way', () => {
    expect(signedArea(square)).toBeGreaterThan(0);
    expect(signedArea([...square].reverse())).toBeLessThan(0);
  });
});
