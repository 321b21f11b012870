import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hazardTypeIds } from '../hazards/index.ts';
import { amountsOf, questionById, type AnswerAmount } from '../owner-answers/index.ts';
import { directions } from '../zones/index.ts';
import {
  anAfterPhoto,
  anAnswer,
  aLook,
  anInput,
  anObservation,
  anUndisputedInput,
  timesAsked,
} from './arbitraries.ts';
import { bandOf, computeFigures } from './figures.ts';
import { allSeen, lookAt } from './fixtures.ts';
import { nothingKnown, type ScoreInput } from './input.ts';
import type { Observation } from '../observations/index.ts';

const runs = { numRuns: timesAsked(60) };

const withMore = (input: ScoreInput, ...more: Observation[]): ScoreInput => ({
  ...input,
  observations: [...input.observations, ...more],
});

/** Asserts that the second figures are nowhere above the first. */
function expectNotAbove(before: ScoreInput, after: ScoreInput): void {
  const [first, second] = [computeFigures(before), computeFigures(after)];
  expect(second.hundredths).toBeLessThanOrEqual(first.hundredths);
  expect(second.range.lowHundredths).toBeLessThanOrEqual(first.range.lowHundredths);
  expect(second.range.highHundredths).toBeLessThanOrEqual(first.range.highHundredths);
}

