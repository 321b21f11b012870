import type { Photo } from '@dss/domain';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../testing/errors.ts';
import { anOwnedProperty } from '../testing/owned-property.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { addPhoto, listPhotos } from './testing/uploads.ts';

const minuteMs = 60_000;

const house = anOwnedProperty();
let photo: Photo;

beforeEach(async () => {
  photo = await addPhoto(house.owner, house.id, 'front', await tinyJpeg());
});

async function listedPhoto(): Promise<Photo> {
  const [listed] = await listPhotos(house.owner, house.id);
  if (listed === undefined) throw new Error('the photo is not listed');
  return listed;
}

/** The same URL with one query parameter changed. */
function withQuery(url: string, name: string, value: string): string {
  const changed = new URL(url, house.app.url);
  changed.searchParams.set(name, value);
  return `${changed.pathname}${changed.search}`;
}

describe('listing photos', () => {
  it('shows them in upload order', async () => {
    await addPhoto(house.owner, house.id, 'back', await tinyJpeg());
    await addPhoto(house.owner, house.id, 'attic', await tinyJpeg());

    const photos = await listPhotos(house.owner, house.id);
    expect(photos.map(({ image_id: imageId }) => imageId)).toEqual(['front', 'back', 'attic']);
  });
});

describe("a photo's signed address", () => {
  it.each([
    ['signed_url', 'image/jpeg', 'jpeg'],
    ['thumbnail_url', 'image/webp', 'webp'],
  ] as const)('shows the picture of %s to anyone who has it', async (field, type, format) => {
    const response = await house.app.stranger.fetch(photo[field]);

    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    const picture = await sharp(await response.arrayBuffer()).metadata();
    expect(picture).toMatchObject({ format, width: 32, height: 24 });
  });

  it('lets only the browser cache the picture, for the time left', async () => {
    const response = await house.app.stranger.fetch(photo.signed_url);

    const cacheControl = response.headers.get('Cache-Control') ?? '';
    const seconds = Number(/^private, max-age=(\d+)$/.exec(cacheControl)?.[1]);
    expect(seconds).toBeGreaterThan(3590);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Disposition')).toBe('inline');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('sends no bytes to a browser that has the picture', async () => {
    const first = await house.app.stranger.fetch(photo.signed_url);
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');

    const again = await house.app.stranger.fetch(photo.signed_url, {
      headers: { 'If-None-Match': etag },
    });

    expect(again.status).toBe(304);
    expect((await again.arrayBuffer()).byteLength).toBe(0);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(again.headers.get('Cache-Control')).toMatch(/^private, max-age=/);
  });

  it("can't be bypassed by knowing the ETag", async () => {
    const first = await house.app.stranger.fetch(photo.signed_url);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };

    const forged = withQuery(photo.signed_url, 'signature', 'x');
    await expectError(await house.app.stranger.fetch(forged, { headers }), 'photo_url_invalid');
  });

  it('stays the same during its first half hour, so that browsers find the cached picture', async () => {
    expect(await listedPhoto()).toEqual(photo);
    house.app.clock.advance(29 * minuteMs);

    expect(await listedPhoto()).toEqual(photo);
  });

  it('is a new one after half an hour, while the old one still works', async () => {
    house.app.clock.advance(31 * minuteMs);

    const renewed = await listedPhoto();

    expect(renewed.signed_url).not.toBe(photo.signed_url);
    expect(renewed.thumbnail_url).not.toBe(photo.thumbnail_url);
    expect(Date.parse(renewed.urls_expire_at)).toBeGreaterThan(Date.parse(photo.urls_expire_at));
    for (const url of [photo.signed_url, renewed.signed_url]) {
      const response = await house.app.stranger.fetch(url);
      expect(response.status).toBe(200);
    }
  });

  it('is refused after its hour', async () => {
    house.app.clock.advance(59 * minuteMs);
    const inTime = await house.app.stranger.fetch(photo.signed_url);
    expect(inTime.status).toBe(200);
    house.app.clock.advance(2 * minuteMs);

    const response = await house.app.stranger.fetch(photo.signed_url);

    await expectError(response, 'photo_url_expired');
    expect(response.headers.get('Cache-Control') ?? '').not.toContain('max-age');
    const renewed = await house.app.stranger.fetch((await listedPhoto()).signed_url);
    expect(renewed.status).toBe(200);
  });

  it.each([
    ['a wrong signature', (url: string) => withQuery(url, 'signature', 'x'.repeat(43))],
    ['a short signature', (url: string) => withQuery(url, 'signature', 'x')],
    ['a later hour', (url: string) => withQuery(url, 'expires', '9999999999')],
    ['no hour', (url: string) => withQuery(url, 'expires', '')],
    ['no query', (url: string) => url.split('?')[0] ?? ''],
    ['another variant', (url: string) => url.replace('/working?', '/thumbnail?')],
  ])('is refused with %s', async (_what, change) => {
    await expectError(
      await house.app.stranger.fetch(change(photo.signed_url)),
      'photo_url_invalid',
    );
  });

  it("is refused with another photo's signature", async () => {
    const other = await addPhoto(house.owner, house.id, 'back', await tinyJpeg());
    const mixed = photo.signed_url.replace(photo.id, other.id);

    await expectError(await house.app.stranger.fetch(mixed), 'photo_url_invalid');
  });

  it.each(['received', '..', 'working.jpg'])('gives no access to %s', async (variant) => {
    const url = photo.signed_url.replace('/working?', `/${variant}?`);
    const response = await house.app.stranger.fetch(url);

    expect(response.status).toBe(404);
  });

  it('is never written to the log', async () => {
    const linesBefore = house.app.logLines.length;
    await house.app.stranger.fetch(photo.signed_url);
    await house.app.stranger.fetch(withQuery(photo.signed_url, 'expires', '1'));
    await house.owner.fetch(`/api/properties/${house.id}/photos`);

    const lines = house.app.logLines.slice(linesBefore).join('');
    const signature = new URL(photo.signed_url, house.app.url).searchParams.get('signature') ?? '';
    expect(lines).toContain(`/photos/${house.id}/${photo.id}/working`);
    expect(signature).not.toBe('');
    expect(lines).not.toContain(signature);
    expect(lines).not.toContain('signature=');
  });
});
