import { expect, it } from 'vitest';
import type { StoredAnswer } from '../api/owner-corrections.ts';
import { directionOf } from '../sides/index.ts';
import { figuresWithAnswers } from './index.ts';

const firewoodOnTheLeft: StoredAnswer = {
  question_id: 'firewood_at_wall',
  side: directionOf('left', 'south'),
  side_said_as: 'house',
  answer: 'yes',
  image_id: null,
  box: null,
  answered_at: '2026-11-22T12:00:00.000Z',
};

const nothing = { facing: 'south', missing: [], answers: [], seen: null, imageIds: [] } as const;

it('an answer about a side that doesn’t exist leaves the score as it is, as on the server', () => {
  const without = { ...nothing, missing: ['left'] } as const;
  const answers = [firewoodOnTheLeft];
  expect(figuresWithAnswers({ ...without, answers })).toEqual(figuresWithAnswers(without));
  expect(figuresWithAnswers({ ...nothing, answers })).not.toEqual(figuresWithAnswers(nothing));
});

it('an answer counts as much away from the server as it says there is', () => {
  const scoreWith = (amount: StoredAnswer['amount']) =>
    figuresWithAnswers({ ...nothing, answers: [{ ...firewoodOnTheLeft, amount }] }).hundredths;
  expect(scoreWith('a_little')).toBeGreaterThan(scoreWith(null));
  expect(scoreWith('a_lot')).toBeLessThan(scoreWith(null));
});
