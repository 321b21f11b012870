import { expect, test } from 'vitest';

import { photoGuidance } from './photo-guidance.ts';

test('no photo is red, one or two yellow, three to twenty green, more offer another button', () => {
  expect([0, 1, 2, 3, 20, 21].map(photoGuidance)).toEqual([
    'none',
    'few',
    'few',
    'enough',
    'enough',
    'many',
  ]);
});
