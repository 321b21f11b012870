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
  expect(dayProblem('2026-11-28', '2026-11-28', null)).toBeNull();
  expect(dayProblem('2026-11-29', '2026-11-28', null)).toBe('future');
  expect(dayProblem('', '2026-11-28', null)).toBe('noDay');
});

test('work wasn’t done before what it removes was reported, give or take the calendars of the world', () => {
  const reported = { at: '2026-11-28T03:00:00.000Z', by: 'answer' } as const;
  expect(dayProblem('2026-11-27', '2026-11-28', reported)).toBeNull();
  expect(dayProblem('2026-11-26', '2026-11-28', reported)).toBe('early');
  expect(dayProblem('2007-05-24', '2026-11-28', reported)).toBe('early');
});
