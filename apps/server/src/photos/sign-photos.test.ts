import { randomUUID } from 'node:crypto';
import { photoLimits, signedImagesSchema, signedPathsSchema, type Photo } from '@dss/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { toArrayBuffer } from '../testing/pictures.ts';
import { addPhoto, listPhotos } from './testing/uploads.ts';

let app: TestApp;
let owner: VisitorClient;
let property: string;
let front: Photo;
let back: Photo;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
  property = await app.newProperty(owner);
  front = await addPhoto(owner, property, 'front', await draw({ width: 40, height: 30 }));
  back = await addPhoto(owner, property, 'back', await draw({ width: 30, height: 40 }));
});

afterAll(() => app.close());

const sign = (client: { send: VisitorClient['send'] }, body: unknown) =>
  client.send('POST', '/functions/v1/sign-image', body);
const draw = (size: { width: number; height: number }) =>
  toArrayBuffer(sharp({ create: { ...size, channels: 3, background: '#448844' } }).jpeg());
const withoutPrefix = ({ source_url: sourceUrl }: Photo) => sourceUrl.replace('dss-images/', '');

async function expectPicture(address: string, width: number): Promise<void> {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect(new URL(address).origin).toBe(app.url);
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(width);
}

describe('sign-image by paths', () => {
  it("signs the actor's photos in the requested order, with or without the bucket's name", async () => {
    const response = await sign(owner, { paths: [back.source_url, withoutPrefix(front)] });

    expect(response.status).toBe(200);
    const { signedUrls } = signedPathsSchema.strict().parse(await response.json());
    expect(signedUrls).toHaveLength(2);
    await expectPicture(signedUrls[0] ?? '', 30);
    await expectPicture(signedUrls[1] ?? '', 40);
  });

  it('gives the same address as the list of photos', async () => {
    const response = await sign(owner, { paths: [front.source_url] });

    const { signedUrls } = signedPathsSchema.parse(await response.json());
    const [listed] = await listPhotos(owner, property);
    expect(signedUrls).toEqual([`${app.url}${listed?.signed_url}`]);
  });

  it('renews an address after its first half hour', async () => {
    const signed = async () =>
      signedPathsSchema.parse(await (await sign(owner, { paths: [front.source_url] })).json())
        .signedUrls[0] ?? '';
    const first = await signed();
    app.clock.advance(photoLimits.signedUrlReuseMs + 1000);
    const second = await signed();
    expect(second).not.toBe(first);
    app.clock.advance(photoLimits.signedUrlMs - photoLimits.signedUrlReuseMs);

    await expectPicture(second, 40);
  });

  it.each([
    ['up the tree', '../secrets.jpg'],
    ['from the root', '/etc/passwd'],
    ['to another host', 'https://evil.example/a.jpg'],
    ['with a character that no path has', 'a b.jpg'],
    ['of nothing', ''],
  ])('refuses a path that leads %s', async (_where, path) => {
    const { message } = await expectError(
      await sign(owner, { paths: [front.source_url, path] }),
      'invalid_image_path',
    );
    expect(message).toBe(`Invalid image path: ${path}`.trim());
  });

  it('refuses what is not a path', async () => {
    const number = await expectError(await sign(owner, { paths: [7] }), 'invalid_image_path');
    expect(number.message).toBe('Invalid image path: 7');
  });

  it('shows at most 500 characters of a refused path', async () => {
    const long = await expectError(
      await sign(owner, { paths: ['a'.repeat(501)] }),
      'invalid_image_path',
    );
    expect(long.message).toBe(`Invalid image path: ${'a'.repeat(500)}`);
  });

  it("answers the same for another visitor's photo, a missing one, or an unknown path", async () => {
    const other = await app.newVisitor();
    for (const path of [
      front.source_url,
      withoutPrefix(front),
      `dss-images/${randomUUID()}/${randomUUID()}.jpg`,
      `${property}/${randomUUID()}.jpg`,
      'elsewhere/front.jpg',
    ]) {
      for (const client of [other, app.stranger]) {
        const { message } = await expectError(
          await sign(client, { paths: [path] }),
          'sign_image_failed',
        );
        expect(message).toBe('Sign image failed: Photo not found');
      }
    }
  });

  it("signs nothing when one of the photos isn't the actor's", async () => {
    const other = await app.newVisitor();
    const theirs = await app.newProperty(other);
    const photo = await addPhoto(other, theirs, 'x', await draw({ width: 20, height: 20 }));

    await expectError(
      await sign(owner, { paths: [front.source_url, photo.source_url] }),
      'sign_image_failed',
    );
  });

  it('identifies a photo by its full path, not by those of its pictures', async () => {
    const working = withoutPrefix(front).replace('.jpg', '.working.jpg');
    const otherFormat = withoutPrefix(front).replace('.jpg', '.png');

    for (const path of [working, otherFormat]) {
      await expectError(await sign(owner, { paths: [path] }), 'sign_image_failed');
    }
  });
});

describe('sign-image by property and ids', () => {
  it('signs them in the requested order', async () => {
    const response = await sign(owner, { property_id: property, image_ids: ['back', 'front'] });

    expect(response.status).toBe(200);
    const signed = signedImagesSchema.strict().parse(await response.json()).signed_urls;
    expect(signed).toHaveLength(2);
    await expectPicture(signed[0] ?? '', 30);
    await expectPicture(signed[1] ?? '', 40);
  });

  it('refuses an id without a photo in the property', async () => {
    const { message } = await expectError(
      await sign(owner, { property_id: property, image_ids: ['front', 'side'] }),
      'sign_image_failed',
    );
    expect(message).toBe('Sign image failed: Photo not found');
  });
});

describe('sign-image', () => {
  it.each([
    ['neither form', {}],
    ['half a form', { property_id: 'x' }],
    ['more paths than a property has photos', { paths: Array(201).fill('a.jpg') }],
    ['paths that are no list', { paths: 'a.jpg' }],
  ])('refuses %s', async (_name, body) => {
    await expectError(await sign(owner, body), 'invalid_request');
  });

  it('signs nothing for an empty request', async () => {
    const response = await sign(app.stranger, { paths: [] });

    expect(await response.json()).toEqual({ signedUrls: [] });
  });
});
