import type { Analysis, ActionPlan, ExplanationHazardRow, Photo } from '@dss/domain';
import { expect, test } from 'vitest';

import { storedPhoto } from '../photos/testing/stored-photo.ts';
import { canSayGone, doneItems, waitsForAfterPhoto, type AnalyzedHome } from './done-actions.ts';

const mulch = 'zone0_combustible_mulch';
const plan: ActionPlan = {
  step_ids: ['replace_mulch'],
  done: [{ step_id: 'replace_mulch', done_on: '2026-07-02', cost_usd: null, note: null }],
};

type Reading = Analysis['explanation']['after_photos'][number];
type Explained = AnalyzedHome['explanation'];

const evidence = (imageId: string | null): Reading['evidence'][number] => ({
  source: 'provider',
  provider: 'test',
  image_id: imageId,
  stop_image_id: null,
  question_id: imageId === null ? 'mulch_at_wall' : null,
  side: 'north',
  box: null,
  confidence: 0.8,
  explanation: 'Bark.',
});

const row = (...imageIds: (string | null)[]): ExplanationHazardRow => ({
  kind: 'hazard',
  hazard_type: mulch,
  domain: 'zone_0',
  sides: [],
  points: 3,
  fix_only: 3,
  removable: true,
  confirmed: false,
  confidence: 0.8,
  evidence: imageIds.map(evidence),
  notes: [],
  held_by: null,
});

const reading = (imageId: string, verdict: Reading['verdict']): Reading => ({
  hazard_type: mulch,
  sides: ['north'],
  confidence: 0.8,
  evidence: [evidence('before')],
  image_id: imageId,
  verdict,
  still_seen: verdict === 'still_seen' ? [evidence(imageId)] : [],
});

const look = (imageId: string, observed = true): Analysis['photos'][number] => ({
  image_id: imageId,
  observed,
  error: observed ? null : 'no',
  quality_issues: [],
  not_counted: null,
  provider: 'test',
});

function photo(imageId: string, repeats: string | null, minute: number): Photo {
  return {
    ...storedPhoto(imageId),
    created_at: `2026-07-01T12:0${minute}:00.000Z`,
    placement: {
      id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c005',
      property_id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
      image_id: imageId,
      x_rel: null,
      y_rel: null,
      lat: null,
      lng: null,
      caption: null,
      direction: 'north',
      direction_said_as: 'compass',
      area: 'Zone 0 (0-5 ft)',
      name: null,
      repeats_image_id: repeats,
      updated_at: '2026-07-01T12:00:00.000Z',
    },
  };
}

const before = photo('before', null, 0);
const first = photo('first', 'before', 1);
const second = photo('second', 'first', 2);

function only(
  explanation: Partial<Explained>,
  photos: readonly Photo[] = [before],
  looks = photos.map(({ image_id: id }) => look(id)),
) {
  const analysis = {
    explanation: { rows: [], after_photos: [], set_aside: [], ...explanation },
    photos: looks,
  };
  const [item] = doneItems(plan, analysis, photos);
  if (item === undefined) throw new Error('nothing is done');
  return item;
}

test('a done action asks for a repeat of the photo that shows it', () => {
  const item = only({ rows: [row('before')] });
  expect(item).toMatchObject({
    state: 'open',
    beforePhotos: [{ photo: before, after: null, state: 'not_taken' }],
  });
  expect(waitsForAfterPhoto(item)).toBe(true);
  expect(canSayGone(item)).toBe(false);
});

test('a repeat waits until somebody has looked at it', () => {
  const item = only({ rows: [row('before')] }, [before, first], [look('before')]);
  expect(item.beforePhotos).toMatchObject([{ after: first, state: 'not_looked_at' }]);
  expect(waitsForAfterPhoto(item)).toBe(false);
  expect(canSayGone(item)).toBe(false);
});

test('a repeat that couldn’t be looked at leaves the owner’s word', () => {
  const looks = [look('before'), look('first', false)];
  const item = only({ rows: [row('before')] }, [before, first], looks);
  expect(item.beforePhotos).toMatchObject([{ state: 'not_readable' }]);
  expect(canSayGone(item)).toBe(true);
});

test('where the hazard is still seen, the owner’s word is about both photos', () => {
  const item = only(
    { rows: [row('before', 'first')], after_photos: [reading('first', 'still_seen')] },
    [before, first],
  );
  expect(item.beforePhotos).toMatchObject([
    { photo: before, state: 'still_seen', stillSeen: [{ hazardType: mulch }] },
  ]);
  expect(item.findings).toEqual([
    { hazardType: mulch, imageIds: ['before', 'first'], questionIds: [] },
  ]);
  expect(canSayGone(item)).toBe(true);
});

test('the newest try counts', () => {
  const item = only(
    { after_photos: [reading('first', 'still_seen'), reading('second', 'confirmed')] },
    [before, first, second],
  );
  expect(item).toMatchObject({
    state: 'confirmed',
    beforePhotos: [{ photo: before, after: second, state: 'confirmed', stillSeen: [] }],
  });
});

test('what is known from an answer alone takes the owner’s word', () => {
  const item = only({ rows: [row(null)] });
  expect(item.beforePhotos).toEqual([]);
  expect(item.findings).toEqual([
    { hazardType: mulch, imageIds: [], questionIds: ['mulch_at_wall'] },
  ]);
  expect(canSayGone(item)).toBe(true);
});

test('the owner’s word is shown with the dispute that takes it back', () => {
  const item = only({
    set_aside: [
      {
        hazard_type: mulch,
        sides: ['north'],
        confidence: 0.8,
        evidence: [evidence('before')],
        dispute_id: 'd',
        answer: null,
        kind: 'already_fixed',
        reason: 'Gone.',
      },
    ],
  });
  expect(item).toMatchObject({ state: 'said', disputeIds: ['d'] });
});

test('what isn’t found anymore for another reason is gone', () => {
  expect(only({})).toMatchObject({ state: 'gone', beforePhotos: [] });
});
