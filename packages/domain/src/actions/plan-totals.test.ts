import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hazardTypeIds } from '../hazards/index.ts';
import { allSeen, observed } from '../scoring/fixtures.ts';
import { nothingKnown } from '../scoring/input.ts';
import { directions } from '../zones/index.ts';
import { waysToDo } from './best-actions.ts';
import { planOf } from './plan.ts';
import { planTotals } from './plan-totals.ts';

/** Gutters may be cleaned by either ($0 and 2 hours, or $250); branches over a roof are a professional's work ($775). */
const { actions: both } = planOf({
  ...nothingKnown,
  observations: [observed('gutter_debris'), observed('tree_overhang_roof_chimney')],
});
const trimming = both.filter(({ stepId }) => stepId === 'trim_over_roof');
const hiredWays = both.flatMap(waysToDo).filter(({ doneBy }) => doneBy === 'hired');

it('a plan that follows a suggestion takes what it says, naming what is hired out', () => {
  expect(planTotals(both, hiredWays)).toEqual({
    asSuggested: { usd: 1025, hours: 0 },
    byOwner: { usd: 775, hours: 2 },
    hired: ['clean_roof_and_gutters'],
  });
});

it('work that nothing is suggested for is the owner’s where they can do it', () => {
  const totals = { usd: 775, hours: 2 };
  expect(planTotals(both, [])).toEqual({ asSuggested: totals, byOwner: totals, hired: [] });
});

it('a suggestion for work that is not planned adds nothing', () => {
  const totals = { usd: 775, hours: 0 };
  expect(planTotals(trimming, hiredWays)).toEqual({
    asSuggested: totals,
    byOwner: totals,
    hired: [],
  });
});

it('the total is the sum of the whole dollars shown for each action', () => {
  fc.assert(
    fc.property(
      fc.subarray([...hazardTypeIds], { minLength: 1, maxLength: 12 }),
      fc.subarray([...directions], { minLength: 1 }),
      fc.nat(5000),
      (types, sides, usd) => {
        const observations = types.flatMap((type) => sides.map((side) => observed(type, side)));
        const plan = planOf({ ...allSeen, observations });
        const rows = plan.best({ usd, hours: 40 });
        const planned = plan.actions.filter((action) =>
          rows.some(({ stepId }) => stepId === action.stepId),
        );
        const { asSuggested } = planTotals(planned, rows);
        expect(asSuggested.usd).toBe(rows.reduce((sum, row) => sum + Math.round(row.usd), 0));
      },
    ),
    { numRuns: 20 },
  );
});
