import { directionOf, type StoredAnswer } from '@dss/domain';
import { expect, it } from 'vitest';

import { figuresOfAnswers } from './answer-figures.ts';

const firewoodOnTheLeft: StoredAnswer = {
  question_id: 'firewood_at_wall',
  side: directionOf('left', 'south'),
  side_said_as: 'house',
  answer: 'yes',
  image_id: null,
  box: null,
  answered_at: '2026-11-22T12:00:00.000Z',
};

it('an answer about a side that doesn’t exist leaves the score as it is, as on the server', () => {
  const home = { facing: 'south', missing: ['left'] } as const;
  expect(figuresOfAnswers([firewoodOnTheLeft], home)).toEqual(figuresOfAnswers([], home));
  const wholeHome = { ...home, missing: [] };
  expect(figuresOfAnswers([firewoodOnTheLeft], wholeHome)).not.toEqual(
    figuresOfAnswers([], wholeHome),
  );
});
