import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumedOutline, type HouseOutline } from '../outline/index.ts';
import { relativeFromFeet, toPlace } from '../projection/index.ts';
import { offeredFacing } from './index.ts';

const pin = { lat: 38.5, lng: -121 };

function placeAt(eastFt: number, northFt: number) {
  return toPlace(pin, relativeFromFeet(pin.lat, { eastFt, northFt }));
}

describe('the offered facing', () => {
  it('is the side of the outline closest to where the address was found', () => {
    expect(offeredFacing(pin, null, placeAt(0, -80))).toBe('south');
    expect(offeredFacing(pin, null, placeAt(70, 20))).toBe('east');
    expect(offeredFacing(pin, null, placeAt(-70, -30))).toBe('west');
    expect(offeredFacing(pin, null, placeAt(5, 90))).toBe('north');
  });

  it('goes by the walls of a long house, not by its center', () => {
    const long: HouseOutline = { ...assumedOutline, width_ft: 120, length_ft: 30 };
    expect(offeredFacing(pin, long, placeAt(50, -45))).toBe('south');
  });

  it('follows a rotated house at a distance from its pin', () => {
    const askew: HouseOutline = { ...assumedOutline, rotation_deg: 30, north_ft: 60 };
    expect(offeredFacing(pin, askew, placeAt(0, 0))).toBe('south');
  });

  it("doesn't exist where the address was found at the house itself", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -25, max: 25, noNaN: true }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        (east, north) => {
          expect(offeredFacing(pin, null, placeAt(east, north))).toBeNull();
        },
      ),
    );
  });
});
