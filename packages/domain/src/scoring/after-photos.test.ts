import { expect, it } from 'vitest';
import type { HazardTypeId } from '../hazards/index.ts';
import { lookAt, observed, scoreExactly } from './fixtures.ts';
import {
  nothingKnown,
  type AfterPhoto,
  type PhotoComparison,
  type PhotoCoverage,
  type ScoreInput,
} from './input.ts';

const mulch: HazardTypeId = 'zone0_combustible_mulch';
const firewood: HazardTypeId = 'zone0_firewood_lumber';

const before = { ...lookAt('north'), photoId: 'before' };
const samePlace: PhotoComparison = {
  beforePhotoId: 'before',
  place: 'same',
  gone: [mulch],
  there: [],
};
const after: PhotoCoverage = { ...lookAt('north'), photoId: 'after', comparison: samePlace };
const seenBefore = observed(mulch, 'north', { photoId: 'before' });
const seenAfter = observed(mulch, 'north', { photoId: 'after' });
const repeat: AfterPhoto = {
  photoId: 'after',
  beforePhotoIds: ['before'],
  hazardTypes: [mulch],
};

const home = (changes: Partial<ScoreInput> = {}): ScoreInput => ({
  ...nothingKnown,
  photos: [before, after],
  observations: [seenBefore],
  afterPhotos: [repeat],
  ...changes,
});

const scoreOf = (changes: Partial<ScoreInput> = {}) => scoreExactly(home(changes));
const hazardsOf = ({ rows }: ReturnType<typeof scoreExactly>) =>
  rows.flatMap((row) => (row.kind === 'hazard' ? row.hazard_type : []));
const withoutRepeat = scoreOf({ afterPhotos: [] });
const verdicts = (changes: Partial<ScoreInput>) =>
  scoreOf(changes).after_photos.map(({ hazard_type: type, verdict }) => [type, verdict]);

it('an after-photo without the hazard gives its points back', () => {
  const result = scoreOf();
  expect(result.score).toBeGreaterThan(withoutRepeat.score);
  expect(hazardsOf(result)).toEqual([]);
});

it('an after-photo from before the hazard was known confirms nothing', () => {
  const old = { ...repeat, tooOldFor: [mulch] };
  const result = scoreOf({ afterPhotos: [old] });
  expect(result.after_photos).toMatchObject([{ image_id: 'after', verdict: 'too_old' }]);
  expect(result.score).toBe(withoutRepeat.score);
  expect(verdicts({ afterPhotos: [{ ...repeat, tooOldFor: [firewood] }] })).toEqual([
    [mulch, 'confirmed'],
  ]);
  expect(verdicts({ afterPhotos: [old], observations: [seenBefore, seenAfter] })).toEqual([
    [mulch, 'still_seen'],
  ]);
});

it('an after-photo without the hazard is named as confirming that it is gone', () => {
  expect(scoreOf().after_photos).toMatchObject([
    {
      hazard_type: mulch,
      sides: ['north'],
      image_id: 'after',
      verdict: 'confirmed',
      evidence: [{ image_id: 'before' }],
      still_seen: [],
    },
  ]);
});

it('what was seen gone is no correction of the owner', () => {
  expect(scoreOf().as_seen.score).toBe(scoreOf().score);
});

it('an after-photo with the hazard in it settles nothing', () => {
  const result = scoreOf({ observations: [seenBefore, seenAfter] });
  expect(result.hundredths).toBe(withoutRepeat.hundredths);
});

it('an after-photo with the hazard in it is named as still showing it', () => {
  const result = scoreOf({ observations: [seenBefore, seenAfter] });
  expect(result.after_photos).toMatchObject([
    { verdict: 'still_seen', still_seen: [{ image_id: 'after' }] },
  ]);
});

it.each<[string, Partial<typeof after>]>([
  ['unusable', { usable: false }],
  ['not_shown', { side: 'south' }],
  ['not_shown', { areasInView: ['roof'] }],
  ['not_judged', { judges: [] }],
  ['not_judged', { areas: [], areasInView: [] }],
  ['not_shown', { comparison: { ...samePlace, place: 'other' } }],
  ['not_shown', { comparison: { ...samePlace, place: 'unclear' } }],
  ['not_judged', { comparison: { ...samePlace, gone: [firewood] } }],
  ['still_seen', { comparison: { ...samePlace, there: [mulch] } }],
  ['not_judged', { comparison: undefined }],
  ['not_judged', { comparison: { ...samePlace, beforePhotoId: 'elsewhere' } }],
])('an after-photo settles nothing if it is %s: %o', (verdict, changes) => {
  const photos = [before, { ...after, ...changes }];
  const afterPhotos = [repeat];
  expect(verdicts({ photos, afterPhotos })).toEqual([[mulch, verdict]]);
  expect(scoreOf({ photos }).hundredths).toBe(scoreOf({ photos, afterPhotos: [] }).hundredths);
});

it('an after-photo that doesn’t count, because no home is in it, settles nothing', () => {
  expect(verdicts({ photos: [before] })).toEqual([[mulch, 'not_shown']]);
});

it('only what the owner says was removed is settled', () => {
  const observations = [seenBefore, observed(firewood, 'north', { photoId: 'before' })];
  expect(hazardsOf(scoreOf({ observations }))).toEqual([firewood]);
});

it('only the photo that it repeats is settled', () => {
  const elsewhere = observed(mulch, 'north', { photoId: 'elsewhere' });
  expect(scoreOf({ observations: [seenBefore, elsewhere] }).hundredths).toBe(
    withoutRepeat.hundredths,
  );
});

it('a second try settles the first one, too', () => {
  const again = { ...repeat, photoId: 'again', beforePhotoIds: ['before', 'after'] };
  const photos = [before, after, { ...after, photoId: 'again' }];
  const result = scoreOf({
    photos,
    observations: [seenBefore, seenAfter],
    afterPhotos: [repeat, again],
  });
  expect(hazardsOf(result)).toEqual([]);
});

it('settles the yes that the owner said of the photo before', () => {
  const answers = [
    {
      questionId: 'mulch_at_wall',
      side: 'north',
      answer: 'yes',
      photo: { photoId: 'before', area: null, box: null },
    },
  ] as const;
  const result = scoreOf({ answers });
  expect(hazardsOf(result)).toEqual([]);
  expect(result.disagreements).toEqual([]);
});

it('says nothing of a photo that was only taken while answering', () => {
  const answers = [
    {
      questionId: 'mulch_at_wall',
      side: 'north',
      answer: 'yes',
      photo: { photoId: 'before', area: null, box: null },
    },
  ] as const;
  const result = scoreOf({ observations: [], answers });
  expect(hazardsOf(result)).toEqual([mulch]);
  expect(result.after_photos).toEqual([]);
});

it('leaves a yes that was said without that photo', () => {
  const answers = [{ questionId: 'mulch_at_wall', side: 'north', answer: 'yes' }] as const;
  expect(hazardsOf(scoreOf({ answers }))).toEqual([mulch]);
});

it('keeps what an owner who disputed the finding had seen', () => {
  const disputes = [
    {
      id: 'dispute',
      hazardType: mulch,
      kind: 'not_there',
      photoIds: ['before'],
      questionIds: [],
      reason: '',
      whose: null,
    },
  ] as const;
  const photos = [{ ...after, side: null }];
  const disputed = scoreOf({ photos, disputes, afterPhotos: [] });
  expect(scoreOf({ photos, disputes }).hundredths).toBe(disputed.hundredths);
});
