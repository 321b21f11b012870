import { expect, it, test } from 'vitest';
import type { HazardRow } from '../scoring/result.ts';
import { evidenceOf, hazardRow } from '../scoring/explained-fixtures.ts';
import type { AfterPhotoVerdict } from '../scoring/input.ts';
import {
  finishedWork,
  type WorkBasis,
  type WorkEvidence,
  type WorkPhoto,
} from './finished-work.ts';

const mulch = 'zone0_combustible_mulch' as const;
const done = [{ step_id: 'replace_mulch', done_on: '2026-07-02' }] as const;

type Explained = WorkEvidence<WorkPhoto>['explanation'];

const evidence = (imageId: string | null) =>
  evidenceOf({
    ...(imageId === null && { source: 'owner', question_id: 'mulch_at_wall' }),
    image_id: imageId,
    side: 'north',
  });

const finding = (...imageIds: (string | null)[]) => ({
  hazard_type: mulch,
  sides: ['north' as const],
  confidence: 0.8,
  evidence: imageIds.map(evidence),
});

const row = (...imageIds: (string | null)[]) =>
  hazardRow(mulch, { evidence: imageIds.map(evidence) });

const reading = (
  imageId: string,
  verdict: AfterPhotoVerdict,
): Explained['after_photos'][number] => ({
  ...finding('before'),
  image_id: imageId,
  verdict,
  still_seen: verdict === 'still_seen' ? [evidence(imageId)] : [],
});

/** What follows from marking work as done; or, with an id, from a dispute of a finding. */
const said = (
  imageIds: readonly (string | null)[],
  disputeId: string | null = null,
): Explained['set_aside'][number] => ({
  ...finding(...imageIds),
  dispute_id: disputeId,
  answer: null,
  kind: 'already_fixed',
  reason: disputeId === null ? '' : 'Gone since Sunday.',
});

function photo(
  imageId: string,
  minute: number,
  placement: WorkPhoto['placement'] = null,
): WorkPhoto {
  return { image_id: imageId, created_at: `2026-07-01T12:0${minute}:00.000Z`, placement };
}

const before = photo('before', 0);
const first = photo('first', 1, { repeats_image_id: 'before' });
const second = photo('second', 2, { repeats_image_id: 'first' });
const ofWork = photo('work', 3, { work_step_id: 'replace_mulch' });

const look = (imageId: string, observed = true) => ({
  image_id: imageId,
  observed,
  quality_issues: [],
});

function only(
  explanation: Partial<Explained>,
  photos: readonly WorkPhoto[] = [before],
  looks = photos.map(({ image_id: id }) => look(id)),
) {
  const all = { rows: [], after_photos: [], set_aside: [], ...explanation };
  const [work, ...others] = finishedWork({ explanation: all, looks, done, photos });
  if (work === undefined || others.length > 0) throw new Error('not one work');
  return work;
}

it.each<[string, Partial<Explained>, WorkPhoto[], WorkBasis]>([
  ['without a photo', { set_aside: [said(['before'])] }, [before], 'said'],
  ['of what only an answer told', { set_aside: [said([null])] }, [], 'said'],
  ['of what was never found', {}, [before], 'said'],
  ['with a photo of it', { set_aside: [said([null])] }, [ofWork], 'said_with_photo'],
  [
    'with an after-photo that nobody looked at',
    { set_aside: [said(['before'])] },
    [before, first],
    'said_with_photo',
  ],
  [
    'with an after-photo that can’t be judged, as without a model',
    { set_aside: [said(['before'])], after_photos: [reading('first', 'not_judged')] },
    [before, first],
    'said_with_photo',
  ],
  [
    'with an after-photo that no longer shows it',
    { after_photos: [reading('first', 'confirmed')] },
    [before, first],
    'confirmed_by_photo',
  ],
  [
    'with a second try that no longer shows it',
    { after_photos: [reading('first', 'still_seen'), reading('second', 'confirmed')] },
    [before, first, second],
    'confirmed_by_photo',
  ],
  [
    'of which a photo shows one part, and the owner says the rest',
    { set_aside: [said([null])], after_photos: [reading('first', 'confirmed')] },
    [before, first],
    'said_with_photo',
  ],
])('work done %s rests on that', (_how, explanation, photos, basis) => {
  expect(only(explanation, photos)).toMatchObject({
    basis,
    isFoundAgain: false,
    done: { done_on: '2026-07-02' },
  });
});

