import {
  directionOf,
  questionById,
  type HouseSide,
  type QuestionId,
  type StoredAnswer,
  type WalkPlace,
} from '@dss/domain';
import { describe, expect, test } from 'vitest';

import {
  entryOf,
  placeAfter,
  placeAfterSkip,
  placeBefore,
  returnTo,
  walkRoute,
  type Position,
} from './walk-route.ts';

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
  walkRoute('front', answers, { facing: null, missing });

const at = (stopId: string, questionId: QuestionId): Position => ({ stopId, questionId });

test('an answer leads to the next question of the stop', () => {
  expect(placeAfter(route(), at('back:wall', 'plants_at_wall'))).toEqual(
    at('back:wall', 'mulch_at_wall'),
  );
});

test('the last answer of a stop leads to the next stop that has an open question', () => {
  const yard = [
    'dead_plants_in_yard',
    'dry_grass_in_yard',
    'brush_beyond_yard',
    'dry_grass_beyond_yard',
  ] as const;
  const done = route(yard.map((question) => answer(question, 'back')));
  expect(placeAfter(done, at('back:wall', 'under_deck_clear'))?.stopId).toBe('left:step_back');
});

test('after the last stop the walk goes on at an open question before it', () => {
  const [last] = [...route().stops].reverse();
  const end = at(last?.id ?? '', last?.questions.at(-1) ?? 'roof_wood');
  expect(placeAfter(route(), end)?.stopId).toBe('front:step_back');
});

test('nothing follows once everything is answered', () => {
  const whole = route();
  const all = whole.places.map(({ stop, questionId }) => answer(questionId, stop.side));
  const [last] = [...whole.stops].reverse();
  const answered = route([...all, ...all.map((each) => ({ ...each, side: null }))]);
  const end = at(last?.id ?? '', last?.questions.at(-1) ?? 'roof_wood');
  expect(placeAfter(answered, end)).toBeNull();
});

/** Everything is answered but these. */
function routeWithout(...open: readonly Position[]) {
  const isOpen = (stopId: string, question: QuestionId) =>
    open.some((each) => each.stopId === stopId && each.questionId === question);
  return route(
    route()
      .places.filter(({ stop, questionId }) => !isOpen(stop.id, questionId))
      .map(({ stop, questionId }) =>
        answer(questionId, questionById(questionId).asked === 'each_side' ? stop.side : null),
      ),
  );
}

test('Skip leads to the same question on another side', () => {
  const front = at('front:step_back', 'five_feet_kept');
  const back = at('back:step_back', 'five_feet_kept');
  expect(placeAfterSkip(routeWithout(front, back), front)).toEqual(back);
});

test('Skip ends the walk rather than starting over', () => {
  const front = at('front:step_back', 'five_feet_kept');
  const back = at('back:step_back', 'five_feet_kept');
  expect(placeAfterSkip(routeWithout(front, back), back)).toBeNull();
  expect(placeAfterSkip(routeWithout(front), front)).toBeNull();
  const [last] = [...route().places].reverse();
  expect(last && placeAfterSkip(route(), at(last.stop.id, last.questionId))).toBeNull();
});

test('Back goes to the last question of the stop before', () => {
  expect(placeBefore(route(), at('front:yard', 'dead_plants_in_yard'))).toEqual(
    at('front:wall', 'windows_two_panes'),
  );
  const [first] = route().places;
  expect(
    first && placeBefore(route(), { stopId: first.stop.id, questionId: first.questionId }),
  ).toBeNull();
});

describe('a stop is entered', () => {
  const wall = route().stops.find(({ id }) => id === 'back:wall');
  if (wall === undefined) throw new Error('there is a back wall');
  const done = route(wall.questions.map((question) => answer(question, 'back')));

  test('at its first open question', () => {
    const begun = route([answer('plants_at_wall', 'back')]);
    expect(entryOf(begun, wall)?.questionId).toBe('mulch_at_wall');
  });

  test('at its first question once all are answered', () => {
    expect(entryOf(done, wall)?.questionId).toBe('plants_at_wall');
  });

  test('at a question with a proposal', () => {
    const proposes = ({ questionId }: WalkPlace) =>
      questionId === 'firewood_at_wall' ? 'seen' : null;
    expect(entryOf(done, wall, proposes)?.questionId).toBe('firewood_at_wall');
  });
});

test('the owner returns to a stop where they left it', () => {
  const stop = route().stops.find(({ id }) => id === 'back:yard');
  if (stop === undefined) throw new Error('the walk has no such stop');
  const [first, second, third, last] = stop.questions;
  if (first === undefined || last === undefined) throw new Error('the stop has too few questions');
  expect(returnTo(route(), stop)?.questionId).toBe(first);
  const begun = route([answer(first, 'back')]);
  expect(returnTo(begun, stop)?.questionId).toBe(second);
  const done = route(
    [first, second, third, last].flatMap((each) => (each ? [answer(each, 'back')] : [])),
  );
  expect(returnTo(done, stop)?.questionId).toBe(last);
});
