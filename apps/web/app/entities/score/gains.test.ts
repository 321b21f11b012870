import { shownGain, type ScoreRow } from '@dss/domain';
import { expect, test } from 'vitest';

import { shownGains } from './gains.ts';

const explanation = (rounding: number, potential: number, unseen: number) => ({
  score: 53,
  rows: [{ kind: 'rounding', points: rounding }] satisfies ScoreRow[],
  potential: { score: potential },
  confirming_unseen_gain: unseen,
});

test('a gain is the difference of the shown scores', () => {
  // 53.99 and 55.01 before rounding.
  expect(shownGains(explanation(0.99, 55, 0)).fixing).toBe(2);
});

test('the gain of the only work is that of fixing everything', () => {
  // 20.05 and 95.65 before rounding: 75 points between the shown scores, though 75.6 rounds to 76.
  const home = { ...explanation(0.05, 95, 0), score: 20 };
  expect(shownGains(home).fixing).toBe(75);
  expect(shownGain(home, 75.6)).toBe(75);
});

test('the gain of showing more leads to the score that would be shown', () => {
  expect(shownGains(explanation(0.35, 53, 44.65)).showing).toBe(45);
  expect(shownGains(explanation(0.34, 53, 44.65)).showing).toBe(44);
});

test('a gain too small to change the shown score is zero', () => {
  expect(shownGains(explanation(0.1, 53, 0.89))).toEqual({ fixing: 0, showing: 0 });
});
