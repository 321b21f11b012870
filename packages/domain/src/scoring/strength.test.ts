import { describe, expect, it } from 'vitest';
import { observed } from './fixtures.ts';
import type { Observation } from '../observations/index.ts';
import { scoringWeights } from './weights.ts';
import { strengthOf } from './strength.ts';

const expected = (observation: Observation) => strengthOf(observation, []).expected;

describe('the strength of an observation', () => {
  it('follows the size of the hazard', () => {
    const of = (extent: Observation['extent']) =>
      expected(observed('eaves_open', null, { extent }));
    expect([of('trace'), of('moderate'), of('extensive')]).toEqual([4000, 7000, 10_000]);
  });

  const plants = (changes: Partial<Observation>) =>
    expected(observed('zone0_vegetation', 'north', { worstPlace: false, ...changes }));

  it.each([{ worstPlace: true }, { distanceToStructureFt: 0 }])(
    'within five feet is full with %j',
    (changes) => {
      expect(plants(changes)).toBe(10_000);
    },
  );

  it.each([4, null])('within five feet is 0.8 at a distance of %s', (distanceToStructureFt) => {
    expect(plants({ distanceToStructureFt })).toBe(8000);
  });

  const atDistance =
    (hazardType: Observation['hazardType']) => (distanceToStructureFt: number | null) =>
      expected(observed(hazardType, 'north', { distanceToStructureFt })) / 10_000;

  it('in the yard falls with distance', () => {
    expect([9.9, 10, 20, 30].map(atDistance('zone1_ladder_fuels'))).toEqual([1, 0.8, 0.6, 0.6]);
    expect([9.9, 10, 15].map(atDistance('outbuilding_too_close'))).toEqual([1, 0.8, 0.5]);
    expect([59, 60].map(atDistance('zone2_tall_dry_grass'))).toEqual([1, 0.5]);
  });

  it.each(['zone1_ladder_fuels', 'outbuilding_too_close', 'zone2_tall_dry_grass'] as const)(
    'in the yard is 0.8 at an unknown distance: %s',
    (hazardType) => {
      expect(atDistance(hazardType)(null)).toBe(0.8);
    },
  );

  it('grows with steepness downhill of the house, up to full strength', () => {
    const brush = (percent: number, downhill = true, extent: Observation['extent'] = 'trace') =>
      expected(
        observed('zone2_brush_tree_continuity', 'south', { extent, slope: { percent, downhill } }),
      );
    expect([19, 20, 40].map((percent) => brush(percent))).toEqual([4000, 4600, 5200]);
    expect(brush(40, false)).toBe(4000);
    expect(brush(40, true, 'extensive')).toBe(10_000);
  });

  it('is fuel below the house on a slope: half of it from 20 %, all of it from 40 %', () => {
    const below = (percent: number, downhill = true) =>
      strengthOf(
        observed('zone2_brush_tree_continuity', 'south', { slope: { percent, downhill } }),
        [],
      ).below;
    expect([19, 20, 40].map((percent) => below(percent))).toEqual([0, 5000, 10_000]);
    expect(below(40, false)).toBe(0);
  });

  it('is the same on a slope for parts of the building', () => {
    const shed = observed('outbuilding_too_close', 'south', {
      extent: 'trace',
      slope: { percent: 50, downhill: true },
    });
    expect(expected(shed)).toBe(4000);
  });

  const at = (confidence: number) => strengthOf(observed('eaves_open', null, { confidence }), []);
  const possible = (chance: number) => [
    { chance, strength: 7000, below: 0 },
    { chance: chance * (1 - scoringWeights.misjudgedExtent), strength: 10_000, below: 0 },
  ];

  it('is deducted only from a confidence of 0.35 on', () => {
    expect(at(0.34)).toEqual({ expected: 0, below: 0, possible: possible(0.34) });
    expect(at(0.35)).toEqual({ expected: 3500, below: 0, possible: possible(0.35) });
  });

  it('counts in full from a confidence of 0.85 on, and may still be wrong', () => {
    expect(at(0.84)).toEqual({ expected: 8400, below: 0, possible: possible(0.84) });
    expect(at(0.85)).toEqual({ expected: 10_000, below: 0, possible: possible(0.95) });
  });

  it('may be of a step more than was judged, or of a step less', () => {
    const moderate = observed('eaves_open', null, { extent: 'moderate' });
    const misjudged = scoringWeights.misjudgedExtent;
    const chances = strengthOf(moderate, []).possible.map((each) => [each.strength, each.chance]);
    expect(chances).toEqual([
      [4000, 0.95],
      [7000, 0.95 * (1 - misjudged)],
      [10_000, 0.95 * misjudged],
    ]);
  });

  it('is of the amount that its owner says, but for one answer in 20', () => {
    const firewood = (extent: Observation['extent']) => {
      const said = observed('zone0_firewood_lumber', 'north', { extent });
      const told = { ...said, source: 'owner' as const, questionId: 'firewood_at_wall' as const };
      return strengthOf(told, []).possible.map(({ chance }) => chance);
    };
    const wrong = scoringWeights.wrongAnswers / 2;
    expect(firewood('trace')).toEqual([0.95, 0.95 * wrong]);
    expect(firewood('extensive')).toEqual([0.95, 0.95 * (1 - wrong)]);
    // Who doesn't say how much is taken to mean a moderate amount.
    const misjudged = scoringWeights.misjudgedExtent;
    expect(firewood('moderate')).toEqual([0.95, 0.95 * (1 - misjudged), 0.95 * misjudged]);
  });

  it('is capped for an uncalibrated provider, never for the owner', () => {
    const uncalibrated = observed('eaves_open', null, { calibrated: false });
    expect(strengthOf(uncalibrated, [])).toEqual({
      expected: 8000,
      below: 0,
      possible: possible(0.8),
    });
    expect(expected({ ...uncalibrated, source: 'owner' })).toBe(10_000);
  });
});
