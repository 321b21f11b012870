import { expect, test } from 'vitest';

import { fitsAll } from './action-filters.ts';
import { costsAtMost, fitsWeekend, readUsd, stopFor } from './budget.ts';
import { withChanges } from './planned-actions.ts';

test.each([
  ['500', 500],
  ['$1,500', 1500],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['12.50', null],
  ['1000001', null],
])('a typed amount of "%s" is read as %s', (text, usd) => {
  expect(readUsd(text)).toBe(usd);
});

test('the slider is at the highest amount within what was typed', () => {
  expect(stopFor(0)).toBe(0);
  expect(stopFor(499)).toBe(stopFor(400));
  expect(stopFor(1_000_000)).toBe(stopFor(50_000));
});

test('an action is within a budget if its cheapest way is', () => {
  expect(costsAtMost({ stepId: 'replace_mulch' }, 500)).toBe(true);
  expect(costsAtMost({ stepId: 'replace_mulch' }, 499)).toBe(false);
});

test('a roof is not replaced in a weekend', () => {
  expect(fitsWeekend({ stepId: 'replace_roof' })).toBe(false);
  expect(fitsWeekend({ stepId: 'screen_vents' })).toBe(true);
});

test('an action is shown if it passes every filter', () => {
  const gutters = {
    stepId: 'clean_roof_and_gutters',
    free: true,
    performer: 'diy_or_pro',
  } as const;
  expect(fitsAll(gutters, new Set(['free', 'weekend']), { usd: 0 })).toBe(true);
  expect(fitsAll(gutters, new Set(['free', 'pro']), { usd: 0 })).toBe(false);
});

test('the last change of an action counts while both are on their way', () => {
  const changes = [
    { step_id: 'screen_vents', planned: true },
    { step_id: 'move_firewood', planned: false },
    { step_id: 'screen_vents', planned: false },
  ] as const;
  expect([...withChanges(['move_firewood', 'replace_mulch'], [...changes])]).toEqual([
    'replace_mulch',
  ]);
});
