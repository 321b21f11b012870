import type { ExplanationRow } from '@dss/domain';
import { expect, test } from 'vitest';

import { shownGains } from './shown-gain.ts';

const explanation = (rounding: number, potential: number, unseen: number) => ({
  score: 53,
  rows: [{ kind: 'rounding', points: rounding }] satisfies ExplanationRow[],
  potential: { score: potential },
  confirming_unseen_gain: unseen,
});

test('a gain is the difference of the scores that are shown', () => {
  // 53.99 and 55.01 before rounding.
  expect(shownGains(explanation(0.99, 55, 0)).fixing).toBe(2);
});

test('what showing more gives leads to the score that would be shown', () => {
  expect(shownGains(explanation(0.35, 53, 44.65)).showing).toBe(45);
  expect(shownGains(explanation(0.34, 53, 44.65)).showing).toBe(44);
});

test('less than what a shown score needs to rise is no whole point', () => {
  expect(shownGains(explanation(0.1, 53, 0.89))).toEqual({ fixing: 0, showing: 0 });
});
