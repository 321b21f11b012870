import { expect, it } from 'vitest';
import { computeFigures, nothingKnown, type Dispute, type ScoreInput } from '../scoring/index.ts';
import { lookAt, observed } from '../scoring/fixtures.ts';
import { pointsRegained } from './points-regained.ts';

const mulch = observed('zone0_combustible_mulch', 'north', { photoId: 'before' });
const gutters = observed('gutter_debris', null, { photoId: 'roof' });
const before: ScoreInput = {
  ...nothingKnown,
  photos: [
    { ...lookAt('north'), photoId: 'before' },
    {
      ...lookAt('north'),
      photoId: 'after',
      comparison: {
        beforePhotoId: 'before',
        place: 'same',
        gone: ['zone0_combustible_mulch'],
        there: [],
      },
    },
    { ...lookAt('north'), photoId: 'roof' },
  ],
  observations: [mulch, gutters],
};
const fixed: Dispute = {
  id: 'fixed',
  hazardType: 'gutter_debris',
  photoIds: ['roof'],
  questionIds: [],
  kind: 'already_fixed',
  whose: null,
  reason: 'Done.',
};
const done: ScoreInput = {
  ...before,
  afterPhotos: [
    { photoId: 'after', beforePhotoIds: ['before'], hazardTypes: ['zone0_combustible_mulch'] },
  ],
  disputes: [fixed],
};
const all = new Set(['replace_mulch', 'clean_roof_and_gutters'] as const);

it('all that is done together gives back the difference of the scores as shown', () => {
  const score = (input: ScoreInput) => computeFigures(input).score;
  expect(pointsRegained(done, all)).toBe(score(done) - score(before));
  expect(pointsRegained(done, all)).toBeGreaterThan(0);
});

it.each(['replace_mulch', 'clean_roof_and_gutters'] as const)('%s gives back its own', (stepId) => {
  const alone = pointsRegained(done, new Set([stepId]));
  expect(alone).toBeGreaterThan(0);
  expect(alone).toBeLessThan(pointsRegained(done, all));
});

it('what nothing settled gives back nothing', () => {
  expect(pointsRegained(before, all)).toBe(0);
  expect(pointsRegained(done, new Set(['move_firewood']))).toBe(0);
});
