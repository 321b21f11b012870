import { questionById, walkStops, type StoredAnswer } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import { applyChanges } from '../../entities/answers/answer-changes.ts';
import { answerAtStop, changesAtStop, photoToName } from './stop-answers.ts';

const stops = walkStops({ start: 'front', missing: [] });
function stopNamed(id: string) {
  const found = stops.find((stop) => stop.id === id);
  if (found === undefined) throw new Error(`there is a stop ${id}`);
  return found;
}
const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
const now = '2026-07-01T12:00:00.000Z';

test('a question about sides is answered for the side of its stop, with what is marked on its photo', () => {
  const back = stopNamed('back:wall');
  const said = { answer: 'yes', amount: 'a_lot' } as const;
  const changes = changesAtStop(back, 'firewood_at_wall', said, { imageId: 'photo', box }, 'west');
  expect(changes).toEqual([
    {
      question_id: 'firewood_at_wall',
      side: 'east',
      side_said_as: 'house',
      ...said,
      image_id: 'photo',
      box,
    },
  ]);
  const after = applyChanges([], changes, now);
  expect(answerAtStop(back, 'firewood_at_wall', after, 'west')?.answer).toBe('yes');
  expect(answerAtStop(stopNamed('left:wall'), 'firewood_at_wall', after, 'west')).toBeUndefined();
});

test('an answer for the whole house is shown at every side until that side has its own', () => {
  const whole: StoredAnswer = {
    question_id: 'firewood_at_wall',
    side: null,
    side_said_as: 'house',
    answer: 'no',
    answered_at: now,
    image_id: null,
    box: null,
  };
  const back = stopNamed('back:wall');
  expect(answerAtStop(back, 'firewood_at_wall', [whole], 'west')?.answer).toBe('no');
  const own = { ...whole, side: 'east', answer: 'yes' } as const;
  expect(answerAtStop(back, 'firewood_at_wall', [whole, own], 'west')?.answer).toBe('yes');
});

test('a question about the house is answered for the house, wherever it is asked', () => {
  const changes = changesAtStop(
    stopNamed('walls'),
    'vents_fine_mesh',
    { answer: 'no' },
    { imageId: 'photo', box: null },
    null,
  );
  expect(changes).toMatchObject([{ side: null, answer: 'no', image_id: 'photo' }]);
});

test('what was found on a side is shown where all of the house is asked about', () => {
  const place = stops
    .filter(({ side }) => side === null)
    .flatMap((stop) => stop.questions.map((questionId) => ({ stop, questionId })))
    .find(({ questionId }) => questionById(questionId).asked === 'each_side');
  if (place === undefined) throw new Error('a question about sides is asked of the whole house');
  const { stop, questionId } = place;
  const own: StoredAnswer = {
    question_id: questionId,
    side: 'north',
    side_said_as: 'house',
    answer: 'no',
    answered_at: now,
    image_id: null,
    box: null,
  };
  expect(answerAtStop(stop, questionId, [own], 'west')).toBeUndefined();
  const south: StoredAnswer = { ...own, side: 'south', answer: 'yes' };
  expect(answerAtStop(stop, questionId, [own, south], 'west')).toEqual(south);
  const whole: StoredAnswer = { ...own, side: null };
  expect(answerAtStop(stop, questionId, [south, whole], 'west')).toEqual(whole);
});

describe('the photo that an answer names', () => {
  const yes = { side: 'east', value: 'yes', finds: true } as const;
  const no = { side: 'east', value: 'no', finds: false } as const;
  const photoIds = ['older', 'newest'];
  const newest = { imageId: 'newest', box: null };
  const unanswered = { given: undefined, photoIds };
  const given: StoredAnswer = {
    question_id: 'firewood_at_wall',
    side: 'east',
    side_said_as: 'house',
    answer: 'yes',
    answered_at: now,
    image_id: 'older',
    box,
  };
  const proposal = { imageId: 'older', box };

  test('is the newest of its stop if the answer finds something', () => {
    expect(photoToName(yes, unanswered, null)).toEqual(newest);
  });

  test('is none if the answer finds nothing', () => {
    expect(photoToName(no, unanswered, null)).toBeNull();
  });

  test('stays the same if the same answer is given again', () => {
    expect(photoToName(yes, { given, photoIds }, null)).toBeNull();
  });

  test('is the newest if the same answer is given again without its photo', () => {
    expect(photoToName(yes, { given, photoIds: ['newest'] }, null)).toEqual(newest);
  });

  test('is the newest if the answer before was another', () => {
    const other: StoredAnswer = { ...given, answer: 'no', image_id: 'newest', box: null };
    expect(photoToName(yes, { given: other, photoIds }, null)).toEqual(newest);
  });

  test('is that of a confirmed proposal, with its box', () => {
    expect(photoToName(yes, unanswered, proposal)).toEqual(proposal);
  });

  test('is that of a denied proposal, without its box', () => {
    expect(photoToName(no, unanswered, proposal)).toEqual({ imageId: 'older', box: null });
  });
});
