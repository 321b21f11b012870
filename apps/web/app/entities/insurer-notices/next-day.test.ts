import { expect, test } from 'vitest';

import { daysUntil, nextDayOf } from './next-day.ts';

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

test('a home shows the first day that is still to come, of all that it heard from insurers', () => {
  const day = (by: string) => ({ next: { kind: 'answer', by } as const });
  const some = [day('2027-02-01'), { next: null }, day('2027-01-10'), day('2027-01-20')];
  expect(nextDayOf(some, at('2027-01-15T12:00'))?.by).toBe('2027-01-20');
  expect(nextDayOf(some, at('2027-01-20T12:00'))?.by).toBe('2027-01-20');
  expect(nextDayOf(some, at('2027-03-01T12:00'))?.by).toBe('2027-02-01');
  expect(nextDayOf([{ next: null }], at('2027-01-15T12:00'))).toBeNull();
});
