import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feetFromCenter, feetFromRelative, relativeFromFeet, toPlace, viewFeet } from './index.ts';
import { sideFromHeading } from './side-from-heading.ts';

it('the map view shows about 248 feet across at 38 degrees north', () => {
  expect(viewFeet(38)).toBeGreaterThan(246);
  expect(viewFeet(38)).toBeLessThan(250);
});

it('feet and positions of the view convert both ways, and agree with places on the ground', () => {
  const feet = fc.double({ min: -120, max: 120, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: -65, max: 65, noNaN: true }),
      feet,
      feet,
      (lat, northFt, eastFt) => {
        const center = { lat, lng: -121 };
        const position = relativeFromFeet(lat, { northFt, eastFt });
        const back = feetFromRelative(lat, position);
        expect(back.northFt).toBeCloseTo(northFt, 6);
        expect(back.eastFt).toBeCloseTo(eastFt, 6);
        const onGround = feetFromCenter(center, toPlace(center, position));
        expect(onGround.northFt).toBeCloseTo(northFt, 3);
        expect(onGround.eastFt).toBeCloseTo(eastFt, 3);
      },
    ),
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
