import { expect, it } from 'vitest';
import { isRangeOfKnown } from './figures.ts';

it.each([
  [100, 93, 100, true],
  [99.6, 93, 100, true],
  [100, 98, 100, false],
  [99, 78, 92, false],
])(
  'with %s percent known, a range of %s to %s needs its own words: %s',
  (known, low, high, needed) => {
    expect(isRangeOfKnown({ confidence_percent: known, range: { low, high } })).toBe(needed);
  },
);