test('deleting the after-photo leaves the word, as before it', () => {
  expect(only({ set_aside: [said(['before'])] }).views).toMatchObject([
    { before, after: null, state: 'not_taken' },
  ]);
});

test('the newest try is shown, with what became of it', () => {
  const looks = [look('before'), look('first'), look('second', false)];
  const { views } = only({ set_aside: [said(['before'])] }, [before, first, second], looks);
  expect(views).toMatchObject([{ before, after: second, state: 'not_readable' }]);
});

test('an after-photo that still shows it counts, and is shown where', () => {
  const work = only(
    {
      rows: [row('first')],
      set_aside: [said(['before'])],
      after_photos: [reading('first', 'still_seen')],
    },
    [before, first],
  );
  expect(work).toMatchObject({
    basis: 'said_with_photo',
    isFoundAgain: true,
    views: [{ before, after: first, state: 'still_seen', stillSeen: [{ hazardType: mulch }] }],
  });
});

test('a later photo of another spot shows it again', () => {
  const work = only({ rows: [row('later')], set_aside: [said(['before'])] }, [
    before,
    photo('later', 4),
  ]);
  expect(work).toMatchObject({ basis: 'said', isFoundAgain: true });
});

test('another hazard of the same step, found since for the first time, is no finished work', () => {
  const explanation: Explained = {
    rows: [{ ...row('later'), hazard_type: 'zone1_exposed_woodpile' }],
    after_photos: [],
    set_aside: [{ ...said(['before']), hazard_type: 'zone0_firewood_lumber' }],
  };
  const work = finishedWork({
    explanation,
    looks: [],
    done: [{ step_id: 'move_firewood', done_on: '2026-07-02' }],
    photos: [before, photo('later', 4)],
  });
  expect(work).toMatchObject([
    {
      isFoundAgain: false,
      hazards: [{ hazardType: 'zone0_firewood_lumber', isFoundAgain: false }],
      views: [{ before }],
    },
  ]);
});

test('what the owner said of a finding alone is finished work without a day', () => {
  const explanation = { rows: [], after_photos: [], set_aside: [said(['before'], 'dispute')] };
  expect(
    finishedWork({ explanation, looks: [look('before')], done: [], photos: [before] }),
  ).toMatchObject([
    {
      stepId: 'replace_mulch',
      done: null,
      basis: 'said',
      hazards: [{ hazardType: mulch, reason: 'Gone since Sunday.' }],
    },
  ]);
});

test('what was said of one finding isn’t found again by what another side or hazard has', () => {
  const fixed = [said(['before'], 'dispute')];
  const worksWith = (...rows: HazardRow[]) =>
    finishedWork({
      explanation: { rows, after_photos: [], set_aside: fixed },
      looks: [],
      done: [],
      photos: [before, photo('later', 4)],
    });
  const on = (side: 'north' | 'south' | 'unknown') => ({
    ...row('later'),
    sides: [{ side, points: 3, confirmed: false, confidence: 0.8, removable: true, held_by: null }],
  });

  expect(worksWith(on('north'))).toMatchObject([{ isFoundAgain: true }]);
  expect(worksWith(on('unknown'))).toMatchObject([{ isFoundAgain: true }]);
  expect(worksWith(on('south'))).toEqual(worksWith());
});

test('a photo of the finished work goes with what was where it was taken', () => {
  const photoOf = (direction: 'north' | 'south' | null) =>
    photo('work', 3, { work_step_id: 'replace_mulch', direction });
  const withPhoto = (shown: WorkPhoto) => only({ set_aside: [said([null])] }, [shown]);
  for (const shown of [photoOf('north'), photoOf(null)]) {
    expect(withPhoto(shown).hazards).toMatchObject([{ basis: 'said_with_photo', photos: [shown] }]);
  }
  const elsewhere = photoOf('south');
  expect(withPhoto(elsewhere)).toMatchObject({
    basis: 'said_with_photo',
    hazards: [{ basis: 'said', photos: [] }],
    photos: [elsewhere],
  });

  const ofArea = (area: string | null) =>
    withPhoto(photo('work', 3, { work_step_id: 'replace_mulch', area })).hazards;
  for (const area of ['Zone 0 (0-5ft from structure)', null]) {
    expect(ofArea(area)).toMatchObject([{ basis: 'said_with_photo' }]);
  }
  expect(ofArea('Roof')).toMatchObject([{ basis: 'said', photos: [] }]);
});
