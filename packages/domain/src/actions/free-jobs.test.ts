import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeScore } from '../scoring/score.ts';
import { hazardById, hazardTypeIds } from '../hazards/index.ts';
import { directions } from '../zones/index.ts';
import { allSeen, observed } from '../scoring/fixtures.ts';
import { freeJobs } from './free-jobs.ts';

const action = (scoreAfter: number, high: number, free = true) => ({
  free,
  cost_usd: { low: 0, high },
  score_after: scoreAfter,
});

it('counts the free work that comes first, with the score after all of it', () => {
  const inOrder = [action(50, 0), action(58, 300), action(63, 900), action(64, 0)];
  expect(freeJobs({ score: 47, actions: { in_order: inOrder } })).toEqual({ count: 2, score: 58 });
});

it('counts no work that no longer raises the score as shown', () => {
  const inOrder = [action(46, 0), action(48, 0), action(48, 0), action(48, 0)];
  expect(freeJobs({ score: 39, actions: { in_order: inOrder } })).toEqual({ count: 2, score: 48 });
});

it('is nothing without free work, or if that gains no whole point', () => {
  expect(freeJobs({ score: 47, actions: { in_order: [] } })).toBeNull();
  expect(freeJobs({ score: 47, actions: { in_order: [action(60, 0, false)] } })).toBeNull();
  expect(freeJobs({ score: 47, actions: { in_order: [action(47, 0)] } })).toBeNull();
});

it('says the score that the home has once the hazards of that work are gone', () => {
  fc.assert(
    fc.property(fc.subarray([...hazardTypeIds], { minLength: 1, maxLength: 8 }), (types) => {
      const seen = (present: readonly (typeof types)[number][]) =>
        computeScore({
          ...allSeen,
          observations: present.flatMap((type) =>
            hazardById(type).counted === 'per_side'
              ? directions.map((side) => observed(type, side))
              : [observed(type)],
          ),
        });
      const now = seen(types);
      const free = freeJobs(now);
      if (free === null) return;
      const gone = now.actions.in_order
        .slice(0, free.count)
        .flatMap(({ hazard_types: removed }) => removed);
      expect(seen(types.filter((type) => !gone.includes(type))).score).toBe(free.score);
    }),
    { numRuns: 30 },
  );
});
