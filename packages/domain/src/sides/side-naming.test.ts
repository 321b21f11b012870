import { describe, expect, it } from 'vitest';
import { sideNaming, type NamedSide } from './index.ts';

const back: NamedSide = { direction: 'north', direction_said_as: 'house', lat: null };
const north: NamedSide = { direction: 'north', direction_said_as: 'compass', lat: null };
const onMap: NamedSide = { direction: null, direction_said_as: 'compass', lat: 38.5 };

describe('the words for sides', () => {
  it('are both once it is known which way the front faces', () => {
    expect(sideNaming('west', [back])).toBe('both');
    expect(sideNaming('west', [])).toBe('both');
  });

  it('are those of the house while nothing else is known', () => {
    expect(sideNaming(null, [])).toBe('house');
    expect(sideNaming(null, [null, back])).toBe('house');
  });

  it('are those of the compass where only the map or a compass told sides', () => {
    expect(sideNaming(null, [onMap])).toBe('compass');
    expect(sideNaming(null, [north, null])).toBe('compass');
    expect(sideNaming(null, [], true)).toBe('compass');
  });

  it('are those of the house as soon as one photo is named by it', () => {
    expect(sideNaming(null, [onMap, north, back])).toBe('house');
  });
});
