import { expect, test } from 'vitest';

import { isStored } from './use-labels.ts';

const stored = {
  direction: 'north',
  direction_said_as: 'house',
  area: 'Zone 0 (0-5ft from structure)',
} as const;

test('a label that a photo has already needs no saving', () => {
  expect(isStored(stored, { direction: 'north' })).toBe(true);
  expect(isStored(stored, { direction: 'north', area: 'zone_0' })).toBe(true);
});

test('another side or another area is saved', () => {
  expect(isStored(stored, { direction: 'south', area: 'zone_0' })).toBe(false);
  expect(isStored(stored, { direction: 'north', area: 'roof' })).toBe(false);
  expect(isStored(null, { area: 'roof' })).toBe(false);
});

test('a side that was named by the compass is saved in the words of the house', () => {
  expect(isStored({ ...stored, direction_said_as: 'compass' }, { direction: 'north' })).toBe(false);
});
