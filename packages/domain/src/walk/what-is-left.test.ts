import { describe, expect, it } from 'vitest';
import type { SeenEvidence } from '../api/seen-evidence.ts';
import { hazardTypeIds } from '../hazards/index.ts';
import { clearAnswerOf, hazardTypesOf, questionById } from '../owner-answers/index.ts';
import { computeScore, nothingKnown } from '../scoring/index.ts';
import type { Evidence, NextQuestion } from '../scoring/result.ts';
import { evidenceOf, hazardRow } from '../scoring/explained-fixtures.ts';
import { directions, type AreaId } from '../zones/index.ts';
import {
  isDone,
  needsAnswer,
  nextOpen,
  stopsLeftOpen,
  unansweredItems,
  walkStops,
  whatIsLeft,
  type LookedAtHome,
  type WalkAnswer,
} from './index.ts';

const stops = walkStops({ start: 'front', missing: [] });
const areas: readonly AreaId[] = ['roof', 'siding', 'zone_0', 'zone_1', 'zone_2'];

type SeenPhoto = SeenEvidence['photos'][number];

/** A photo in which everything can be judged. */
function photoOf(side: SeenPhoto['side'], changes: Partial<SeenPhoto> = {}): SeenPhoto {
  return {
    image_id: side ?? 'unclear',
    side,
    side_from: 'owner',
    areas: [],
    areas_in_view: [...areas],
    judges: [...hazardTypeIds],
    ...changes,
  };
}

const home: LookedAtHome = {
  facing: 'south',
  missing: [],
  answers: [],
  explanation: { rows: [], unsure: [], context: [] },
  imageIds: [...directions],
  seen: null,
};

const open = (changes: Partial<LookedAtHome>) =>
  stopsLeftOpen(stops, { ...home, ...changes }).map(({ id }) => id);

const seenFrom = (...photos: readonly SeenPhoto[]) => ({ seen: { photos: [...photos] } });

/** What a model isn't sure of. */
function unsure(side: Evidence['side']): LookedAtHome['explanation'] {
  const evidence = evidenceOf({ image_id: 'south', side, confidence: 0.3 });
  const sides = side === null ? [] : [side];
  const finding = { hazard_type: 'zone0_firewood_lumber', sides, confidence: 0.3 } as const;
  return { rows: [], unsure: [{ ...finding, evidence: [evidence] }], context: [] };
}

describe('what looking doesn’t settle', () => {
  const asked = stops
    .flatMap(({ questions }) => questions)
    .filter((questionId) => needsAnswer({ questionId }));
  const unsaid = (changes: Partial<LookedAtHome>) =>
    unansweredItems({ ...home, ...changes }).map(({ questionId }) => questionId);
  const said = (answer: WalkAnswer['answer']) => ({
    answers: asked.map((id) => ({
      question_id: id,
      side: null,
      side_said_as: 'house' as const,
      answer,
      image_id: null,
      answered_at: '2026-07-01T10:00:00.000Z',
    })),
  });

  it('is unsaid after a walk that said nothing of it', () => {
    expect(asked).toContain('roof_wood');
    expect(asked).not.toContain('firewood_at_wall');
    expect(unsaid(said('not_sure'))).toEqual(asked);
    expect(unsaid({})).toEqual(asked);
  });

  it.each(['yes', 'no', 'not_applicable'] as const)('is said by “%s”', (answer) => {
    expect(unsaid(said(answer))).toEqual([]);
  });

  it('is known of what photos show clear', () => {
    const seen = seenFrom(...directions.map((side) => photoOf(side)));
    expect(unsaid({ ...said('not_sure'), ...seen })).toEqual([]);
  });

  it('is left to be confirmed where a photo shows it', () => {
    const [type = 'zone0_vegetation'] = hazardTypesOf(questionById('roof_wood'));
    const evidence = evidenceOf({ image_id: 'south', side: null, confidence: 0.9 });
    const row = hazardRow(type, { evidence: [evidence] });
    const explanation = { ...home.explanation, rows: [row] };
    expect(unsaid({ explanation })).toEqual(asked.filter((id) => id !== 'roof_wood'));
  });
});

