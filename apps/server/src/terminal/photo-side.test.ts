import { describe, expect, it } from 'vitest';
import { parsePhoto, placementOf } from './photo-side.ts';

describe('a photo named in the command', () => {
  it.each([
    ['front.jpg', { file: 'front.jpg', side: null }],
    ['front.jpg@front', { file: 'front.jpg', side: 'front' }],
    ['photos/deck.jpg@North', { file: 'photos/deck.jpg', side: 'north' }],
    ['IMG@2x.jpg', { file: 'IMG@2x.jpg', side: null }],
    ['IMG@2x.jpg@left', { file: 'IMG@2x.jpg', side: 'left' }],
    ['me@home/front', { file: 'me@home/front', side: null }],
  ])('%s names its file with an optional side', (text, said) => {
    expect(parsePhoto(text)).toEqual(said);
  });

  it('is refused with an unknown side', () => {
    expect(() => parsePhoto('front.jpg@top')).toThrow('@top is not a side of the house');
  });
});

describe('the side of a photo', () => {
  it('is stored as a direction relative to the front', () => {
    expect(placementOf('left', 'west')).toEqual({
      direction: 'north',
      direction_said_as: 'house',
    });
  });

  it('is stored as the direction that was named', () => {
    expect(placementOf('east', 'west')).toEqual({
      direction: 'east',
      direction_said_as: 'compass',
    });
  });

  it('differs for each of the four sides while the front is unknown', () => {
    const sides = ['front', 'back', 'left', 'right'] as const;
    expect(new Set(sides.map((side) => placementOf(side, null).direction)).size).toBe(4);
  });
});
