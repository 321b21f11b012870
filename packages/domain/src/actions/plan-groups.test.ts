import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anInput } from '../scoring/arbitraries.ts';
import { allSeen, observed } from '../scoring/fixtures.ts';
import { directions } from '../zones/index.ts';
import { firstOfGroups, gainBesideAlone, gainsInTurn, planGroups } from './plan-groups.ts';
import { planOf } from './plan.ts';

const aBudget = fc.record({
  usd: fc.integer({ min: 0, max: 6000 }),
  hours: fc.integer({ min: 0, max: 60 }),
});

const names = (groups: ReturnType<typeof planGroups>) =>
  groups.map(({ name, actions }) => [name, actions.map(({ stepId }) => stepId)]);

describe('the groups of a plan', () => {
  it('are what fits the budget, what else owners can do, and what only a professional can', () => {
    const plan = planOf({
      ...allSeen,
      observations: [
        observed('gutter_debris'),
        observed('zone1_tall_dry_grass', 'north'),
        observed('tree_overhang_roof_chimney'),
      ],
    });
    const groups = (usd: number, hours: number) =>
      planGroups(plan.actions, plan.best({ usd, hours }));
    expect(names(groups(0, 3))).toEqual([
      ['now', ['clean_roof_and_gutters']],
      ['season', ['mow_dry_grass']],
      ['contractor', ['trim_over_roof']],
    ]);
    expect(names(groups(0, 0))).toEqual([
      ['season', ['clean_roof_and_gutters', 'mow_dry_grass']],
      ['contractor', ['trim_over_roof']],
    ]);
  });

  it('keep a professional for later, however much money there is', () => {
    const plan = planOf({ ...allSeen, observations: [observed('tree_overhang_roof_chimney')] });
    const best = plan.best({ usd: 50_000, hours: Infinity });
    expect(best).toHaveLength(1);
    expect(names(planGroups(plan.actions, best))).toEqual([['contractor', ['trim_over_roof']]]);
  });

  it('have every action once, in recommended order', () => {
    fc.assert(
      fc.property(anInput, aBudget, (input, budget) => {
        const plan = planOf(input);
        const groups = planGroups(plan.actions, plan.best(budget));
        for (const { actions } of groups) {
          expect(actions.length).toBeGreaterThan(0);
          expect(actions).toEqual(plan.actions.filter((action) => actions.includes(action)));
        }
        const all = groups.flatMap(({ actions }) => actions);
        expect(all).toHaveLength(plan.actions.length);
        expect(new Set(all)).toEqual(new Set(plan.actions));
      }),
      { numRuns: 20 },
    );
  });

  it('gain in turn what adds up to the score once everything is done', () => {
    fc.assert(
      fc.property(anInput, aBudget, (input, budget) => {
        const plan = planOf(input);
        const groups = planGroups(plan.actions, plan.best(budget)).map(({ actions }) => actions);
        const gains = gainsInTurn(plan, groups);
        const all = plan.after(new Set(plan.actions.map(({ stepId }) => stepId)));
        expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(
          all.score - plan.after(new Set()).score,
        );
        expect(Math.min(0, ...gains)).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  it('gain more together where a ceiling lifts only once several are done', () => {
    const plan = planOf({
      ...allSeen,
      observations: directions.flatMap((side) => [
        observed('zone0_vegetation', side, { extent: 'extensive' }),
        observed('zone0_combustible_mulch', side, { extent: 'extensive' }),
        observed('zone0_firewood_lumber', side, { extent: 'extensive' }),
      ]),
    });
    const [gain = 0] = gainsInTurn(plan, [plan.actions]);
    const now = plan.after(new Set());
    expect(now.score + gain).toBe(100);
    expect(gainBesideAlone(plan.actions, gain, now.hundredths)).toBe('more');
  });

  it.each([
    [[250, 250], 4000, 5, 'rounded'],
    [[250, 250], 4050, 6, 'same'],
    [[60, 60], 4000, 1, 'rounded'],
    [[200, 300], 4000, 5, 'same'],
    [[260, 280], 4080, 4, 'less'],
    [[10, 20], 4000, 2, 'more'],
  ] as const)(
    'with %s hundredths alone, from %i, gain %i together: %s',
    (points, score, gain, compared) => {
      expect(
        gainBesideAlone(
          points.map((each) => ({ points: each })),
          gain,
          score,
        ),
      ).toBe(compared);
    },
  );

  it('are cut where they are longest, and none is lost', () => {
    const groups = [
      { name: 'now', actions: [1, 2] },
      { name: 'season', actions: [3, 4, 5, 6, 7] },
      { name: 'contractor', actions: [8, 9, 10] },
    ] as const;
    const left = (most: number) => firstOfGroups(groups, most).map(({ actions }) => actions.length);
    expect(left(10)).toEqual([2, 5, 3]);
    expect(left(8)).toEqual([2, 3, 3]);
    expect(left(7)).toEqual([2, 2, 2]);
    expect(left(1)).toEqual([1, 1, 1]);
    expect(firstOfGroups([], 5)).toEqual([]);
  });
});
