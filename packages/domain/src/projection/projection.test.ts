import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  directionFromOffset,
  groundOffset,
  metersPerPixel,
  photoSide,
  toPlace,
  toRelative,
  type PhotoPlacement,
} from './index.ts';

const home = { lat: 38, lng: -122.5 };
const unplaced: PhotoPlacement = {
  automatic: false,
  direction: null,
  lat: null,
  lng: null,
  xRel: null,
  yRel: null,
};

describe('the map view', () => {
  it('has the property at its center, with north at the top', () => {
    expect(toRelative(home, home)).toEqual({ xRel: 0.5, yRel: 0.5 });
    expect(toRelative(home, { lat: 38.0001, lng: -122.5 }).yRel).toBeLessThan(0.5);
    expect(toRelative(home, { lat: 38, lng: -122.4999 }).xRel).toBeGreaterThan(0.5);
  });

  it('reaches about 124 feet to each side at 38 degrees north', () => {
    const halfFeet = (metersPerPixel(38) * 320) / 0.3048;
    expect(halfFeet).toBeGreaterThan(123);
    expect(halfFeet).toBeLessThan(125);
    const edge = groundOffset(home, toPlace(home, { xRel: 1, yRel: 0 }));
    expect(edge.eastMeters / 0.3048).toBeCloseTo(halfFeet, 6);
    expect(edge.northMeters / 0.3048).toBeCloseTo(halfFeet, 6);
  });

  it('converts places to positions, then back, even across the date line', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: -70, max: 70, noNaN: true }),
        fc.double({ min: -180, max: 179.999, noNaN: true }),
        share,
        share,
        (lat, lng, xRel, yRel) => {
          const center = { lat, lng };
          const back = toRelative(center, toPlace(center, { xRel, yRel }));
          expect(back.xRel).toBeCloseTo(xRel, 4);
          expect(back.yRel).toBeCloseTo(yRel, 4);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('measures in meters, not degrees', () => {
    // The same number of degrees is 21 % shorter to the east than to the north here.
    const { northMeters, eastMeters } = groundOffset(home, { lat: 38.0001, lng: -122.4999 });
    expect(eastMeters / northMeters).toBeCloseTo(Math.cos((38 * Math.PI) / 180), 3);
    expect(directionFromOffset({ northMeters, eastMeters })).toBe('north');
  });
});

describe('the side that a placement shows', () => {
  it('is the axis with the larger offset', () => {
    expect(directionFromOffset({ northMeters: 9, eastMeters: -4 })).toBe('north');
    expect(directionFromOffset({ northMeters: -9, eastMeters: 4 })).toBe('south');
    expect(directionFromOffset({ northMeters: 3, eastMeters: 8 })).toBe('east');
    expect(directionFromOffset({ northMeters: 3, eastMeters: -8 })).toBe('west');
  });

  it('is unknown under two meters, at a tie, or without coordinates', () => {
    expect(directionFromOffset({ northMeters: 1.99, eastMeters: 0 })).toBeNull();
    expect(directionFromOffset({ northMeters: 2, eastMeters: 0 })).toBe('north');
    expect(directionFromOffset({ northMeters: 5, eastMeters: -5 })).toBeNull();
    expect(directionFromOffset({ northMeters: Number.NaN, eastMeters: 5 })).toBeNull();
  });

  it('is the one that the owner chose, over the one from the position', () => {
    const placed = { ...unplaced, xRel: 0.5, yRel: 0.1 };
    expect(photoSide(placed, home)).toBe('north');
    expect(photoSide({ ...placed, direction: 'South' }, home)).toBe('south');
    expect(photoSide({ ...placed, direction: 'South', automatic: true }, home)).toBeNull();
    expect(photoSide(placed, null)).toBeNull();
    expect(photoSide(null, home)).toBeNull();
    expect(photoSide({ ...unplaced, direction: 'West' }, home)).toBe('west');
    expect(photoSide(unplaced, home)).toBeNull();
  });

  it('comes from the place on the ground rather than the position in the picture', () => {
    const placed = { ...unplaced, xRel: 0.5, yRel: 0.1, lat: 38, lng: -122.4999 };
    expect(photoSide(placed, home)).toBe('east');
  });
});
