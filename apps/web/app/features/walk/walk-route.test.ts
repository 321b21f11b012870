import {
  directionOf,
  questionById,
  type HouseSide,
  type QuestionId,
  type StoredAnswer,
  type WalkStop,
} from '@dss/domain';
import { expect, test } from 'vitest';

import { positionOf, stopAfter, stopBefore, stopById, walkRoute } from './walk-route.ts';

const nothingKnown = {
  facing: null,
  missing: [],
  answers: [],
  explanation: { rows: [], unsure: [], context: [] },
  imageIds: [],
};

function answer(question: QuestionId, side: HouseSide | null): StoredAnswer {
  return {
    question_id: question,
    side: side === null ? null : directionOf(side, null),
    side_said_as: 'house',
    answer: 'no',
    answered_at: '2026-07-01T12:00:00.000Z',
    image_id: null,
    box: null,
  };
}

const route = (answers: readonly StoredAnswer[] = [], missing: readonly HouseSide[] = []) =>
  walkRoute('front', { ...nothingKnown, answers, missing });

/** Answers to everything that is asked at a stop. */
const all = ({ questions, side }: WalkStop) =>
  questions.map((id) => answer(id, questionById(id).asked === 'each_side' ? side : null));

test('after a stop comes the next one with an open question', () => {
  expect(stopAfter(route(), 'back:wall')?.id).toBe('back:yard');
  const done = route(
    route()
      .stops.filter(({ id }) => id === 'back:yard')
      .flatMap(all),
  );
  expect(stopAfter(done, 'back:wall')?.id).toBe('left:wall');
});

test('after the last stop comes an unfinished one before it, and nothing once all are finished', () => {
  expect(stopAfter(route(), 'street')?.id).toBe('front:wall');
  expect(stopAfter(route(route().stops.flatMap(all)), 'street')).toBeNull();
});

test('before a stop comes the one before it in walking order, finished or not', () => {
  expect(stopBefore(route(), 'right:wall')?.id).toBe('front:yard');
  expect(stopBefore(route(), 'front:wall')).toBeNull();
});

test('a stop counts what is answered there, and is gone with its side', () => {
  const begun = route([answer('plants_at_wall', 'back')]);
  const wall = stopById(begun, 'back:wall');
  expect(wall && begun.answeredAt(wall)).toBe(1);
  expect(wall && begun.isDone(wall)).toBe(false);
  expect(stopById(route([], ['back']), 'back:wall')).toBeNull();
});

test('along what photos left open, a walk passes over the other stops, which its list still has', () => {
  const only = ['front:yard', 'left:wall', 'street'];
  const open = walkRoute('front', nothingKnown, only);
  const [wall, yard] = open.stops;
  expect(open.stops.map(({ id }) => id)).toEqual(route().stops.map(({ id }) => id));
  expect(stopAfter(open, 'front:yard')?.id).toBe('left:wall');
  expect(stopBefore(open, 'street')?.id).toBe('left:wall');
  expect(stopBefore(open, 'front:yard')).toBeNull();
  expect(yard && positionOf(open, yard)).toEqual({ number: 1, count: 3 });
  // One that the owner chose from the list is none of those that the walk counts.
  expect(wall && positionOf(open, wall)).toBeNull();
  expect(stopAfter(open, 'front:wall')?.id).toBe('front:yard');
});
