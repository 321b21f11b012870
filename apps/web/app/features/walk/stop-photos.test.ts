import type { Photo, WalkStopKind } from '@dss/domain';
import { describe, expect, test } from 'vitest';

import { ApiError } from '../../lib/api/api-error.ts';
import { keepIssues } from '../../entities/photo/saved-issues.ts';
import { notStarted, type Upload } from '../../entities/photo/upload.ts';
import { placementOf, storedPhoto } from '../../entities/photo/testing/stored-photo.ts';
import { isByThisPhone, issueAt, labeledAt, photosAt, placementAt } from './stop-photos.ts';

const back = { side: 'back', area: 'zone_0' } as const;
const created = '2026-07-01T12:00:00.000Z';
const now = Date.parse(created) + 60_000;

function stored(imageId: string, placement: Partial<Photo['placement'] & object>): Photo {
  return {
    ...storedPhoto(imageId),
    created_at: created,
    placement: placementOf({ image_id: imageId, updated_at: created, ...placement }),
  };
}

function upload(imageId: string, placement: Upload['placement']): Upload {
  return {
    refusal: null,
    ...notStarted,
    imageId,
    propertyId: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
    actionId: 'action',
    view: 'property',
    origin: 'camera',
    keptAt: now,
    position: 0,
    name: 'back.jpg',
    file: new Blob(['photo']),
    prepared: null,
    device: null,
    placement,
  };
}

const idsAt = (photos: readonly Photo[], uploads: readonly Upload[], at = now) =>
  photosAt(back, 'west', { photos, uploads, now: at }).map(({ imageId }) => imageId);

test('a photo gets its side and area from the stop', () => {
  expect(placementAt(back, 'west')).toEqual({
    direction: 'east',
    direction_said_as: 'house',
    front_faces: 'west',
    area: 'Zone 0 (0-5ft from structure)',
  });
  expect(placementAt({ side: null, area: 'roof' }, 'west').direction).toBeNull();
});

test('a photo on its way stays before a newer one that is stored already', () => {
  const here = { direction: 'east', area: 'Zone 0 (0-5ft from structure)' } as const;
  const older = { ...upload('older', placementAt(back, 'west')), keptAt: now - 30_000 };
  const newer = { ...upload('newer', placementAt(back, 'west')), keptAt: now - 20_000 };
  const storedNewer = { ...stored('newer', here), created_at: new Date(now).toISOString() };
  expect(idsAt([storedNewer], [older, newer])).toEqual(['older', 'newer']);
  expect(idsAt([storedNewer], [older])).toEqual(['older', 'newer']);
});

test('a stop has the photos of its side and area, stored and on their way, each once', () => {
  const here = { direction: 'east', area: 'Zone 0 (0-5ft from structure)' } as const;
  const photos = [
    stored('one', here),
    stored('another side', { ...here, direction: 'west' }),
    stored('another area', { ...here, area: 'Roof' }),
    stored('unlabeled', {}),
  ];
  const uploads = [
    upload('one', placementAt(back, 'west')),
    upload('two', placementAt(back, 'west')),
    upload('elsewhere', null),
  ];
  expect(idsAt(photos, uploads)).toEqual(['one', 'two']);
});

test('a photo on its way stays with its side of the house when the front turns', () => {
  expect(idsAt([], [upload('taken before', placementAt(back, 'north'))])).toEqual(['taken before']);
  const besideIt = placementAt({ ...back, side: 'left' }, 'north');
  expect(idsAt([], [upload('of another side', besideIt)])).toEqual([]);
});

test('a photo stays at its stop while the server has it without its label', () => {
  const unplaced = (imageId: string) => ({ ...stored(imageId, {}), placement: null });
  const photos = [unplaced('sent'), unplaced('of another stop'), unplaced('of another page')];
  for (const state of [{ kind: 'sending', percent: 0 }, { kind: 'stored' }] as const) {
    const sent = { ...upload('sent', placementAt(back, 'west')), state };
    const front = { ...back, side: 'front' } as const;
    const elsewhere = { ...upload('of another stop', placementAt(front, 'west')), state };
    expect(idsAt(photos, [sent, elsewhere])).toEqual(['sent']);
    const moved = stored('sent', { direction: 'west', area: 'Roof' });
    expect(idsAt([moved], [sent])).toEqual([]);
  }
});

