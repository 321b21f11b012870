import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  extents,
  hazardById,
  hazardTypeIds,
  type Extent,
  type HazardTypeId,
} from '../hazards/index.ts';
import { allSeen, observed } from '../scoring/fixtures.ts';
import { mergeEvidence } from '../scoring/merge-evidence.ts';
import type { Action, ScoreBeforeCeiling } from '../scoring/order-actions.ts';
import { simulate } from '../scoring/range.ts';
import { actionsOf, ledgerOf } from '../scoring/rows.ts';
import { directions, type Direction } from '../zones/index.ts';
import { bestActions, waysToDo, type Budget, type WayToDo } from './best-actions.ts';

/** A home where these hazards were found, on these sides or on the house as a whole. */
function homeWith(
  types: readonly HazardTypeId[],
  sides: readonly Direction[] = directions,
  extent: Extent = 'moderate',
) {
  const observations = types.flatMap((type) =>
    hazardById(type).counted === 'per_side'
      ? sides.map((side) => observed(type, side, { extent }))
      : [observed(type)],
  );
  const evidence = mergeEvidence({ ...allSeen, observations });
  const ledger = ledgerOf(evidence, simulate(evidence));
  return { regain: ledger.regain, actions: actionsOf(ledger) };
}

type Home = ReturnType<typeof homeWith>;

function scoreAfter({ regain, actions }: Home, chosen: readonly WayToDo[]): ScoreBeforeCeiling {
  const steps = new Set(chosen.map((way) => way.stepId));
  const gone = actions
    .filter(({ stepId }) => steps.has(stepId))
    .flatMap((each) => each.hazardTypes);
  const { score, additive } = regain.without(new Set(gone));
  return { score, additive };
}

/** The best score of every set of actions, each done in every way. */
function bestOfAll(home: Home, budget: Budget): ScoreBeforeCeiling {
  const sets = (actions: readonly Action[], rest: Budget): WayToDo[][] => {
    const [action, ...others] = actions;
    if (!action) return [[]];
    const withIt = waysToDo(action)
      .filter(({ usd, hours }) => usd <= rest.usd && hours <= rest.hours)
      .flatMap((way) =>
        sets(others, { usd: rest.usd - way.usd, hours: rest.hours - way.hours }).map((set) => [
          way,
          ...set,
        ]),
      );
    return [...withIt, ...sets(others, rest)];
  };
  return sets(home.actions, budget)
    .map((chosen) => scoreAfter(home, chosen))
    .reduce((best, each) =>
      each.score > best.score || (each.score === best.score && each.additive > best.additive)
        ? each
        : best,
    );
}

const waysOf = ({ actions }: Home, stepId: string): readonly WayToDo[] =>
  actions.filter((action) => action.stepId === stepId).flatMap(waysToDo);

const spent = (chosen: readonly WayToDo[]): Budget => ({
  usd: chosen.reduce((sum, { usd }) => sum + usd, 0),
  hours: chosen.reduce((sum, { hours }) => sum + hours, 0),
});

const aBudget = fc.record({
  usd: fc.oneof(fc.integer({ min: 0, max: 6000 }), fc.constant(Infinity)),
  hours: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constant(Infinity)),
});

describe('the best actions for a budget', () => {
  it('score as high as the best of all sets', () => {
    fc.assert(
      fc.property(fc.subarray([...hazardTypeIds], { maxLength: 7 }), aBudget, (types, budget) => {
        const home = homeWith(types);
        const chosen = bestActions(home.actions, home.regain, budget);
        expect(scoreAfter(home, chosen)).toEqual(bestOfAll(home, budget));
      }),
      { numRuns: 150 },
    );
  });

  it('score as high as the best of all sets when fuel at the wall limits the score', () => {
    const home = homeWith(['zone0_vegetation', 'zone0_combustible_mulch']);
    expect(home.regain.without(new Set()).ceiling?.id).toBe('fuel_at_the_wall');
    for (const usd of [0, 400, 1500]) {
      const budget = { usd, hours: 20 };
      expect(scoreAfter(home, bestActions(home.actions, home.regain, budget))).toEqual(
        bestOfAll(home, budget),
      );
    }
  });

  it('stay within the budget', () => {
    fc.assert(
      fc.property(
        fc.subarray([...hazardTypeIds], { minLength: 8 }),
        fc.subarray([...directions], { minLength: 1 }),
        fc.constantFrom(...extents),
        aBudget,
        (types, sides, extent, budget) => {
          const home = homeWith(types, sides, extent);
          const chosen = bestActions(home.actions, home.regain, budget);
          const { usd, hours } = spent(chosen);
          expect(usd).toBeLessThanOrEqual(budget.usd);
          expect(hours).toBeLessThanOrEqual(budget.hours);
          expect(home.actions.flatMap(waysToDo)).toEqual(expect.arrayContaining([...chosen]));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('are chosen for the time after a wood roof while it holds the score down', () => {
    const home = homeWith([
      'roof_combustible_covering',
      'gutter_debris',
      'zone0_combustible_mulch',
    ]);
    const chosen = bestActions(home.actions, home.regain, { usd: 100, hours: 4 });
    expect(chosen.map(({ stepId }) => stepId)).toEqual(['clean_roof_and_gutters']);
  });

  it('are paid for where there is money but no time', () => {
    const home = homeWith(['gutter_debris', 'zone0_firewood_lumber']);
    const chosen = bestActions(home.actions, home.regain, { usd: Infinity, hours: 0 });
    expect(chosen).toMatchObject([{ stepId: 'clean_roof_and_gutters', doneBy: 'hired', hours: 0 }]);
  });

  it('are done in the cheapest way that fits', () => {
    fc.assert(
      fc.property(fc.subarray([...hazardTypeIds], { maxLength: 7 }), aBudget, (types, budget) => {
        const home = homeWith(types);
        const chosen = bestActions(home.actions, home.regain, budget);
        const cheapest = chosen
          .reduce<readonly Budget[]>(
            (sums, { stepId }) =>
              sums.flatMap((sum) =>
                waysOf(home, stepId).map(({ usd, hours }) => ({
                  usd: sum.usd + usd,
                  hours: sum.hours + hours,
                })),
              ),
            [{ usd: 0, hours: 0 }],
          )
          .filter(({ usd, hours }) => usd <= budget.usd && hours <= budget.hours)
          .reduce((least, { usd }) => Math.min(least, usd), Infinity);
        expect(spent(chosen).usd).toBe(cheapest);
      }),
      { numRuns: 100 },
    );
  });

  it('are done by the owner where there is time, however much money is there', () => {
    const home = homeWith(['gutter_debris', 'zone1_ladder_fuels']);
    const chosen = bestActions(home.actions, home.regain, { usd: Infinity, hours: 16 });
    expect(chosen.map(({ doneBy }) => doneBy)).toEqual(['owner', 'owner']);
    expect(spent(chosen).usd).toBe(0);
  });

  it('are everything that gains where there is no limit', () => {
    const home = homeWith(hazardTypeIds);
    const chosen = bestActions(home.actions, home.regain, { usd: Infinity, hours: Infinity });
    expect(scoreAfter(home, chosen)).toEqual(scoreAfter(home, home.actions.flatMap(waysToDo)));
  });
});
