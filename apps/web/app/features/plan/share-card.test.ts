import { expect, test } from 'vitest';

import { linesOf, partAround, photoHeightOver } from './share-card.ts';

test('the card shows the part of a photo around what was removed, as far as the photo reaches', () => {
  const middle = partAround(1600, 1200, null, 0.77);
  expect(middle.height).toBe(1200);
  expect(middle.left).toBe(Math.floor((1600 - middle.width) / 2));
  const atRight = partAround(1600, 1200, { x: 0.9, y: 0.5, width: 0.1, height: 0.1 }, 0.77);
  expect(atRight).toEqual({ ...middle, left: 1600 - middle.width, top: 0 });
  const atLeft = partAround(1600, 1200, { x: 0, y: 0, width: 0.1, height: 0.1 }, 0.77);
  expect(atLeft).toEqual({ ...middle, left: 0, top: 0 });
});

test('a long name of a hazard is broken into lines, and says where it goes on', () => {
  const fits = (line: string) => line.length <= 12;
  expect(linesOf('Clean the gutters', fits, 2)).toEqual(['Clean the', 'gutters']);
  expect(linesOf('Move the firewood away from the wall', fits, 2)).toEqual([
    'Move the',
    'firewood…',
  ]);
});

test('the photos take the room that the text leaves', () => {
  expect(photoHeightOver(3)).toBe(640);
  expect(photoHeightOver(1)).toBe(768);
});
