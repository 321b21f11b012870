import { expect, test } from 'vitest';

import { coveringFrame, wholeFrame } from './photo-frame.ts';

const place = { width: 300, height: 200 };

test('a photo that fills its place overlaps it on two sides', () => {
  expect(coveringFrame(place, 2)).toEqual({ width: 400, height: 200, left: -50, top: 0 });
  expect(coveringFrame(place, 1)).toEqual({ width: 300, height: 300, left: 0, top: -50 });
});

test('a whole photo leaves room on two sides', () => {
  expect(wholeFrame(place, 2)).toEqual({ width: 300, height: 150, left: 0, top: 25 });
  expect(wholeFrame(place, 1)).toEqual({ width: 200, height: 200, left: 50, top: 0 });
});