describe('the score of any home', { timeout: 60_000 }, () => {
  it('is a whole number from 0 to 100 within its range', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const { score, hundredths, range, band } = computeFigures(input);
        expect(range.lowHundredths).toBeGreaterThanOrEqual(0);
        expect(range.lowHundredths).toBeLessThanOrEqual(hundredths);
        expect(hundredths).toBeLessThanOrEqual(range.highHundredths);
        expect(range.highHundredths).toBeLessThanOrEqual(10_000);
        expect(range.low).toBeLessThanOrEqual(score);
        expect(score).toBeLessThanOrEqual(range.high);
        expect(Number.isInteger(hundredths)).toBe(true);
        expect(score).toBe(Math.floor(hundredths / 100));
        expect(band).toBe(bandOf(score));
      }),
      runs,
    );
  });

  it('is 100 when everything was seen without a hazard, of which something may have been missed', () => {
    const { score, range } = computeFigures(allSeen);
    expect({ score, high: range.high }).toEqual({ score: 100, high: 100 });
    expect(range.low).toBeGreaterThanOrEqual(85);
    expect(range.low).toBeLessThanOrEqual(94);
  });

  it('is below 100 when nothing was seen', () => {
    expect(computeFigures(nothingKnown).score).toBeLessThan(100);
  });

  it('never rises when a hazard is added', () => {
    fc.assert(
      fc.property(anUndisputedInput, anObservation, (input, hazard) => {
        // One that an after-photo shows gone is work done, and its place was seen clear.
        const settled = new Set<string | null>(
          input.afterPhotos.flatMap((each) => each.beforePhotoIds),
        );
        fc.pre(!settled.has(hazard.photoId));
        expectNotAbove(input, withMore(input, hazard));
      }),
      runs,
    );
  });

  it('never rises when a hazard is added among disputed ones', () => {
    fc.assert(
      fc.property(anInput, anObservation, (input, hazard) => {
        expectNotAbove(input, withMore(input, { ...hazard, photoId: 'a new photo' }));
      }),
      runs,
    );
  });

  it('never rises when a hazard is surer, larger, nearer, worse placed or on a steeper slope', () => {
    const worse: ((hazard: Observation) => Observation)[] = [
      (hazard) => ({ ...hazard, confidence: Math.min(1, hazard.confidence + 0.1) }),
      (hazard) => ({ ...hazard, calibrated: true }),
      (hazard) => ({ ...hazard, extent: hazard.extent === 'trace' ? 'moderate' : 'extensive' }),
      (hazard) => ({ ...hazard, worstPlace: true }),
      (hazard) => ({
        ...hazard,
        distanceToStructureFt:
          hazard.distanceToStructureFt === null ? null : hazard.distanceToStructureFt / 2,
      }),
      (hazard) => ({
        ...hazard,
        slope: { percent: (hazard.slope?.percent ?? 0) + 15, downhill: true },
      }),
    ];
    fc.assert(
      fc.property(
        anUndisputedInput,
        anObservation,
        fc.constantFrom(...worse),
        (input, hazard, worsen) => {
          expectNotAbove(withMore(input, hazard), withMore(input, worsen(hazard)));
        },
      ),
      runs,
    );
  });

  it('never rises when an answer says more of it, closer or steeper, and lies between when it doesn’t say', () => {
    fc.assert(
      fc.property(anUndisputedInput, anAnswer, (any, answer) => {
        const { questionId, side } = answer;
        // The caller keeps one answer to a question and side.
        const answers = any.answers.filter(
          (each) => each.questionId !== questionId || each.side !== side,
        );
        const amounts = amountsOf(questionById(questionId), answer.answer);
        const saying = (amount: AnswerAmount | undefined): ScoreInput => ({
          ...any,
          answers: [...answers, { ...answer, amount }],
        });
        const [least, most] = amounts;
        expectNotAbove(saying(least), saying(undefined));
        expectNotAbove(saying(undefined), saying(most));
      }),
      runs,
    );
  });

  it('never falls when a photo shows a clean area, nor do the ends of its range by a fifth of a point', () => {
    fc.assert(
      fc.property(anInput, aLook, (input, look) => {
        const [before, after] = [
          computeFigures(input),
          computeFigures({ ...input, photos: [...input.photos, look] }),
        ];
        expect(after.hundredths).toBeGreaterThanOrEqual(before.hundredths);
        // What was seen may have been overlooked in other homes than those in which it was there unseen.
        expect(after.range.lowHundredths).toBeGreaterThan(before.range.lowHundredths - 20);
        expect(after.range.highHundredths).toBeGreaterThan(before.range.highHundredths - 20);
      }),
      runs,
    );
  });

  it('never falls when a photo becomes an after-photo', () => {
    fc.assert(
      fc.property(anInput, anAfterPhoto, (input, afterPhoto) => {
        const [before, after] = [
          computeFigures(input),
          computeFigures({ ...input, afterPhotos: [...input.afterPhotos, afterPhoto] }),
        ];
        expect(after.hundredths).toBeGreaterThanOrEqual(before.hundredths);
        expect(after.range.lowHundredths).toBeGreaterThanOrEqual(before.range.lowHundredths);
        expect(after.range.highHundredths).toBeGreaterThanOrEqual(before.range.highHundredths);
      }),
      runs,
    );
  });

  it('stays the same for photos that can judge nothing, are unusable, or show no known area', () => {
    const idle = aLook.chain((look) =>
      fc.constantFrom(
        { ...look, judges: [] },
        { ...look, usable: false },
        { ...look, areas: [], areasInView: [] },
      ),
    );
    fc.assert(
      fc.property(anInput, fc.array(idle, { maxLength: 5 }), (input, looks) => {
        expect(computeFigures({ ...input, photos: [...input.photos, ...looks] })).toEqual(
          computeFigures(input),
        );
      }),
      runs,
    );
  });

  it('counts a hazard in two photos of the same side once', () => {
    fc.assert(
      fc.property(anUndisputedInput, anObservation, (any, hazard) => {
        // An after-photo settles only the photo that it repeats.
        const input = { ...any, afterPhotos: [] };
        const again = { ...hazard, id: 'again', photoId: 'another photo' };
        expect(computeFigures(withMore(input, hazard, again))).toEqual(
          computeFigures(withMore(input, hazard)),
        );
      }),
      runs,
    );
  });

  it('counts a hazard of unknown side once, on the worst side', () => {
    fc.assert(
      fc.property(
        anUndisputedInput,
        anObservation,
        fc.constantFrom(...directions),
        (input, hazard, side) => {
          const known = withMore(input, { ...hazard, side });
          const unplaced = { ...hazard, id: 'unplaced', side: null, slope: null };
          const flat = { ...input, answers: [] };
          expect(computeFigures(withMore(known, { ...hazard, id: 'same', side }))).toEqual(
            computeFigures(known),
          );
          const placedFlat = { ...hazard, side, slope: null };
          expect(computeFigures(withMore(flat, placedFlat, unplaced))).toEqual(
            computeFigures(withMore(flat, placedFlat)),
          );
        },
      ),
      runs,
    );
  });

  it('treats “not sure” as no answer', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const answers = input.answers.filter(({ answer }) => answer !== 'not_sure');
        expect(computeFigures({ ...input, answers })).toEqual(computeFigures(input));
      }),
      runs,
    );
  });

  it('never falls when a finding is set aside or called a neighbor’s', () => {
    fc.assert(
      fc.property(anInput, (input) => {
        const asSeen = computeFigures({ ...input, disputes: [] });
        expect(computeFigures(input).hundredths).toBeGreaterThanOrEqual(asSeen.hundredths);
      }),
      runs,
    );
  });

  it('has no roof ceiling on the word of an uncalibrated provider alone', () => {
    fc.assert(
      fc.property(anObservation, (hazard) => {
        const roof = {
          ...hazard,
          hazardType: 'roof_combustible_covering',
          calibrated: false,
        } as const;
        const { hundredths, range } = computeFigures(withMore(allSeen, roof));
        expect(hundredths).toBeGreaterThan(5900);
        expect(range.highHundredths).toBeGreaterThan(5900);
      }),
      runs,
    );
  });

  it('refuses a confidence outside 0 to 1', () => {
    const [hazardType] = hazardTypeIds;
    fc.assert(
      fc.property(
        anObservation,
        fc.constantFrom(Number.NaN, -0.1, 1.01, 85, Infinity),
        (hazard, confidence) => {
          expect(() =>
            computeFigures(withMore(allSeen, { ...hazard, hazardType, confidence })),
          ).toThrow(RangeError);
        },
      ),
      { numRuns: timesAsked(20) },
    );
  });

  it('covers every side when every side was photographed', () => {
    const photos = directions.map(lookAt);
    expect(computeFigures({ ...nothingKnown, photos }).hundredths).toBe(10_000);
    expect(computeFigures({ ...nothingKnown, photos: photos.slice(1) }).hundredths).toBeLessThan(
      10_000,
    );
  });
});
