import { expect, test } from 'vitest';

import { moveHighlight, type Highlight } from './use-combobox.ts';

test.each<[string, Highlight, number, Highlight]>([
  ['ArrowDown', null, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', null, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['a', 1, 3, 1],
  ['ArrowDown', null, 0, null],
])('%s from %s among %i leads to %s', (key, highlight, options, next) => {
  expect(moveHighlight(key, highlight, options)).toBe(next);
});
