import { expect, test } from 'vitest';

import { cameraHeading } from './compass-heading.ts';

const upright = (alpha: number) => cameraHeading({ alpha, beta: 90, gamma: 0 });

test('a phone held upright looks where its back points', () => {
  expect([0, 90, 180, 270].map(upright)).toEqual([0, 270, 180, 90]);
});

test('a phone tilted a little still looks that way', () => {
  expect(cameraHeading({ alpha: 0, beta: 70, gamma: 0 })).toBe(0);
  expect(cameraHeading({ alpha: 270, beta: 110, gamma: 0 })).toBe(90);
});

test('a phone that looks at the ground, or knows nothing, points nowhere', () => {
  expect(cameraHeading({ alpha: 10, beta: 0, gamma: 0 })).toBeNull();
  expect(cameraHeading({ alpha: null, beta: 90, gamma: 0 })).toBeNull();
});
