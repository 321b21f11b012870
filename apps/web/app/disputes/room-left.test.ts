import { textLimits } from '@dss/domain';
import { expect, test } from 'vitest';

import { roomLeft } from './room-left.ts';

const reasonOf = (length: number) => 'a'.repeat(length);

test('the room left for a reason is told near its limit only', () => {
  expect(roomLeft('Mowed on Saturday.')).toBeNull();
  expect(roomLeft(reasonOf(textLimits.placementText - 101))).toBeNull();
  expect(roomLeft(reasonOf(textLimits.placementText - 100))).toBe(100);
  expect(roomLeft(reasonOf(textLimits.placementText))).toBe(0);
});
