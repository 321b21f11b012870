import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuidanceStepId } from '../guidance/index.ts';
import { extents, hazardTypeIds } from '../hazards/index.ts';
import { directions } from '../zones/index.ts';
import { anInput } from '../scoring/arbitraries.ts';
import { allSeen, observed } from '../scoring/fixtures.ts';
import { computeFigures, computeScore } from '../scoring/index.ts';
import { mergeEvidence } from '../scoring/merge-evidence.ts';
import { simulate } from '../scoring/range.ts';
import { ledgerOf } from '../scoring/rows.ts';
import { planOf } from './plan.ts';

const yard = {
  ...allSeen,
  observations: [
    observed('zone0_combustible_mulch', 'north'),
    observed('gutter_debris'),
    observed('roof_debris'),
    observed('zone1_tall_dry_grass', 'east'),
  ],
};
const none: ReadonlySet<GuidanceStepId> = new Set();

describe('a plan', () => {
  it('lists the actions of the result, in its order', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        expect(planOf(input).actions.map(({ stepId }) => stepId)).toEqual(
          computeScore(input).actions.step_ids,
        );
      }),
      { numRuns: 20 },
    );
  });

  it('starts from the figures of the result', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { domains, ...figures } = computeScore(input);
        expect(planOf(input).after(none)).toMatchObject({ ...computeFigures(input), domains });
        expect(figures.score).toBe(computeFigures(input).score);
      }),
      { numRuns: 20 },
    );
  });

  it('scores the evidence without what is planned as it adds up the points to regain', () => {
    fc.assert(
      fc.property(anInput, fc.infiniteStream(fc.boolean()), (input, chosen) => {
        const plan = planOf(input);
        const planned = plan.actions.filter(() => chosen.next().value);
        const evidence = mergeEvidence(input);
        const ledger = ledgerOf(evidence, simulate(evidence));
        const gone = new Set(planned.flatMap((action) => action.hazardTypes));
        const remaining = ledger.evidenceWithout(gone);
        const left = ledgerOf(remaining, simulate(remaining));
        expect(left.points.score).toBe(ledger.regain.without(gone).score);
        expect(plan.after(new Set(planned.map(({ stepId }) => stepId))).hundredths).toBe(
          left.score,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('ends at the potential of the result when everything is done', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const plan = planOf(input);
        const { potential } = computeScore(input);
        const all = plan.after(new Set(plan.actions.map(({ stepId }) => stepId)));
        expect(all.score).toBe(potential.score);
        expect({ low: all.range.low, high: all.range.high }).toEqual(potential.range);
      }),
      { numRuns: 20 },
    );
  });

  it('gains from an action what it adds to the score beside the others', () => {
    const plan = planOf(yard);
    const others: ReadonlySet<GuidanceStepId> = new Set([
      'mow_dry_grass',
      'clean_roof_and_gutters',
    ]);
    const all: ReadonlySet<GuidanceStepId> = new Set([...others, 'replace_mulch']);
    const rise = plan.after(all).hundredths - plan.after(others).hundredths;
    expect(rise).toBeGreaterThan(0);
    expect(plan.gainBeside('replace_mulch', others).points).toBe(rise);
    expect(plan.gainBeside('replace_mulch', all).points).toBe(rise);
  });

  it('gains from one action alone what that action promises', () => {
    const plan = planOf(yard);
    for (const { stepId, points } of plan.actions) {
      expect(plan.gainBeside(stepId, none).points).toBe(points);
    }
  });

  it('says with which other work the gain of an action shows that a ceiling hides alone', () => {
    let told = 0;
    fc.assert(
      fc.property(
        fc.subarray([...hazardTypeIds], { minLength: 2, maxLength: 6 }),
        fc.constantFrom(...extents),
        (types, extent) => {
          const plan = planOf({
            ...allSeen,
            observations: types.flatMap((type) =>
              directions.map((side) => observed(type, side, { extent })),
            ),
          });
          const score = (ids: readonly GuidanceStepId[]) => plan.after(new Set(ids)).hundredths;
          for (const { stepId, points, pointsWithoutCeiling } of plan.actions) {
            const gain = plan.gainWithOthers(stepId);
            if (points >= 100 || pointsWithoutCeiling < 100) expect(gain).toBeNull();
            if (gain === null) continue;
            told += 1;
            const { others } = gain;
            expect(others.length).toBeGreaterThan(0);
            expect(others).not.toContain(stepId);
            // Without it, that work gains at least a point less.
            expect(score([...others, stepId]) - score(others)).toBeGreaterThanOrEqual(100);
            expect(gain.points).toBe(score([...others, stepId]) - score([]));
          }
        },
      ),
      { numRuns: 40 },
    );
    expect(told).toBeGreaterThan(0);
  });

  it('does not count an action whose hazards are gone', () => {
    const plan = planOf(yard);
    expect(plan.after(new Set(['replace_roof']))).toEqual(plan.after(none));
  });

  it('says how far the next band is', () => {
    const plan = planOf(yard);
    const { score, nextBand } = plan.after(none);
    expect(score).toBeLessThan(100);
    expect(nextBand).toEqual(score >= 80 ? null : { band: 'excellent', points: 80 - score });
  });
});
