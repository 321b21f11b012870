import type { StoredAnswer } from '@dss/domain';
import { expect, test } from 'vitest';

import { applyChanges, changesFor } from './answer-changes.ts';

const answered = (side: StoredAnswer['side'], answer: StoredAnswer['answer']): StoredAnswer => ({
  question_id: 'plants_at_wall',
  side,
  side_said_as: 'house',
  answer,
  answered_at: '2026-07-01T12:00:00.000Z',
});
const later = '2026-07-02T12:00:00.000Z';
const plants = { questionId: 'plants_at_wall', asked: 'each_side' } as const;

test('an answer for one side replaces one for the whole house', () => {
  const changes = changesFor({ ...plants, side: 'north', answer: 'yes' }, 'house');
  expect(applyChanges([answered(null, 'no')], changes, later)).toEqual([
    { ...answered('north', 'yes'), answered_at: later },
  ]);
});

test('an answer for the whole house replaces those for its sides', () => {
  const changes = changesFor({ ...plants, side: null, answer: 'no' }, 'house');
  const before = [answered('north', 'yes'), answered('west', 'no')];
  expect(applyChanges(before, changes, later)).toEqual([
    { ...answered(null, 'no'), answered_at: later },
  ]);
});

test('taking an answer back leaves the others as they are', () => {
  const changes = changesFor({ ...plants, side: 'north', answer: null }, 'house');
  const before = [answered('north', 'yes'), answered('west', 'no')];
  expect(applyChanges(before, changes, later)).toEqual([answered('west', 'no')]);
});

test('a question about the house as a whole has nothing to replace', () => {
  const choice = { questionId: 'roof_wood', asked: 'whole_house', side: null } as const;
  expect(changesFor({ ...choice, answer: 'no' }, 'house')).toEqual([
    { question_id: 'roof_wood', side: null, side_said_as: 'house', answer: 'no' },
  ]);
});
