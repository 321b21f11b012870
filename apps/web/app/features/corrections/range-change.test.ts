import { expect, test } from 'vitest';

import { changeOfRange } from './range-change.ts';

test('an answer that pulls both ends in narrows the range', () => {
  const change = changeOfRange({ low: 34, high: 76 }, { low: 36, high: 75 });
  expect(change).toEqual({ moved: null, by: 0, narrower: 3 });
});

test('an answer that pulls one end in narrows the range', () => {
  const change = changeOfRange({ low: 34, high: 76 }, { low: 36, high: 76 });
  expect(change).toEqual({ moved: null, by: 0, narrower: 2 });
});

test('a surprising answer moves the range', () => {
  const change = changeOfRange({ low: 34, high: 76 }, { low: 32, high: 74 });
  expect(change).toEqual({ moved: 'down', by: 2, narrower: 0 });
});

test('a range can move and narrow at once', () => {
  const change = changeOfRange({ low: 34, high: 76 }, { low: 40, high: 79 });
  expect(change).toEqual({ moved: 'up', by: 3, narrower: 3 });
});

test('a range that became wider is called wider', () => {
  const change = changeOfRange({ low: 49, high: 75 }, { low: 49, high: 76 });
  expect(change).toEqual({ moved: null, by: 0, narrower: -1 });
});

test('an answer worth less than a point changes no figure', () => {
  const change = changeOfRange({ low: 60, high: 70 }, { low: 60, high: 70 });
  expect(change).toEqual({ moved: null, by: 0, narrower: 0 });
});
