import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feetFromCenter, feetFromRelative, relativeFromFeet, toPlace, viewFeet } from './index.ts';
import { sideFromHeading } from './photo-side.ts';

it('the map view shows about 248 feet across at 38 degrees north', () => {
  expect(viewFeet(38)).toBeGreaterThan(246);
  expect(viewFeet(38)).toBeLessThan(250);
});

const latitude = fc.double({ min: -65, max: 65, noNaN: true });
const feet = fc.double({ min: -120, max: 120, noNaN: true });

it('positions in the view convert to feet, then back', () => {
  fc.assert(
    fc.property(latitude, feet, feet, (lat, northFt, eastFt) => {
      const back = feetFromRelative(lat, relativeFromFeet(lat, { northFt, eastFt }));
      expect(back.northFt).toBeCloseTo(northFt, 6);
      expect(back.eastFt).toBeCloseTo(eastFt, 6);
    }),
  );
});

it('an offset in feet leads to a place that many feet away', () => {
  fc.assert(
    fc.property(latitude, feet, feet, (lat, northFt, eastFt) => {
      const center = { lat, lng: -121 };
      const place = toPlace(center, relativeFromFeet(lat, { northFt, eastFt }));
      const away = feetFromCenter(center, place);
      expect(away.northFt).toBeCloseTo(northFt, 3);
      expect(away.eastFt).toBeCloseTo(eastFt, 3);
    }),
  );
});

it.each([
  [0, 'towards', 'south'],
  [10, 'away', 'north'],
  [100, 'towards', 'west'],
  [260, 'away', 'west'],
  [350, 'towards', 'south'],
  [360, 'away', 'north'],
  [45, 'towards', null],
  [225, 'away', null],
] as const)(
  'a camera that looked to %d degrees, %s the house, shows %s',
  (heading, stance, side) => {
    expect(sideFromHeading(heading, stance)).toBe(side);
  },
);
