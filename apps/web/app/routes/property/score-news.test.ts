import { describe, expect, test } from 'vitest';

import { scoreNews } from './use-score-news.ts';
import { scoreAtStep, scoreSteps } from './use-animated-score.ts';

const first = { analysis_id: 'first', dss_score: 72, reason: 'requested' } as const;
const better = { analysis_id: 'better', dss_score: 80, reason: 'inputs_changed' } as const;
const none = { toast: false, confetti: false };

test('a score that was there when the page was opened is no news', () => {
  expect(scoreNews(first, { previous: undefined, showResults: false })).toEqual(none);
  expect(scoreNews(null, { previous: undefined, showResults: false })).toEqual(none);
  expect(scoreNews(first, { previous: first, showResults: false })).toEqual(none);
});

test('a new score is announced', () => {
  expect(scoreNews(first, { previous: null, showResults: false })).toEqual({
    toast: true,
    confetti: false,
  });
});

test('a new score of 80 or more is celebrated', () => {
  expect(scoreNews(better, { previous: first, showResults: false })).toEqual({
    toast: true,
    confetti: true,
  });
});

test('a new score of 79 is not celebrated', () => {
  const good = { ...better, dss_score: 79 };
  expect(scoreNews(good, { previous: first, showResults: false }).confetti).toBe(false);
});

test('a score that the progress screen has announced is only celebrated', () => {
  expect(scoreNews(better, { previous: undefined, showResults: true })).toEqual({
    toast: false,
    confetti: true,
  });
  expect(scoreNews(first, { previous: undefined, showResults: true })).toEqual(none);
});

test('a score changed by an answer or a dispute is not announced as an analysis', () => {
  for (const reason of ['answer', 'dispute', 'action_done', 'weights'] as const) {
    expect(scoreNews({ ...better, reason }, { previous: first, showResults: false })).toEqual(none);
  }
});

describe('a change of the score', () => {
  test('is counted in 30 steps', () => {
    const shown = Array.from({ length: scoreSteps + 1 }, (_unused, step) =>
      scoreAtStep(40, 70, step),
    );
    expect(shown).toHaveLength(31);
    expect(shown.slice(0, 4)).toEqual([40, 41, 42, 43]);
    expect(scoreAtStep(70, 41, 15)).toBe(56);
  });

  test('ends at the new score', () => {
    expect(scoreAtStep(40, 70, scoreSteps)).toBe(70);
    expect(scoreAtStep(70, 41, scoreSteps + 5)).toBe(41);
  });
});
