import { describe, expect, it } from 'vitest';
import type { Evidence, HazardRow } from '../scoring/result.ts';
import { evidenceOf, hazardRow } from '../scoring/explained-fixtures.ts';
import type { HazardTypeId } from '../hazards/index.ts';
import { questions } from '../owner-answers/index.ts';
import type { FindingSide } from '../scoring/terms.ts';
import type { Direction } from '../zones/index.ts';
import { planNumberOf, planOfResult, type PlanAnswer, type PlanHome } from './index.ts';

const seenIn = (side: Direction | null) => evidenceOf({ side });

const row = (hazardType: HazardTypeId, sides: readonly FindingSide[], evidence: Evidence[] = []) =>
  hazardRow(hazardType, {
    sides: sides.map((side) => ({
      side,
      points: 1,
      confirmed: false,
      confidence: 0.8,
      removable: true,
      held_by: null,
    })),
    evidence,
  });

const answer = (
  id: PlanAnswer['question_id'],
  side: Direction,
  given: PlanAnswer['answer'] = 'no',
  saidAs: PlanAnswer['side_said_as'] = 'house',
): PlanAnswer => ({ question_id: id, side, side_said_as: saidAs, answer: given });

const explanation: PlanHome['analysis']['explanation'] = {
  rows: [],
  after_photos: [],
  set_aside: [],
  coverage: { directions_seen: [], directions_missing: [], areas_seen: [], areas_missing: [] },
  exposure: null,
};

function planOf(
  explained: Partial<typeof explanation>,
  more: Partial<Pick<PlanHome, 'answers' | 'done' | 'photos'>> & { facing?: Direction } = {},
) {
  const { facing = null, answers = [], done = [], photos = [] } = more;
  return planOfResult({
    property: { front_faces: facing, outline: null, missing_sides: [], lat: null, lng: null },
    photos,
    answers,
    done,
    analysis: {
      coverage_missing: ['north', 'east', 'south', 'west'],
      explanation: { ...explanation, ...explained },
      photos: [],
    },
  });
}

const ofEachSide = questions.filter(({ asked }) => asked === 'each_side').map(({ id }) => id);

describe('the plan of a home with a result', () => {
  it('numbers hazards as the result lists them', () => {
    const plan = planOf(
      { rows: [row('roof_debris', ['whole_house']), row('zone0_vegetation', ['north', 'east'])] },
      { facing: 'south' },
    );
    expect(planNumberOf(plan, 'roof_debris')).toBe(1);
    expect(planNumberOf(plan, 'zone0_vegetation')).toBe(2);
    expect(planNumberOf(plan, 'gutter_debris')).toBeNull();
    expect(plan.pins).toHaveLength(3);
  });

  it('has seen the sides that photos show', () => {
    const coverage = { ...explanation.coverage, directions_seen: ['north' as const] };
    const seen = planOf({ coverage }).sides.filter(({ state }) => state === 'seen');
    expect(seen.map(({ side }) => side)).toEqual(['north']);
  });

  it('has seen a side of which most was told, with or without a photo', () => {
    const half = ofEachSide.slice(0, Math.ceil(ofEachSide.length / 2));
    const statesAfter = (answers: PlanAnswer[]) =>
      planOf({}, { answers, facing: 'south' }).sides.find(({ side }) => side === 'east')?.state;
    expect(statesAfter(half.map((id) => answer(id, 'east')))).toBe('seen');
    expect(statesAfter(half.slice(1).map((id) => answer(id, 'east')))).toBe('unseen');
    expect(statesAfter(half.map((id) => answer(id, 'east', 'not_sure')))).toBe('unseen');
  });

  it('gives no side to what was named by the compass while the sides are those of the house', () => {
    const told: Evidence = {
      ...seenIn('north'),
      source: 'owner',
      provider: null,
      image_id: null,
      question_id: 'firewood_at_wall',
    };
    const rows = [row('zone0_firewood_lumber', ['north'], [told])];
    const sidesWith = (answers: PlanAnswer[], facing?: Direction) =>
      planOf({ rows }, { answers, ...(facing && { facing }) }).pins.map(({ side }) => side);
    const byHouse = answer('plants_at_wall', 'south');
    const byCompass = answer('firewood_at_wall', 'north', 'yes', 'compass');
    expect(sidesWith([byHouse, byCompass])).toEqual([null]);
    expect(sidesWith([byHouse, byCompass], 'south')).toEqual(['north']);
    expect(sidesWith([answer('firewood_at_wall', 'north', 'yes')])).toEqual(['north']);
  });

  it('keeps what was told by the compass after a photo is labeled as the front', () => {
    const answers = (['north', 'east'] as const).flatMap((side) =>
      ofEachSide.map((id) => answer(id, side, 'yes', 'compass')),
    );
    const told: Evidence = {
      ...seenIn('north'),
      source: 'owner',
      provider: null,
      image_id: null,
      question_id: 'firewood_at_wall',
    };
    const rows = [
      row('zone0_firewood_lumber', ['north'], [told]),
      row('roof_debris', ['whole_house']),
      row('zone0_vegetation', ['south'], [seenIn('south')]),
    ];
    const placement = {
      lat: null,
      lng: null,
      x_rel: null,
      y_rel: null,
      direction: 'south',
      direction_said_as: 'house',
      area: null,
    } as const;
    const labeled = { image_id: 'front', created_at: '2026-07-01T12:00:00.000Z', placement };
    const coverage = { ...explanation.coverage, directions_seen: ['south' as const] };
    const plan = planOf({ rows, coverage }, { answers, photos: [labeled] });
    const seen = (of: typeof plan) =>
      of.sides.filter(({ state }) => state === 'seen').map(({ side }) => side);
    expect(plan.naming).toBe('compass');
    expect([...seen(plan)].sort()).toEqual(['east', 'north']);
    expect(plan.pins.map(({ side, everywhere }) => [side, everywhere])).toEqual([
      ['north', false],
      [null, true],
      // Seen in a photo of the front, which may be any of these sides.
      [null, false],
    ]);
    const turned = planOf({ rows, coverage }, { answers, photos: [labeled], facing: 'south' });
    expect(turned.naming).toBe('both');
    expect([...seen(turned)].sort()).toEqual(['east', 'north', 'south']);
    expect(turned.pins.map(({ side }) => side)).toEqual(['north', null, 'south']);
  });

  it('shows finished work until its hazard is found again', () => {
    const gone = {
      hazard_type: 'zone0_combustible_mulch' as const,
      sides: ['north' as const],
      confidence: 0.8,
      evidence: [seenIn('north')],
      dispute_id: 'dispute',
      answer: null,
      kind: 'already_fixed' as const,
      reason: '',
    };
    const pins = (rows: HazardRow[]) =>
      planOf({ rows, set_aside: [gone] }, { facing: 'south' }).pins.map(
        ({ number, hazardType, side }) => [number, hazardType, side],
      );
    expect(pins([])).toEqual([[null, 'zone0_combustible_mulch', 'north']]);
    expect(pins([row('zone0_combustible_mulch', ['north'])])).toEqual([
      [1, 'zone0_combustible_mulch', 'north'],
    ]);
  });
});
