import { describe, expect, it } from 'vitest';
import { questionById } from '../owner-answers/index.ts';
import { directionOf } from '../sides/index.ts';
import { isAnswered, nextOpen, walkStart, walkStops, type WalkAnswer } from './index.ts';

const home = { facing: 'south', missing: [] } as const;
const stops = walkStops({ start: 'front', missing: [] });

/** An answer given in the owner's words for the side of the house, at a minute of the walk. */
function answer(
  questionId: WalkAnswer['question_id'],
  side: WalkAnswer['side'],
  changes: Partial<WalkAnswer> = {},
  minute = 0,
): WalkAnswer {
  return {
    question_id: questionId,
    side,
    side_said_as: 'house',
    answer: 'no',
    answered_at: `2026-07-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
    ...changes,
  };
}

/** Everything that is asked at a stop, answered there. */
function all(id: string, minute: number): WalkAnswer[] {
  const stop = stops.find((each) => each.id === id);
  return (stop?.questions ?? []).map((questionId) => {
    const bySide = questionById(questionId).asked === 'each_side' && stop?.side;
    const side = bySide ? directionOf(bySide, home.facing) : null;
    return answer(questionId, side, {}, minute);
  });
}

const place = (answers: readonly WalkAnswer[], walked = stops) =>
  nextOpen(walked, {
    ...home,
    answers: answers.map((each) => ({ ...each, image_id: null })),
    explanation: { rows: [], unsure: [], context: [] },
    imageIds: [],
  })?.id ?? null;

describe('a question at a stop', () => {
  const at = (side: 'front' | 'back' | null, answers: readonly WalkAnswer[], missing = []) =>
    isAnswered({ side }, 'plants_at_wall', answers, { ...home, missing });

  it('is answered by an answer about this side alone', () => {
    const answers = [answer('plants_at_wall', 'north', { answer: 'yes' })];
    expect([at('back', answers), at('front', answers)]).toEqual([true, false]);
  });

  it('is answered by “can’t tell”', () => {
    expect(at('front', [answer('plants_at_wall', 'south', { answer: 'not_sure' })])).toBe(true);
  });

  it('is answered by a no for the whole house', () => {
    expect(at('front', [answer('plants_at_wall', null)])).toBe(true);
  });

  it('is open while a yes for the whole house names no side', () => {
    expect(at('front', [answer('plants_at_wall', null, { answer: 'yes' })])).toBe(false);
  });

  it('is open if the answer names a compass direction and nobody knows where the front faces', () => {
    const answers = [answer('plants_at_wall', 'south', { side_said_as: 'compass' })];
    const unknown = { facing: null, missing: [] };
    expect(isAnswered({ side: 'front' }, 'plants_at_wall', answers, unknown)).toBe(false);
    expect(isAnswered({ side: 'front' }, 'plants_at_wall', answers, home)).toBe(true);
  });

  it('about the home as a whole is answered once every side that exists is', () => {
    const answers = (['north', 'east', 'south'] as const).map((side) =>
      answer('woodpile_in_yard', side),
    );
    const asked = (missing: readonly ('right' | 'left')[]) =>
      isAnswered({ side: null }, 'woodpile_in_yard', answers, { facing: 'south', missing });
    expect([asked([]), asked(['right']), asked(['left'])]).toEqual([false, false, true]);
  });

  it('about the home as a whole is answered by one answer for all sides', () => {
    const answers = [answer('woodpile_in_yard', null, { answer: 'yes' })];
    expect(isAnswered({ side: null }, 'woodpile_in_yard', answers, home)).toBe(true);
  });
});

describe('a walk goes on', () => {
  it('at its first stop before anything is answered', () => {
    expect(place([])).toBe('front:wall');
  });

  it('at the stop where it was left, if something is open there', () => {
    expect(place([...all('front:wall', 1), ...all('front:yard', 2).slice(0, 1)])).toBe(
      'front:yard',
    );
  });

  it('after the newest answer, before what was left out on the way', () => {
    expect(place([...all('front:wall', 1), ...all('right:wall', 2)])).toBe('right:yard');
  });

  it('at what was left out, once its end is reached', () => {
    const answers = stops.flatMap(({ id }, index) => (id === 'back:yard' ? [] : all(id, index)));
    expect(place(answers)).toBe('back:yard');
  });

  it('nowhere once everything is answered', () => {
    expect(place(stops.flatMap(({ id }, index) => all(id, index)))).toBeNull();
  });

  it('from the side where it was started, on any device', () => {
    const answers = [...all('back:wall', 1), ...all('left:wall', 2)];
    expect(walkStart(answers, home)).toBe('back');
    expect(walkStart([], home)).toBeNull();
  });
});
