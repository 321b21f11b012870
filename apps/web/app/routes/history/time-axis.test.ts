import { expect, test } from 'vitest';

import { timeTicks } from './time-axis.ts';

const shown = (from: string, to: string, most = 4) =>
  timeTicks(new Date(from), new Date(to), most).map(({ at, unit }) => [
    unit,
    at.getFullYear(),
    at.getMonth() + 1,
    at.getDate(),
    at.getHours(),
  ]);

test('an afternoon has whole hours', () => {
  expect(shown('2026-06-10T13:10:00', '2026-06-10T16:40:00')).toEqual([
    ['hour', 2026, 6, 10, 14],
    ['hour', 2026, 6, 10, 15],
    ['hour', 2026, 6, 10, 16],
  ]);
});

test('a week has midnights', () => {
  expect(shown('2026-06-10T13:10:00', '2026-06-16T16:40:00')).toEqual([
    ['day', 2026, 6, 12, 0],
    ['day', 2026, 6, 14, 0],
    ['day', 2026, 6, 16, 0],
  ]);
});

test('some months have the first of each', () => {
  expect(shown('2026-06-10T13:10:00', '2026-09-16T16:40:00')).toEqual([
    ['month', 2026, 7, 1, 0],
    ['month', 2026, 8, 1, 0],
    ['month', 2026, 9, 1, 0],
  ]);
});

test('years have New Year', () => {
  expect(shown('2022-06-10T13:10:00', '2026-09-16T16:40:00')).toEqual([
    ['year', 2023, 1, 1, 0],
    ['year', 2024, 1, 1, 0],
    ['year', 2025, 1, 1, 0],
    ['year', 2026, 1, 1, 0],
  ]);
});

test.each([1, 6, 30, 24 * 3, 24 * 20, 24 * 70, 24 * 300, 24 * 900, 24 * 6000])(
  'no more ticks than have room lie within %s hours, in order',
  (hours) => {
    const from = new Date('2026-03-07T15:20:00');
    const to = new Date(from.getTime() + hours * 60 * 60 * 1000);
    for (const most of [2, 4, 8]) {
      const ticks = timeTicks(from, to, most).map(({ at }) => at.getTime());
      expect(ticks.length).toBeLessThanOrEqual(most);
      expect(ticks).toEqual([...ticks].sort((one, other) => one - other));
      for (const tick of ticks) {
        expect(tick).toBeGreaterThanOrEqual(from.getTime());
        expect(tick).toBeLessThanOrEqual(to.getTime());
      }
    }
  },
);
