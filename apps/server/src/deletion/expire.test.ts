import { expect, it } from 'vitest';
import { monthsBefore } from './expire.ts';

it.each([
  ['2026-11-27T09:00:00.000Z', 12, '2025-11-27T09:00:00.000Z'],
  ['2026-05-31T09:00:00.000Z', 3, '2026-02-28T09:00:00.000Z'],
  ['2028-02-29T09:00:00.000Z', 12, '2027-02-28T09:00:00.000Z'],
  ['2026-01-30T23:59:59.999Z', 2, '2025-11-30T23:59:59.999Z'],
])('%s, %i months before, is %s: homes never expire early', (date, months, before) => {
  expect(monthsBefore(new Date(date), months).toISOString()).toBe(before);
});
