import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directions } from '../zones/index.ts';
import { directionOf, houseSideOf, houseSides, turnWithFront, type Facing } from './index.ts';

const anyFacing = fc.constantFrom<Facing>(null, ...directions);
const anySide = fc.constantFrom(...houseSides);
const anyDirection = fc.constantFrom(...directions);

describe('sides of the house and directions', () => {
  it('a side converts to its stored direction, then back', () => {
    fc.assert(
      fc.property(anySide, anyFacing, (side, facing) => {
        expect(houseSideOf(directionOf(side, facing), facing)).toBe(side);
      }),
    );
  });

  it('a direction converts to its side, then back', () => {
    fc.assert(
      fc.property(anyDirection, anyFacing, (direction, facing) => {
        expect(directionOf(houseSideOf(direction, facing), facing)).toBe(direction);
      }),
    );
  });

  it('four sides are four directions, whether or not the front’s direction is known', () => {
    fc.assert(
      fc.property(anyFacing, (facing) => {
        const stored = new Set(houseSides.map((side) => directionOf(side, facing)));
        expect(stored.size).toBe(4);
      }),
    );
  });

  it('the front is stored as the direction that it faces', () => {
    fc.assert(
      fc.property(anyDirection, (facing) => {
        expect(directionOf('front', facing)).toBe(facing);
      }),
    );
  });

  it('left is on the left of someone who faces the front from the street', () => {
    // The front faces south, so they look north.
    expect(directionOf('left', 'south')).toBe('west');
    expect(directionOf('right', 'south')).toBe('east');
    expect(directionOf('back', 'south')).toBe('north');
    expect(directionOf('left', 'west')).toBe('north');
  });

  it('a side stays the same side of the house when the front turns', () => {
    fc.assert(
      fc.property(anySide, anyFacing, anyFacing, (side, before, after) => {
        const stored = directionOf(side, before);
        expect(houseSideOf(turnWithFront(stored, before, after), after)).toBe(side);
      }),
    );
  });

  it('turning the front, then turning it back, changes nothing', () => {
    fc.assert(
      fc.property(anyDirection, anyFacing, anyFacing, (direction, before, after) => {
        const there = turnWithFront(direction, before, after);
        expect(turnWithFront(there, after, before)).toBe(direction);
      }),
    );
  });
});
