import type { StoredAnswer } from '@dss/domain';
import { expect, test } from 'vitest';

import {
  answerForHouse,
  answerForSides,
  applyChanges,
  changesToday,
  type AnswerChange,
} from './answer-changes.ts';

const answered = (side: StoredAnswer['side'], answer: StoredAnswer['answer']): StoredAnswer => ({
  question_id: 'plants_at_wall',
  side,
  side_said_as: 'house',
  answer,
  amount: null,
  image_id: null,
  box: null,
  answered_at: '2026-07-01T12:00:00.000Z',
});
const later = '2026-07-02T12:00:00.000Z';
const saved = (side: StoredAnswer['side'], answer: StoredAnswer['answer']): StoredAnswer => ({
  ...answered(side, answer),
  answered_at: later,
});

test('an answer for the whole house replaces those for its sides', () => {
  const changes = answerForHouse('plants_at_wall', 'each_side', 'no');
  const before = [answered('north', 'yes'), answered('west', 'no')];
  expect(applyChanges(before, changes, later)).toEqual([saved(null, 'no')]);
});

test('clearing an answer for the whole house clears those for its sides', () => {
  const changes = answerForHouse('plants_at_wall', 'each_side', null);
  expect(applyChanges([answered('north', 'yes')], changes, later)).toEqual([]);
});

test('a question about the house as a whole replaces nothing', () => {
  expect(answerForHouse('roof_wood', 'whole_house', 'no')).toEqual([
    { question_id: 'roof_wood', side: null, side_said_as: 'house', answer: 'no', amount: null },
  ]);
});

test('answers for the sides with a hazard replace the answer for the whole house', () => {
  const changes = answerForSides('plants_at_wall', 'yes', ['north'], 'house');
  expect(applyChanges([answered(null, 'yes')], changes, later)).toEqual([
    saved('north', 'yes'),
    saved('east', 'no'),
    saved('south', 'no'),
    saved('west', 'no'),
  ]);
});

test('an answer for one side replaces the one for the whole house', () => {
  const { answered_at: _answeredAt, ...change } = answered('north', 'yes');
  expect(applyChanges([answered(null, 'no')], [change], later)).toEqual([saved('north', 'yes')]);
});

test('an answer keeps its photo only while it stays the same', () => {
  const photo = { image_id: 'back', box: { x: 0, y: 0, width: 0.5, height: 0.5 } };
  const before = [
    { ...answered('north', 'yes'), ...photo },
    { ...answered('west', 'yes'), ...photo },
  ];
  const changes = answerForSides('plants_at_wall', 'yes', ['north'], 'house');
  expect(applyChanges(before, changes, later)).toEqual([
    { ...saved('north', 'yes'), ...photo },
    saved('east', 'no'),
    saved('south', 'no'),
    saved('west', 'no'),
  ]);
});

test('an answer keeps its amount only while it stays the same and says no other', () => {
  const before = [{ ...answered('north', 'yes'), amount: 'a_lot' as const }];
  const { amount: _amount, answered_at: _answeredAt, ...again } = answered('north', 'yes');
  const amountsAfter = (change: AnswerChange) =>
    applyChanges(before, [change], later).map(({ amount }) => amount);
  expect(amountsAfter(again)).toEqual(['a_lot']);
  expect(amountsAfter({ ...again, answer: 'no' })).toEqual([null]);
  expect(amountsAfter({ ...again, amount: 'a_little' })).toEqual(['a_little']);
  expect(amountsAfter({ ...again, amount: null })).toEqual([null]);
});

test('what is found on some sides is there to the same amount on each, and on no other', () => {
  const changes = answerForSides('plants_at_wall', 'yes', ['north', 'west'], 'house', 'a_lot');
  expect(
    applyChanges([], changes, later).map(({ side, answer, amount }) => [side, answer, amount]),
  ).toEqual([
    ['north', 'yes', 'a_lot'],
    ['east', 'no', null],
    ['south', 'no', null],
    ['west', 'yes', 'a_lot'],
  ]);
});

test('where a “no” reports the hazard, the other sides become a “yes”', () => {
  const changes = answerForSides('five_feet_kept', 'no', ['east'], 'house');
  expect(changes.map(({ side, answer }) => [side, answer])).toEqual([
    [null, null],
    ['north', 'yes'],
    ['east', 'no'],
    ['south', 'yes'],
    ['west', 'yes'],
  ]);
});

test('sides named before the front turned are those of the house', () => {
  const named = answerForSides('plants_at_wall', 'yes', ['south'], 'house');
  const found = changesToday(named, null, 'west').filter(({ answer }) => answer === 'yes');
  expect(found.map(({ side }) => side)).toEqual(['west']);
});

test('sides named by the compass stay where they are', () => {
  const named = answerForSides('plants_at_wall', 'yes', ['south'], 'compass');
  expect(changesToday(named, null, 'west')).toEqual(named);
});
