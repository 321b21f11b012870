import { expect, test } from 'vitest';

import { daysUntil } from './insurer-deadline.ts';

const at = (local: string) => new Date(local).getTime();

test.each([
  ['2027-01-15', '2027-01-03T00:00', 12],
  ['2027-01-15', '2027-01-03T23:59', 12],
  ['2027-01-15', '2027-01-15T18:30', 0],
  ['2027-01-15', '2027-01-16T00:01', -1],
  // Over the change to daylight saving time.
  ['2027-03-20', '2027-03-10T12:00', 10],
])('until %s at %s: %i days', (day, now, days) => {
  expect(daysUntil(day, at(now))).toBe(days);
});
