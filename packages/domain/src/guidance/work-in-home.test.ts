import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extents, hazardById, hazardTypeIds } from '../hazards/index.ts';
import { allSeen, observed } from '../scoring/fixtures.ts';
import { computeScore, nothingKnown, type ScoreInput } from '../scoring/index.ts';
import type { AnswerAmount, QuestionId } from '../owner-answers/index.ts';
import { directions } from '../zones/index.ts';
import { guidanceStepIds, hazardTypesOfStep, stepIdOf } from './step-of-hazard.ts';
import { guidanceSteps } from './steps.ts';
import { workInHome, type PlaceOfWork, type Work } from './work-in-home.ts';

const on = (side: PlaceOfWork['side'], extent: PlaceOfWork['extent'] = null): PlaceOfWork => ({
  side,
  extent,
});
const allSides = directions.map((side) => on(side));

const anExtent = fc.constantFrom(null, ...extents);
const aPlace = fc.record({
  side: fc.constantFrom(...directions, 'unknown' as const),
  extent: anExtent,
});

/** Low cost, high cost, low hours, high hours. */
const figuresOf = ({ costUsd, hours }: Work) => [costUsd.low, costUsd.high, hours.low, hours.high];

const grew = (before: Work, after: Work) =>
  figuresOf(after).every((figure, index) => figure >= (figuresOf(before)[index] ?? 0));

describe('what a step takes in a home', () => {
  it('is four times as much for plants at all four walls as for those at one', () => {
    expect(workInHome('clear_plants_at_wall', [on('north')])).toEqual({
      costUsd: { low: 0, high: 750 },
      hours: { low: 2, high: 6 },
      forEachSide: false,
    });
    expect(workInHome('clear_plants_at_wall', allSides)).toEqual({
      costUsd: { low: 0, high: 3000 },
      hours: { low: 8, high: 24 },
      forEachSide: false,
    });
  });

  it('is the same wherever it is done once for the whole home', () => {
    expect(workInHome('replace_siding', [on('whole_house', 'trace')])).toMatchObject({
      costUsd: guidanceSteps.replace_siding.costUsd,
    });
    expect(figuresOf(workInHome('thin_brush', allSides))).toEqual(
      figuresOf(workInHome('thin_brush', [on('north')])),
    );
  });

  it('is less where there is a little, and not the least where there is a lot', () => {
    const costFor = (extent: PlaceOfWork['extent']) =>
      workInHome('replace_mulch', [on('north', extent)]).costUsd;
    expect(costFor('trace')).toEqual({ low: 125, high: 438 });
    expect(costFor('extensive')).toEqual({ low: 438, high: 750 });
    expect(costFor('moderate')).toEqual(costFor(null));
  });

  it('is said for each side where no side is known, and without a home', () => {
    expect(workInHome('move_firewood', [])).toEqual(workInHome('move_firewood', [on('unknown')]));
    expect(workInHome('move_firewood', []).forEachSide).toBe(true);
    expect(workInHome('move_firewood', [on('unknown'), on('east')]).forEachSide).toBe(false);
    expect(workInHome('replace_roof', []).forEachSide).toBe(false);
  });

  it('never shrinks when another side is found', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...guidanceStepIds),
        fc.uniqueArray(aPlace, { selector: ({ side }) => side, minLength: 1 }),
        (stepId, places) => {
          const [, ...fewer] = places;
          const before = workInHome(stepId, fewer.length === 0 ? places : fewer);
          expect(grew(before, workInHome(stepId, places))).toBe(true);
        },
      ),
    );
  });

  it('grows with each known side, if it is done by side', () => {
    for (const stepId of guidanceStepIds) {
      const highest = directions.map(
        (_, index) => workInHome(stepId, allSides.slice(0, index + 1)).costUsd.high,
      );
      const one = highest[0] ?? 0;
      const { per } = guidanceSteps[stepId];
      expect(highest, stepId).toEqual(
        directions.map((_, index) => (per === 'side' ? one * (index + 1) : one)),
      );
    }
  });

  it('is by side only where all of its hazards are', () => {
    for (const stepId of guidanceStepIds) {
      if (guidanceSteps[stepId].per === 'home') continue;
      for (const type of hazardTypesOfStep(stepId)) {
        expect(hazardById(type).counted, type).toBe('per_side');
      }
    }
  });

  it('is that of the sides found in the home’s result', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...hazardTypeIds.filter((type) => hazardById(type).removable !== 'no')),
        fc.subarray([...directions], { minLength: 1 }),
        (type, sides) => {
          const observations = sides.map((side) => observed(type, side, { extent: 'moderate' }));
          const [action] = computeScore({ ...allSeen, observations }).actions.in_order;
          const counted =
            hazardById(type).counted === 'per_side' ? sides : (['whole_house'] as const);
          const work = workInHome(
            stepIdOf(type),
            counted.map((side) => on(side)),
          );
          expect(action).toMatchObject({
            hazard_types: [type],
            cost_usd: work.costUsd,
            hours: work.hours,
            for_each_side: work.forEachSide,
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is by the extent that a photo shows or the owner says, not by one that nobody told', () => {
    const costOf = (input: Partial<ScoreInput>) =>
      computeScore({ ...nothingKnown, ...input }).actions.in_order[0]?.cost_usd;
    const said = (questionId: QuestionId, amount?: AnswerAmount) =>
      costOf({ answers: [{ questionId, side: 'east', answer: 'yes', amount }] });
    const trace = observed('zone0_vegetation', 'east', { extent: 'trace' });
    expect(costOf({ observations: [trace] })).toEqual({ low: 0, high: 375 });
    expect(said('plants_at_wall', 'a_little')).toEqual({ low: 0, high: 375 });
    expect(said('plants_at_wall', 'a_lot')).toEqual({ low: 375, high: 750 });
    expect(said('plants_at_wall')).toEqual({ low: 0, high: 750 });
    // Bark counts in full, but nobody said how much there is.
    expect(said('mulch_at_wall')).toEqual({ low: 125, high: 750 });
  });

  it('leaves out a side where somebody else decides', () => {
    const observations = directions.map((side) =>
      observed('zone0_vegetation', side, { photoId: side, extent: 'moderate' }),
    );
    const dispute = {
      id: 'd1',
      hazardType: 'zone0_vegetation',
      photoIds: ['west'],
      questionIds: [],
      kind: 'not_mine',
      whose: 'landlord_or_association',
      reason: 'The association gardens there.',
    } as const;
    const [action] = computeScore({ ...allSeen, observations, disputes: [dispute] }).actions
      .in_order;
    expect(action?.cost_usd).toEqual({ low: 0, high: 2250 });
  });
});
