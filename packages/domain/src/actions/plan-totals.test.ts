import { expect, it } from 'vitest';
import type { GuidanceStepId } from '../guidance/index.ts';
import { waysToDo } from './best-actions.ts';
import { planTotals } from './plan-totals.ts';

/** Gutters may be cleaned by either ($0 and 2 hours, or $250); branches over a roof are a professional's work ($775). */
const both: readonly GuidanceStepId[] = ['clean_roof_and_gutters', 'trim_over_roof'];
const hiredWays = both.flatMap((stepId) =>
  waysToDo(stepId).filter(({ doneBy }) => doneBy === 'hired'),
);

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
  expect(planTotals(['trim_over_roof'], hiredWays)).toEqual({
    asSuggested: totals,
    byOwner: totals,
    hired: [],
  });
});
