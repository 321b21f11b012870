import { expect, it } from 'vitest';
import { hazardTypeIds } from '../hazards/index.ts';
import { lookAt, observed } from './fixtures.ts';
import { nothingKnown, type PhotoCoverage, type ScoreInput } from './input.ts';
import { computeScore } from './score.ts';
import { disputesByWork } from './work-disputes.ts';

const mulch = 'zone0_combustible_mulch';
const before = { ...lookAt('north'), photoId: 'before' };
const later = { ...lookAt('north'), photoId: 'later' };
const yes = { questionId: 'mulch_at_wall', side: 'south', answer: 'yes' } as const;

const home: ScoreInput = {
  ...nothingKnown,
  photos: [before],
  observations: [observed(mulch, 'north', { photoId: 'before' })],
  answers: [yes],
};

const known = {
  photoIds: ['before'],
  answers: [{ questionId: 'mulch_at_wall', side: 'south' }],
} as const;

const done: ScoreInput = { ...home, disputes: disputesByWork('replace_mulch', known) };

const hazardsOf = (input: ScoreInput) =>
  computeScore(input).rows.flatMap((row) => (row.kind === 'hazard' ? row.hazard_type : []));

it('work that its owner says is done gives its points back, seen or told', () => {
  expect(hazardsOf(done)).toEqual([]);
  expect(computeScore(done).score).toBeGreaterThan(computeScore(home).score);
});

it('is the owner’s word: the score as seen is without it', () => {
  expect(computeScore(done).as_seen.score).toBe(computeScore(home).score);
  expect(computeScore(done).set_aside).toMatchObject([
    { hazard_type: mulch, kind: 'already_fixed', dispute_id: null, answer: null },
  ]);
});

it('contradicts no photo that looks clear', () => {
  const clear = { ...lookAt('south'), photoId: 'clear', judges: [...hazardTypeIds] };
  const photos = [before, clear];
  expect(computeScore({ ...home, photos }).disagreements).not.toEqual([]);
  expect(computeScore({ ...done, photos }).disagreements).toEqual([]);
});

it('what a later photo shows is new, and counts', () => {
  const observations = [...home.observations, observed(mulch, 'north', { photoId: 'later' })];
  expect(hazardsOf({ ...done, photos: [before, later], observations })).toEqual([mulch]);
});

it('what is answered later of another side is new, and counts', () => {
  expect(hazardsOf({ ...done, answers: [yes, { ...yes, side: 'west' }] })).toEqual([mulch]);
});

it('says nothing of hazards that other work removes', () => {
  const firewood = observed('zone0_firewood_lumber', 'north', { photoId: 'before' });
  const observations = [...home.observations, firewood];
  expect(hazardsOf({ ...done, observations })).toEqual(['zone0_firewood_lumber']);
});

it('a photo that confirms it outweighs the word', () => {
  const after: PhotoCoverage = {
    ...lookAt('north'),
    photoId: 'after',
    comparison: { beforePhotoId: 'before', place: 'same', gone: [mulch], there: [] },
  };
  const result = computeScore({
    ...done,
    answers: [],
    photos: [before, after],
    afterPhotos: [{ photoId: 'after', beforePhotoIds: ['before'], hazardTypes: [mulch] }],
  });
  expect(result.set_aside).toEqual([]);
  expect(result.after_photos).toMatchObject([{ verdict: 'confirmed' }]);
});
