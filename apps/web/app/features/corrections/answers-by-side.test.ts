import type { AnswerValue, Direction } from '@dss/domain';
import { expect, test } from 'vitest';

import { answersBySide } from './answers-by-side.ts';

const said = (side: Direction | null, answer: AnswerValue) => ({
  side,
  answer,
  side_said_as: 'house' as const,
  amount: null,
  answered_at: '2026-11-27T10:00:00.000Z',
});

test.each([
  ['of the whole house', [said(null, 'no')], [['no', []]]],
  [
    'all around',
    [said('north', 'no'), said('east', 'no'), said('south', 'no'), said('west', 'no')],
    [['no', []]],
  ],
  [
    'with a side that nobody is sure of',
    [said('north', 'no'), said('east', 'no'), said('south', 'not_sure'), said('west', 'no')],
    [
      ['no', ['north', 'east', 'west']],
      ['not_sure', ['south']],
    ],
  ],
  ['of one side so far', [said('north', 'no')], [['no', ['north']]]],
  [
    'of what was found',
    [said('north', 'no'), said('east', 'yes'), said('south', 'not_sure')],
    [['yes', ['east']]],
  ],
] as const)('an answer names the sides that it holds for: %s', (_what, given, expected) => {
  const names = answersBySide(given, 'yes').map(({ newest, sides }) => [
    newest.answer,
    sides.map(({ side }) => side),
  ]);
  expect(names).toEqual(expected);
});
