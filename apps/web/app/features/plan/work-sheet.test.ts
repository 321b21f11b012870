import { expect, test } from 'vitest';

import { dayProblem } from './done-details.tsx';
import { outcomeText } from './outcome-sheet.tsx';
import { gainBetween } from './work-sheet.tsx';

const standing = (score: number, enoughSeen = true) => ({
  dss_score: score,
  range: { low: score - 5, high: score + 5 },
  enough_seen: enoughSeen,
});

test('work is done as its owner said, with a photo or without', () => {
  expect(outcomeText(true, false)).toBe('outcome.said');
  expect(outcomeText(true, true)).toBe('outcome.saidWithPhoto');
  expect(outcomeText(false, true)).toBe('outcome.photo');
});

test('points are claimed only where both scores are shown and the score rose', () => {
  expect(gainBetween(standing(47), standing(52))).toBe(5);
  expect(gainBetween(standing(47), standing(46))).toBe(0);
  expect(gainBetween(standing(47, false), standing(52))).toBe(0);
});

test('work was done today or before', () => {
  expect(dayProblem('2026-11-28', '2026-11-28')).toBeNull();
  expect(dayProblem('2026-11-29', '2026-11-28')).toBe('future');
  expect(dayProblem('', '2026-11-28')).toBe('noDay');
});
