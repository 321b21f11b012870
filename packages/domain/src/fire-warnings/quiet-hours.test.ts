import { expect, test } from 'vitest';
import { isQuietHour, minutesUntilQuiet } from './quiet-hours.ts';

test('minutes are counted until nine in the evening, and there are none left until seven', () => {
  expect(minutesUntilQuiet(7, 0)).toBe(14 * 60);
  expect(minutesUntilQuiet(20, 59)).toBe(1);
  for (const hour of [21, 0, 6]) {
    expect(isQuietHour(hour)).toBe(true);
    expect(minutesUntilQuiet(hour, 30)).toBe(0);
  }
});
