import { expect, test } from 'vitest';

import { readUsd, stopFor } from './budget.ts';
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
