import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { drawnPictures } from './photos.ts';

/** A pin in an arbitrary place. */
export const pin = { lat: 38.7296, lng: -120.7985 };

export const locatedAddress = '1420 Ridge Road, Placerville, CA';

export interface LocatedProperty {
  readonly id: string;
  /** In the order of the strip. */
  readonly imageIds: readonly string[];
}

/** Creates a property of this browser with a pin and photos, over the API but with the same requests as the pages. */
export async function makeLocatedProperty(
  page: Page,
  origin: string,
  {
    photos = 2,
    place = pin,
    evidence,
  }: { photos?: number; place?: typeof pin | null; evidence?: object } = {},
): Promise<LocatedProperty> {
  const headers = { Origin: origin };
  const made = await page.request.post('/api/properties', {
    headers,
    data: { address: locatedAddress, ...place },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const imageIds: string[] = [];
  for (const file of drawnPictures().slice(0, photos)) {
    const imageId = path.basename(file, '.jpg');
    const stored = await page.request.put(`/api/properties/${id}/photos/${imageId}`, {
      headers: {
        ...headers,
        'Content-Type': 'image/jpeg',
        'X-File-Name': `${imageId}.jpg`,
        ...(evidence && {
          'X-Photo-Evidence': JSON.stringify({ browser: evidence, device: null }),
        }),
      },
      data: await readFile(file),
    });
    expect(stored.status()).toBe(201);
    imageIds.push(imageId);
  }
  return { id, imageIds };
}

/** Serves a drawn aerial picture for the map view; the test's machine has none otherwise. */
export async function serveAerialPicture(page: Page): Promise<void> {
  const picture = drawnPictures()[1];
  await page.route('**/api/properties/*/imagery', (route) =>
    route.fulfill({
      json: {
        url: '/aerial-picture.jpg',
        pixels: 1280,
        captured_on: '2022-07-14',
        attribution: [{ text: 'USGS National Map', url: 'https://www.usgs.gov/' }],
      },
    }),
  );
  await page.route('**/aerial-picture.jpg', (route) =>
    picture === undefined ? route.abort() : route.fulfill({ path: picture }),
  );
}
