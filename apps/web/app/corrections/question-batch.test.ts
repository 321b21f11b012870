import type { StoredAnswer } from '@dss/domain';
import { expect, test } from 'vitest';

import { isAnswered, nextBatch } from './question-batch.ts';

const next = (
  [
    'roof_wood',
    'roof_clean',
    'vents_fine_mesh',
    'eaves_closed',
    'slope_below',
    'gaps_sealed',
  ] as const
).map((question_id) => ({ question_id }));

test('one question is put at a time, the most valuable first', () => {
  expect(nextBatch(next)).toEqual(['roof_wood']);
  expect(nextBatch([])).toEqual([]);
});

test('the next question leaves out what is on the page already', () => {
  expect(nextBatch(next, ['roof_wood', 'roof_clean'])).toEqual(['vents_fine_mesh']);
});

test('a question is answered for the whole house, or once every side is', () => {
  const answer = (side: StoredAnswer['side']): StoredAnswer => ({
    question_id: 'plants_at_wall',
    side,
    side_said_as: 'house',
    answer: 'not_sure',
    answered_at: '2026-07-01T12:00:00.000Z',
  });
  expect(isAnswered('plants_at_wall', [])).toBe(false);
  expect(isAnswered('plants_at_wall', [answer('north'), answer('east'), answer('south')])).toBe(
    false,
  );
  expect(
    isAnswered('plants_at_wall', [
      answer('north'),
      answer('east'),
      answer('south'),
      answer('west'),
    ]),
  ).toBe(true);
  expect(isAnswered('plants_at_wall', [answer(null)])).toBe(true);
  expect(isAnswered('roof_wood', [answer(null)])).toBe(false);
});
