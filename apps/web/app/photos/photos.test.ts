import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';

import { changePhotos, photosQuery, withPhoto } from './photos.ts';
import { storedPhoto } from './testing/stored-photo.ts';

const propertyId = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';
const { queryKey } = photosQuery(propertyId);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a stored photo joins the list that is here', () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, [storedPhoto('front')]);

  changePhotos(client, propertyId, (photos) => withPhoto(photos, storedPhoto('back')));
  expect(client.getQueryData(queryKey)?.map(({ image_id: id }) => id)).toEqual(['front', 'back']);
});

test('the only photo that this page has stored is not taken for all there are', async () => {
  vi.stubGlobal('location', new URL('http://localhost/property/p'));
  vi.stubGlobal('fetch', async () =>
    Response.json({ photos: [storedPhoto('front'), storedPhoto('back')] }),
  );
  const client = new QueryClient();

  changePhotos(client, propertyId, (photos) => withPhoto(photos, storedPhoto('back')));
  expect(await client.ensureQueryData(photosQuery(propertyId))).toHaveLength(2);
});
