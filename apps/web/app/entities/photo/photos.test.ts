import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';

import {
  changePhotos,
  photosQuery,
  renewalDelay,
  renewalMarginMs,
  shortestRenewalMs,
  shortPhotoName,
  sortAsChosen,
  withPhoto,
} from './photos.ts';
import { storedPhoto } from './testing/stored-photo.ts';

const propertyId = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';
const { queryKey } = photosQuery(propertyId);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a newly stored photo', () => {
  test('joins the loaded list', () => {
    const client = new QueryClient();
    client.setQueryData(queryKey, [storedPhoto('front')]);

    changePhotos(client, propertyId, (photos) => withPhoto(photos, storedPhoto('back')));
    expect(client.getQueryData(queryKey)?.map(({ image_id: id }) => id)).toEqual(['front', 'back']);
  });

  test('is not taken for the whole list when none is loaded', async () => {
    vi.stubGlobal('location', new URL('http://localhost/property/p'));
    vi.stubGlobal('fetch', async () =>
      Response.json({ photos: [storedPhoto('front'), storedPhoto('back')] }),
    );
    const client = new QueryClient();

    changePhotos(client, propertyId, (photos) => withPhoto(photos, storedPhoto('back')));
    expect(await client.ensureQueryData(photosQuery(propertyId))).toHaveLength(2);
  });
});

test('a list whose first read began before a change was saved is read again', async () => {
  vi.stubGlobal('location', new URL('http://localhost/property/p'));
  const replies: ((photos: readonly unknown[]) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        replies.push((photos) => resolve(Response.json({ photos })));
      }),
  );
  const client = new QueryClient();
  const stop = new QueryObserver(client, photosQuery(propertyId)).subscribe(() => {});
  await vi.waitFor(() => expect(replies).toHaveLength(1));

  changePhotos(client, propertyId, (photos) => withPhoto(photos, storedPhoto('back')));
  replies[0]?.([storedPhoto('front')]);
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  replies[1]?.([storedPhoto('front'), storedPhoto('back')]);
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toHaveLength(2));
  stop();
});

test('a list that was read before a change was saved doesn’t undo it', async () => {
  vi.stubGlobal('location', new URL('http://localhost/property/p'));
  const answers: ((photos: readonly unknown[]) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answers.push((photos) => resolve(Response.json({ photos })));
      }),
  );
  const client = new QueryClient();
  client.setQueryData(queryKey, [storedPhoto('front')]);
  const firstRead = client.fetchQuery({ ...photosQuery(propertyId), staleTime: 0 });
  await vi.waitFor(() => expect(answers).toHaveLength(1));

  changePhotos(client, propertyId, (photos) => withPhoto(photos, storedPhoto('back')));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  const shown = () => client.getQueryData(queryKey)?.map(({ image_id: id }) => id);
  answers[0]?.([storedPhoto('front')]);
  await vi.waitFor(() => expect(shown()).toEqual(['front', 'back']));
  answers[1]?.([storedPhoto('front'), storedPhoto('back'), storedPhoto('left')]);
  await vi.waitFor(() => expect(shown()).toEqual(['front', 'back', 'left']));
  await firstRead;
});

describe('photo addresses', () => {
  const now = Date.parse('2026-07-01T12:00:00Z');
  const expiring = (...minutes: number[]) =>
    minutes.map((minute) => ({ urls_expire_at: new Date(now + minute * 60_000).toISOString() }));

  test('that last an hour are renewed five minutes before they expire', () => {
    expect(renewalDelay(expiring(60), now)).toBe(60 * 60_000 - renewalMarginMs);
  });

  test('are renewed for the photo that expires first', () => {
    expect(renewalDelay(expiring(60, 31, 45), now)).toBe(31 * 60_000 - renewalMarginMs);
  });

  test('that have expired, or meet a clock that is far ahead, are renewed soon without looping', () => {
    expect(renewalDelay(expiring(-10), now)).toBe(shortestRenewalMs);
  });

  test('need no renewal if there are none', () => {
    expect(renewalDelay([], now)).toBeNull();
  });
});

describe('the order of photos', () => {
  const photos = (...ids: string[]) => ids.map((id) => ({ image_id: id }));

  test('is the order of choosing, whatever the order of arrival', () => {
    expect(sortAsChosen(photos('second', 'third', 'first'), ['first', 'second', 'third'])).toEqual(
      photos('first', 'second', 'third'),
    );
  });

  test('starts with photos from elsewhere, in their own order', () => {
    expect(sortAsChosen(photos('late', 'old', 'early', 'older'), ['early', 'late'])).toEqual(
      photos('old', 'older', 'early', 'late'),
    );
  });
});
test.each([
  ['IMG_2041.jpg', 'IMG_2041'],
  ['DSC00497.JPEG', 'DSC00497'],
  ['Front of no. 12', 'Front of no. 12'],
  ['.jpg', '.jpg'],
])('%s is short %s', (name, short) => {
  expect(shortPhotoName(name)).toBe(short);
});
