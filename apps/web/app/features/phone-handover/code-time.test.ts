import { expect, test } from 'vitest';

import { minutesAndSeconds } from './code-time.ts';

test.each([
  [900, '15:00'],
  [872, '14:32'],
  [59.2, '1:00'],
  [5, '0:05'],
  [-3, '0:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(minutesAndSeconds(seconds)).toBe(shown);
});
