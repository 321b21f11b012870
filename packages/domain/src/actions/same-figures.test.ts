import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anInput, timesAsked } from '../scoring/arbitraries.ts';
import { allSeen, observed } from '../scoring/fixtures.ts';
import { computeScore } from '../scoring/index.ts';
import { freeJobs, freeJobsOfPlan } from './free-jobs.ts';
import { gainBesideAlone, gainsInTurn, planGroups } from './plan-groups.ts';
import { planOf } from './plan.ts';
import { shownAlone, shownGain } from './shown-gain.ts';

/** What the results say, from the result as it is stored, and what the plan says, which is scored in the browser. */
function bothSides(input: Parameters<typeof planOf>[0]) {
  const plan = planOf(input);
  return { result: computeScore(input), plan, now: plan.after(new Set()) };
}

const runs = { numRuns: timesAsked(20) };

describe('the results and the plan of a home', () => {
  it('name the same free jobs, and the same score after them', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { result, plan } = bothSides(input);
        const [said, named] = [freeJobs(result), freeJobsOfPlan(plan)];
        expect(named && { count: named.count, score: named.score }).toEqual(said);
        expect(named?.jobs.map(({ stepId }) => stepId) ?? []).toEqual(
          result.actions.step_ids.slice(0, said?.count ?? 0),
        );
      }),
      runs,
    );
  });

  it('count the same jobs, for hazards that the results list', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { result, plan } = bothSides(input);
        const toRemove = plan.actions.flatMap(({ hazardTypes }) => hazardTypes);
        const listed = result.rows.flatMap((row) => (row.kind === 'hazard' ? row.hazard_type : []));
        expect(plan.actions.length).toBe(result.actions.count);
        expect(new Set(toRemove).size).toBe(toRemove.length);
        expect(listed).toEqual(expect.arrayContaining(toRemove));
      }),
      runs,
    );
  });

  it('say the same gain of a job', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { result, plan, now } = bothSides(input);
        for (const { points, stepId } of plan.actions) {
          const action = result.actions.in_order.find((each) => each.step_id === stepId);
          const stored = action?.points ?? Number.NaN;
          expect(stored).toBe(points / 100);
          if (points >= 100) {
            expect(shownAlone(now.hundredths, points)).toBe(shownGain(result, stored));
          }
        }
      }),
      runs,
    );
  });

  it('come to the same score once everything is done', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { result, plan, now } = bothSides(input);
        const groups = planGroups(plan.actions, plan.best({ usd: 500, hours: 16 }));
        const gains = gainsInTurn(
          plan,
          groups.map(({ actions }) => actions),
        );
        const all = now.score + gains.reduce((sum, gain) => sum + gain, 0);
        expect(now.score).toBe(result.score);
        expect(all).toBe(result.potential.score);
        expect(all).toBe(result.actions.in_order.at(-1)?.score_after ?? result.score);
      }),
      runs,
    );
  });

  it('leave no sum unexplained: a group says so unless the gains of its jobs add up to its own', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { plan, now } = bothSides(input);
        const groups = planGroups(plan.actions, plan.best({ usd: 500, hours: 16 }));
        const gains = gainsInTurn(
          plan,
          groups.map(({ actions }) => actions),
        );
        for (const [index, { actions }] of groups.entries()) {
          const gain = gains[index] ?? Number.NaN;
          const shown = actions.reduce(
            (sum, { points }) => sum + shownAlone(now.hundredths, points),
            0,
          );
          expect(gainBesideAlone(actions, gain, now.hundredths) === 'same').toBe(shown === gain);
        }
      }),
      runs,
    );
  });
});

it('names free jobs of a home that has some', () => {
  const input = {
    ...allSeen,
    observations: [
      observed('roof_debris'),
      observed('gutter_debris'),
      observed('deck_combustible'),
    ],
  };
  const { result, plan } = bothSides(input);
  expect(freeJobs(result)?.count).toBe(1);
  expect(freeJobsOfPlan(plan)?.jobs.map(({ stepId }) => stepId)).toEqual([
    'clean_roof_and_gutters',
  ]);
});
