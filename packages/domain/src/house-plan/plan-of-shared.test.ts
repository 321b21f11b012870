import { describe, expect, it } from 'vitest';
import type { SharedHome } from '../api/sharing.ts';
import { planOfShared } from './index.ts';

type Result = NonNullable<SharedHome['result']>;

const result: Result = {
  created_at: '2026-11-23T15:00:00.000Z',
  dss_score: 60,
  band: 'good',
  provisional: false,
  enough_seen: true,
  range: { low: 55, high: 65 },
  confidence_percent: 80,
  coverage_missing: ['south'],
  weights_version: '1',
  as_seen: { score: 60, band: 'good', range: { low: 55, high: 65 } },
  set_aside: [],
  work_done: [],
  hazards: [],
  domains: [],
  exposure: null,
  exposure_open: [],
  directions_seen: ['north', 'east'],
  directions_told: [],
  potential: { score: 60, gain: 0 },
  actions: [],
};

const hazard = (
  type: string,
  sides: Result['hazards'][number]['sides'],
  told: Result['hazards'][number]['told_sides'] = [],
): Result['hazards'][number] => ({
  type,
  title: type,
  distance_to_structure_ft: null,
  sides,
  points: 1,
  explanation: null,
  confidence: 0.8,
  told_sides: told,
  also_told: false,
  photo_id: null,
  box: null,
});

const home = (shown: Partial<Result> | null): SharedHome => ({
  hides_place: true,
  address: null,
  address_formatted: null,
  state: null,
  front_faces: null,
  side_naming: 'house',
  expires_at: null,
  result: shown && { ...result, ...shown },
  photos: [],
  map: null,
  photos_removed_after_finding: 0,
});

describe('the plan of a shared home', () => {
  it("doesn't exist without a result", () => {
    expect(planOfShared(home(null))).toBeNull();
  });

  it('takes for seen what its owner told of, as their own plan does', () => {
    const told = planOfShared(home({ directions_told: ['south'] }))?.sides;
    expect(told?.find(({ side }) => side === 'south')?.state).toBe('seen');
  });

  it('names sides as its owner’s plan does, with what was told by those names', () => {
    const plan = planOfShared(
      home({
        directions_told: ['south', 'west', 'north'],
        plan_naming: 'compass',
        hazards: [
          hazard('zone0_vegetation', ['north'], [{ side: 'north', naming: 'compass' }]),
          hazard('zone0_firewood_lumber', ['east']),
        ],
      }),
    );
    expect(plan?.naming).toBe('compass');
    expect(plan?.sides.filter(({ state }) => state === 'unseen')).toMatchObject([{ side: 'east' }]);
    expect(plan?.pins.map(({ side }) => side)).toEqual(['north', null]);
  });

  it('tells seen sides from those that nobody wants to see, because the house has none', () => {
    const states = planOfShared(home({}))?.sides.map(({ side, state }) => [side, state]);
    expect(states).toEqual([
      ['south', 'unseen'],
      ['east', 'seen'],
      ['north', 'seen'],
      ['west', 'missing'],
    ]);
  });

  it('has a pin for each hazard in order, without a side where none fits the others', () => {
    const plan = planOfShared(
      home({
        hazards: [
          hazard('roof_debris', []),
          hazard('zone0_vegetation', ['north'], [{ side: 'north', naming: 'compass' }]),
          hazard('zone0_firewood_lumber', ['east']),
          hazard('something_else', ['east']),
        ],
      }),
    );
    expect(plan?.pins.map(({ number, side, everywhere }) => [number, side, everywhere])).toEqual([
      [1, null, true],
      [2, null, false],
      [3, 'east', false],
    ]);
  });

  it('shows finished work where it was', () => {
    const done: Result['work_done'][number] = { title: 'Mulch', basis: 'said', views: [] };
    const pins = (work: Result['work_done']) =>
      planOfShared(home({ work_done: work }))?.pins.map(({ number, side }) => [number, side]);
    expect(pins([{ ...done, hazard_type: 'zone0_combustible_mulch', sides: ['north'] }])).toEqual([
      [null, 'north'],
    ]);
    // As answered by servers before they named the hazard.
    expect(pins([done])).toEqual([]);
  });
});
