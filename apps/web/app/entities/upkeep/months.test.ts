import { expect, test } from 'vitest';

import { monthsFrom } from './months.ts';

test('a year begins with this month, its months without work grouped together', () => {
  const mow = { id: 'mow', months: [4, 5] };
  const sweep = { id: 'sweep', months: [5, 11] };
  expect(monthsFrom(11, [mow, sweep])).toEqual([
    { months: [11], tasks: [sweep] },
    { months: [12, 1, 2, 3], tasks: [] },
    { months: [4], tasks: [mow] },
    { months: [5], tasks: [mow, sweep] },
    { months: [6, 7, 8, 9, 10], tasks: [] },
  ]);
});
