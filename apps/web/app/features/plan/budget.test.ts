import { workInHome, type Direction } from '@dss/domain';
import { expect, test } from 'vitest';

import { fitsAll } from './action-filters.ts';
import { costsAtMost, fitsWeekend, readUsd, stopFor } from './budget.ts';
import { withChanges } from '../../entities/plan/planned-actions.ts';

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

const mulchOn = (sides: readonly Direction[]) => ({
  stepId: 'replace_mulch' as const,
  performer: 'diy_or_pro' as const,
  ...workInHome(
    'replace_mulch',
    sides.map((side) => ({ side, extent: null })),
  ),
});

test('an action is within a budget if its cheapest way is, on all the sides where it is needed', () => {
  expect(costsAtMost(mulchOn(['north']), 125)).toBe(true);
  expect(costsAtMost(mulchOn(['north']), 124)).toBe(false);
  expect(costsAtMost(mulchOn(['north', 'south']), 249)).toBe(false);
});

test('a roof is not replaced in a weekend', () => {
  expect(fitsWeekend(workInHome('replace_roof', []))).toBe(false);
  expect(fitsWeekend(workInHome('screen_vents', []))).toBe(true);
});

test('an action is shown if it passes every filter', () => {
  const gutters = {
    stepId: 'clean_roof_and_gutters',
    free: true,
    performer: 'diy_or_pro',
    ...workInHome('clean_roof_and_gutters', []),
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