test('photos of an earlier walk are no evidence for an answer given now', () => {
  const old = stored('old', { direction: 'east', area: 'Zone 0 (0-5ft from structure)' });
  expect(idsAt([old], [], now + 13 * 60 * 60 * 1000)).toEqual([]);
});

test('a photo of the side that was labeled before is shown where none was taken', () => {
  const wall = { ...back, kind: 'wall' } as const;
  const east = { direction: 'east', area: null } as const;
  const photos = [
    stored('whole side', east),
    stored('another side', { ...east, direction: 'west' }),
    stored('its roof', { ...east, area: 'Roof' }),
    stored('its yard', { ...east, area: 'Zone 1 (5-30ft)' }),
    stored('of nobody knows what', {}),
  ];
  const shown = (taken: readonly string[], at = now) =>
    labeledAt(wall, 'west', { photos, taken, now: at })?.imageId ?? null;
  expect(shown([])).toBe('whole side');
  expect(shown(['whole side'])).toBeNull();
  expect(shown([], now + 200 * 24 * 60 * 60 * 1000)).toBeNull();
});

test('a stop of the home as a whole shows no labeled photo that may be of something else', () => {
  const photos = [
    stored('left yard', { direction: 'south', area: 'Zone 1 (5-30ft)' }),
    stored('left wall', { direction: 'south', area: 'Siding' }),
    stored('roof', { direction: 'south', area: 'Roof' }),
  ];
  const shown = (kind: WalkStopKind, among = photos) =>
    labeledAt({ kind, side: null }, 'west', { photos: among, taken: [], now })?.imageId ?? null;
  expect(shown('roof')).toBe('roof');
  expect(shown('walls')).toBe('left wall');
  expect(shown('attached')).toBeNull();
  expect(shown('grounds')).toBeNull();
  expect(shown('street')).toBeNull();
  expect(shown('grounds', [stored('yard', { area: 'Zone 1 (5-30ft)' })])).toBe('yard');
});

describe('a photo that was not stored', () => {
  const failed = (kind: 'failed' | 'refused'): Upload => {
    const retryable = kind === 'failed';
    const error = new ApiError('other', 'No', { status: retryable ? 503 : 415, retryable });
    return { ...upload('failed', placementAt(back, 'west')), state: { kind, error } };
  };

  test('is none of its stop if the server refused it', () => {
    expect(idsAt([], [failed('refused')])).toEqual([]);
  });

  test('is one of its stop if it waits', () => {
    expect(idsAt([], [failed('failed')])).toEqual(['failed']);
  });
});

test('why a photo is worth taking again is known after a reload of the tab', () => {
  keepIssues('dark', ['too_dark', 'tilted']);
  const photos = [
    { imageId: 'dark', photo: stored('dark', {}) },
    { imageId: 'good', photo: stored('good', {}) },
  ];
  expect(issueAt({ kind: 'wall' }, photos.slice(0, 1), [])).toBe('too_dark');
  expect(issueAt({ kind: 'wall' }, photos, [])).toBeNull();
});

test('without a connection, a stored photo that this page sent is shown from its own file', () => {
  const sent = { ...upload('sent', placementAt(back, 'west')), state: { kind: 'stored' } as const };
  const here = { direction: 'east', area: 'Zone 0 (0-5ft from structure)' } as const;
  const photos = [stored('earlier', here), stored('sent', here)];
  const shown = photosAt(back, 'west', { photos, uploads: [sent], now });
  expect(shown.map((each) => ('photo' in each ? each.file : 'upload'))).toEqual([null, sent.file]);
});

describe('a phone that was let in', () => {
  const photo = stored('front', {});

  test('marks no photos of others', () => {
    expect(isByThisPhone({ imageId: 'front', photo })).toBe(false);
  });

  test('marks its own photos', () => {
    const file = new Blob(['photo']);
    expect(isByThisPhone({ imageId: 'front', photo, file })).toBe(true);
    expect(isByThisPhone({ imageId: 'front', upload: upload('front', null) })).toBe(true);
  });

  test('marks its own photos after a reload, too', () => {
    const own = { ...photo, added_by_this_phone: true } as const;
    expect(isByThisPhone({ imageId: 'front', photo: own })).toBe(true);
  });
});
