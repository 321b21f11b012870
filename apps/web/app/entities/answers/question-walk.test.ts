import type { QuestionId, StoredAnswer } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import { goBack, goOn, goTo, questionsAhead, skippedOf, startWalk } from './question-walk.ts';

const open = (...ids: QuestionId[]) => ids.map((question_id) => ({ question_id }));
const answer = (question_id: QuestionId, day: number): StoredAnswer => ({
  question_id,
  side: null,
  side_said_as: 'house',
  answer: 'yes',
  image_id: null,
  box: null,
  answered_at: `2026-07-0${day}T12:00:00.000Z`,
});

test('the question that narrows the range most comes first', () => {
  const walk = startWalk(open('roof_wood', 'roof_clean'), []);
  expect(walk.current).toBe('roof_wood');
  expect(questionsAhead(walk, open('roof_wood', 'roof_clean'))).toEqual(['roof_clean']);
});

test('the next question is the one worth most after the answer', () => {
  const walk = startWalk(open('roof_wood', 'roof_clean', 'gaps_sealed'), []);
  expect(goOn(walk, open('gaps_sealed', 'roof_clean')).current).toBe('gaps_sealed');
});

test('a skipped question isn’t asked again before all the others', () => {
  const asked = open('roof_wood', 'roof_clean');
  const walk = goOn(goOn(startWalk(asked, []), asked), asked);
  expect(walk.current).toBeNull();
  expect(skippedOf(walk, asked)).toEqual(['roof_wood', 'roof_clean']);
});

describe('going back', () => {
  const asked = open('roof_wood', 'roof_clean', 'gaps_sealed');
  const third = goOn(goOn(startWalk(asked, []), asked), asked);
  const back = goBack(third);

  test('leads to the question before', () => {
    expect(back.current).toBe('roof_clean');
  });

  test('is followed by the question that was open before', () => {
    expect(goOn(back, asked).current).toBe('gaps_sealed');
  });
});

test('after a reload the owner can go back to the last answer', () => {
  const walk = startWalk(open('gaps_sealed'), [answer('roof_clean', 2), answer('roof_wood', 1)]);
  expect(walk.current).toBe('gaps_sealed');
  expect(goBack(walk).current).toBe('roof_clean');
});

test('after a reload an answer without its sides is asked about again', () => {
  const asked = open('roof_wood', 'plants_at_wall');
  expect(startWalk(asked, [answer('plants_at_wall', 1)]).current).toBe('plants_at_wall');
});

test('an older answer without sides isn’t asked about at each visit', () => {
  const asked = open('roof_wood', 'plants_at_wall');
  const answers = [answer('plants_at_wall', 1), answer('gaps_sealed', 2)];
  expect(startWalk(asked, answers).current).toBe('roof_wood');
});

test('a question chosen out of order leaves the current one to be asked', () => {
  const asked = open('roof_wood', 'roof_clean');
  const walk = goTo('gaps_sealed', startWalk(asked, []));
  expect(walk.current).toBe('gaps_sealed');
  expect(goOn(walk, asked).current).toBe('roof_wood');
});

describe('after a reload', () => {
  const asked = open('roof_wood', 'roof_clean', 'gaps_sealed');
  const third = goOn(goOn(startWalk(asked, []), asked), asked);
  const resumed = startWalk(asked, [], third);

  test('the owner is at the same question as before', () => {
    expect(resumed.current).toBe('gaps_sealed');
  });

  test('going back leads to the question skipped before it', () => {
    expect(goBack(resumed).current).toBe('roof_clean');
  });

  test('a question that was answered meanwhile is passed', () => {
    const stillOpen = open('roof_wood', 'roof_clean');
    const walk = startWalk(stillOpen, [answer('gaps_sealed', 1)], third);
    expect(walk.current).toBeNull();
    expect(goBack(walk).current).toBe('gaps_sealed');
  });
});

test('going back leads to the answer changed last', () => {
  const answers = [
    { ...answer('roof_clean', 1), side: 'north' as const },
    answer('roof_wood', 2),
    { ...answer('roof_clean', 3), side: 'south' as const },
  ];
  expect(goBack(startWalk(open('gaps_sealed'), answers)).current).toBe('roof_clean');
});
