import { expect, test } from 'vitest';

import { coveringPart } from './covering-part.ts';

test('what is taken is the middle of what the camera sees, in the shape of the photo to repeat', () => {
  expect(coveringPart(1920, 1080, 4 / 3)).toEqual({ left: 240, top: 0, width: 1440, height: 1080 });
  expect(coveringPart(1080, 1920, 4 / 3)).toEqual({ left: 0, top: 555, width: 1080, height: 810 });
  expect(coveringPart(800, 600, 4 / 3)).toEqual({ left: 0, top: 0, width: 800, height: 600 });
});
