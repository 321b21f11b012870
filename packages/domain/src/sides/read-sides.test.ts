import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directions } from '../zones/index.ts';
import {
  areNamingsMixed,
  readSides,
  sideNaming,
  type Facing,
  type NamedPlacement,
} from './index.ts';

const center = { lat: 38.5, lng: -121.5 };
const nothing = { automatic: false, lat: null, lng: null, xRel: null, yRel: null } as const;
const back: NamedPlacement = { ...nothing, direction: 'north', directionSaidAs: 'house' };
const left: NamedPlacement = { ...nothing, direction: 'west', directionSaidAs: 'house' };
const south: NamedPlacement = { ...nothing, direction: 'south', directionSaidAs: 'compass' };
const placedNorth: NamedPlacement = {
  ...nothing,
  direction: null,
  directionSaidAs: 'compass',
  xRel: 0.5,
  yRel: 0.1,
};

describe('the sides that photos show', () => {
  it('have names by house as well as compass once the front’s direction is known', () => {
    expect(readSides('south', [back, placedNorth, south, null], center)).toEqual({
      naming: 'both',
      sides: ['north', 'north', 'south', null],
    });
  });

  it('have names by house while nothing is known', () => {
    expect(readSides(null, [null], center)).toEqual({ naming: 'house', sides: [null] });
  });

  it('have names by compass where only the map or a compass told them', () => {
    expect(readSides(null, [placedNorth, south], center)).toEqual({
      naming: 'compass',
      sides: ['north', 'south'],
    });
  });

  it('have names by house where as many sides are known that way', () => {
    expect(readSides(null, [back, placedNorth], center)).toEqual({
      naming: 'house',
      sides: ['north', null],
    });
  });

  it('keep names by compass where the map tells more sides', () => {
    const both: NamedPlacement = { ...left, xRel: 0.9, yRel: 0.5 };
    expect(readSides(null, [both, placedNorth, null], center)).toEqual({
      naming: 'compass',
      sides: ['east', 'north', null],
    });
  });

  it('are no fewer after the owner names a photo’s side by house', () => {
    const anyPlacement = fc.record({
      automatic: fc.constant(false),
      direction: fc.constantFrom(null, ...directions),
      directionSaidAs: fc.constantFrom('compass' as const, 'house' as const),
      lat: fc.constant(null),
      lng: fc.constant(null),
      xRel: fc.constantFrom(null, 0.1, 0.5, 0.9),
      yRel: fc.constantFrom(null, 0.1, 0.5, 0.9),
    });
    const count = (facing: Facing, placements: readonly NamedPlacement[]) =>
      new Set(readSides(facing, placements, center).sides.filter((side) => side !== null)).size;
    fc.assert(
      fc.property(
        fc.array(anyPlacement, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...directions),
        ([first, ...others], direction) => {
          if (first === undefined || first.direction !== null) return;
          const named: NamedPlacement = { ...first, direction, directionSaidAs: 'house' };
          expect(count(null, [named, ...others])).toBeGreaterThanOrEqual(
            count(null, [first, ...others]),
          );
        },
      ),
    );
  });
});

describe('the sides of a home', () => {
  const unturned = { front_faces: null, lat: null, lng: null, missing_sides: [] };
  const answered = (saidAs: 'house' | 'compass') =>
    [{ side: 'north', side_said_as: saidAs }] as const;

  it('are named by its answers while no photo tells of one', () => {
    expect(sideNaming(unturned, [], null, answered('compass'))).toBe('compass');
    expect(sideNaming(unturned, [], null, answered('house'))).toBe('house');
  });

  it('are named by its photos where they tell of one', () => {
    const placement = {
      lat: null,
      lng: null,
      x_rel: null,
      y_rel: null,
      direction: 'north',
      direction_said_as: 'house',
    } as const;
    expect(sideNaming(unturned, [{ placement }], null, answered('compass'))).toBe('house');
  });

  it('have mixed names after a photo is labeled by the house and answers by the compass', () => {
    const front = {
      lat: null,
      lng: null,
      x_rel: null,
      y_rel: null,
      direction: 'south',
      direction_said_as: 'house',
    } as const;
    const photos = [{ placement: front }];
    expect(areNamingsMixed(unturned, photos, answered('compass'))).toBe(true);
    expect(areNamingsMixed(unturned, photos, answered('house'))).toBe(false);
    expect(areNamingsMixed({ ...unturned, front_faces: 'west' }, photos, answered('compass'))).toBe(
      false,
    );
  });
});
