import { expect, test } from 'vitest';

import { comesTooSoon } from './quick-taps.ts';

test('a tap right after an answer was meant for the question before', () => {
  expect(comesTooSoon({ detail: 1, timeStamp: 1000 }, null)).toBe(false);
  expect(comesTooSoon({ detail: 1, timeStamp: 1349 }, 1000)).toBe(true);
  expect(comesTooSoon({ detail: 1, timeStamp: 1350 }, 1000)).toBe(false);
});

test('the second half of a slow double-click is not an answer either', () => {
  expect(comesTooSoon({ detail: 2, timeStamp: 1450 }, 1000)).toBe(true);
});

test('keys may answer as quickly as they are pressed', () => {
  expect(comesTooSoon({ detail: 0, timeStamp: 1001 }, 1000)).toBe(false);
});
