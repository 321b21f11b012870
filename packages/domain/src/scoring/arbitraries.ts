import fc from 'fast-check';
import { inject } from 'vitest';
import { extents, hazardTypeIds } from '../hazards/index.ts';
import { answerAmounts, answerValues, questionIds } from '../owner-answers/question.ts';
import { areaIds, directions } from '../zones/index.ts';
import {
  comparedPlaces,
  type AfterPhoto,
  type Dispute,
  type NotApplicable,
  type PhotoComparison,
  type PhotoCoverage,
  type ScoreInput,
} from './input.ts';
import type { Observation } from '../observations/index.ts';
import { scoreExactly } from './fixtures.ts';

/** Random inputs for the property tests. */

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times the usual number of random inputs each property is tried with: PROPERTY_RUNS, 1 without it. */
    propertyRuns: number;
  }
}

/**
 * How many inputs a property is tried with: few in every run of the tests, because each run draws others; `PROPERTY_RUNS=50 vitest
 * run --project domain` tries 50 times as many.
 */
export function timesAsked(usual: number): number {
  return usual * inject('propertyRuns');
}

/**
 * Parameters that make all properties of one file draw the same inputs, so that `scoreOnce` scores each input once. Every test
 * run draws others.
 */
export function sharedRuns(numRuns: number): fc.Parameters<unknown> {
  const [seed = 0] = fc.sample(fc.integer(), 1);
  return { numRuns: timesAsked(numRuns), seed };
}

const results = new Map<string, ReturnType<typeof scoreExactly>>();

/** The score of an input, cached because computing it takes longest. */
export function scoreOnce(input: ScoreInput): ReturnType<typeof scoreExactly> {
  const key = JSON.stringify(input);
  const result = results.get(key) ?? scoreExactly(input);
  results.set(key, result);
  return result;
}

const side = fc.option(fc.constantFrom(...directions), { nil: null });
const hazardType = fc.constantFrom(...hazardTypeIds);
const photoId = fc.constantFrom('a', 'b', 'c', 'd');
const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

export const anObservation: fc.Arbitrary<Observation> = fc
  .record({
    hazardType,
    side,
    extent: fc.constantFrom(...extents),
    distanceToStructureFt: fc.option(fc.integer({ min: 0, max: 120 }), { nil: null }),
    worstPlace: fc.boolean(),
    slope: fc.option(
      fc.record({ percent: fc.integer({ min: 0, max: 60 }), downhill: fc.boolean() }),
      {
        nil: null,
      },
    ),
    confidence: share,
    calibrated: fc.boolean(),
    photoId,
  })
  .map((observation) => ({
    ...observation,
    id: JSON.stringify(observation),
    source: 'provider',
    provider: 'random',
    questionId: null,
    area: null,
    box: null,
    explanation: '',
  }));

const aComparison: fc.Arbitrary<PhotoComparison> = fc.record({
  beforePhotoId: photoId,
  place: fc.constantFrom(...comparedPlaces),
  gone: fc.oneof(fc.constant([...hazardTypeIds]), fc.subarray([...hazardTypeIds])),
  there: fc.subarray([...hazardTypeIds], { maxLength: 3 }),
});

export const aLook: fc.Arbitrary<PhotoCoverage> = fc.record({
  photoId,
  side,
  sideFrom: fc.constantFrom('owner', 'provider'),
  areas: fc.subarray([...areaIds]),
  areasInView: fc.subarray([...areaIds]),
  usable: fc.boolean(),
  judges: fc.oneof(
    fc.constant([...hazardTypeIds]),
    fc.subarray([...hazardTypeIds]),
    fc.constant([]),
  ),
  comparison: fc.option(aComparison, { nil: undefined }),
});

export const anAnswer = fc.record({
  questionId: fc.constantFrom(...questionIds),
  side,
  answer: fc.constantFrom(...answerValues),
  amount: fc.option(fc.constantFrom(...answerAmounts), { nil: undefined }),
  photo: fc.option(
    photoId.map((id) => ({ photoId: id, area: null, box: null })),
    { nil: undefined },
  ),
});

const aDispute: fc.Arbitrary<Dispute> = fc
  .record({
    hazardType,
    photoIds: fc.subarray(['a', 'b', 'c', 'd']),
    questionIds: fc.subarray([...questionIds]),
    what: fc.constantFrom('not_there', 'already_fixed', 'neighbor', 'landlord_or_association'),
    reason: fc.constant('because'),
  })
  .map(({ what, ...dispute }) => ({
    ...dispute,
    id: JSON.stringify({ what, ...dispute }),
    kind: what === 'neighbor' || what === 'landlord_or_association' ? 'not_mine' : what,
    whose: what === 'neighbor' || what === 'landlord_or_association' ? what : null,
  }));

const aNotApplicable: fc.Arbitrary<NotApplicable> = fc.record({ hazardType, side });

export const anAfterPhoto: fc.Arbitrary<AfterPhoto> = fc.record({
  photoId,
  beforePhotoIds: fc.subarray(['a', 'b', 'c', 'd']),
  hazardTypes: fc.oneof(fc.constant([...hazardTypeIds]), fc.subarray([...hazardTypeIds])),
});

/** Any input, disputes apart. */
export const anUndisputedInput: fc.Arbitrary<ScoreInput> = fc.record({
  observations: fc.array(anObservation, { maxLength: 25 }),
  photos: fc.array(aLook, { maxLength: 6 }),
  answers: fc.array(anAnswer, { maxLength: 10 }),
  disputes: fc.constant([]),
  notApplicable: fc.array(aNotApplicable, { maxLength: 4 }),
  afterPhotos: fc.array(anAfterPhoto, { maxLength: 2 }),
});

export const anInput: fc.Arbitrary<ScoreInput> = fc
  .tuple(anUndisputedInput, fc.array(aDispute, { maxLength: 5 }))
  .map(([input, disputes]) => ({ ...input, disputes }));