describe('the stops that photos leave open', () => {
  it('are all of them before a photo was looked at', () => {
    expect(open({})).toEqual(stops.map(({ id }) => id));
  });

  it('leave out the walls that photos show to be clear', () => {
    const left = open(seenFrom(photoOf('south')));
    expect(left).not.toContain('front:wall');
    expect(left).toContain('back:wall');
  });

  it('keep a wall that a photo of an unclear side shows', () => {
    expect(open(seenFrom(photoOf(null)))).toContain('front:wall');
  });

  it('keep a wall of which a photo judges only some things', () => {
    const some = photoOf('south', { judges: ['zone0_firewood_lumber'] });
    expect(open(seenFrom(some))).toContain('front:wall');
  });

  it('keep a wall where a photo may show something', () => {
    expect(open({ ...seenFrom(photoOf('south')), explanation: unsure('south') })).toContain(
      'front:wall',
    );
  });

  it('keep what no photo tells, such as the slope, until its owner has', () => {
    const seen = seenFrom(...directions.map((side) => photoOf(side)));
    expect(open(seen)).toContain('front:yard');
    const slope = stops
      .flatMap(({ questions }) => questions)
      .filter((id) => !questionById(id).yes.hazards.length && !questionById(id).no.hazards.length);
    const answers = [...new Set(slope)].map((id): WalkAnswer & { image_id: null } => ({
      question_id: id,
      side: null,
      side_said_as: 'house',
      answer: 'no',
      image_id: null,
      answered_at: '2026-07-01T10:00:00.000Z',
    }));
    expect(open({ ...seen, answers })).toEqual([]);
  });

  it('leave out what its owner couldn’t see', () => {
    const answers = stops
      .flatMap(({ questions }) => questions)
      .map((id) => ({
        question_id: id,
        side: null,
        side_said_as: 'house' as const,
        answer: 'not_sure' as const,
        image_id: null,
        answered_at: '2026-07-01T10:00:00.000Z',
      }));
    expect(open({ answers })).toEqual([]);
  });
});

/** What a model surely saw on the south side, the front. */
const wood: LookedAtHome['explanation'] = {
  rows: [
    hazardRow('zone0_firewood_lumber', {
      evidence: [evidenceOf({ image_id: 'south', side: 'south', confidence: 0.9 })],
    }),
  ],
  unsure: [],
  context: [],
};

const every = (answer: WalkAnswer['answer'], image: string | null = null) =>
  [...new Set(stops.flatMap(({ questions }) => questions))].map((id) => ({
    question_id: id,
    side: null,
    side_said_as: 'house' as const,
    answer: answer === 'not_sure' ? answer : clearAnswerOf(questionById(id)),
    image_id: image,
    answered_at: '2026-07-01T10:00:00.000Z',
  }));

describe('what a photo surely shows and nobody has confirmed', () => {
  it('opens its stop, whatever was answered before the photo was looked at', () => {
    const seen = seenFrom(...directions.map((side) => photoOf(side)));
    expect(open({ ...seen, explanation: wood })).toContain('front:wall');
    expect(open({ ...seen, explanation: wood, answers: every('no') })).toEqual(['front:wall']);
  });

  it('keeps the walk going, until its owner has settled it', () => {
    const walked = { ...home, explanation: wood, answers: every('no') };
    expect(nextOpen(stops, walked)?.id).toBe('front:wall');
    expect(stops.filter((stop) => !isDone(stop, walked)).map(({ id }) => id)).toEqual([
      'front:wall',
    ]);
    expect(nextOpen(stops, { ...walked, answers: every('no', 'west') })).toBeNull();
  });
});

describe('what is left to say', () => {
  const outcome = { score: 70, band: 'good', low: 60, high: 80, confidence_percent: 100 } as const;
  const question = (changes: Partial<NextQuestion> = {}): NextQuestion => ({
    question_id: 'on_ridge',
    hazard_types: [],
    sides: [],
    expected_shrink: 0,
    certainty_gain: 0,
    if_answered: { yes: outcome, no: outcome },
    ...changes,
  });
  const result = (percent: number, ...questions: NextQuestion[]) => ({
    score: 70,
    range: { low: 60, high: 80 },
    confidence_percent: percent,
    next_questions: questions,
  });

  it('is all known only where nothing is unconfirmed', () => {
    const said = { ...home, answers: every('no') };
    expect(whatIsLeft(result(100), said)).toMatchObject({ unconfirmed: [], knownPercent: 100 });
    const left = whatIsLeft(result(100), { ...said, explanation: wood });
    expect(left.unconfirmed).toMatchObject([{ questionId: 'firewood_at_wall' }]);
    expect(left.knownPercent).toBe(99);
  });

  it('is not all known while a question could move score or range', () => {
    for (const moving of [
      question({ expected_shrink: 0.4 }),
      question({ certainty_gain: 1 }),
      question({ if_answered: { yes: { ...outcome, low: 55 }, no: outcome } }),
    ]) {
      const left = whatIsLeft(result(100, moving), home);
      expect(left).toMatchObject({ questions: [moving], besides: [], knownPercent: 99 });
    }
  });

  it('keeps questions that move nothing apart', () => {
    const beside = question();
    expect(whatIsLeft(result(100, beside), home)).toMatchObject({
      questions: [],
      besides: [beside],
      knownPercent: 100,
    });
    expect(whatIsLeft(result(40, beside), home).knownPercent).toBe(40);
  });

  it('of a real home asks tempered panes and the ridge apart from what narrows its range', () => {
    const { questions, besides } = whatIsLeft(computeScore(nothingKnown), home);
    const ids = (of: readonly NextQuestion[]) => of.map(({ question_id: id }) => id);
    expect(ids(besides)).toEqual(expect.arrayContaining(['windows_tempered', 'on_ridge']));
    expect(ids(questions)).toContain('plants_at_wall');
    expect(ids(questions)).not.toContain('windows_tempered');
  });
});
