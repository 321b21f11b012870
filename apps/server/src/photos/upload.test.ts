import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { addPhoto, listPhotos, objectNames, putPhoto, readPhoto } from './testing/uploads.ts';

let app: TestApp;
let owner: Client;
let jpeg: Buffer<ArrayBuffer>;
let otherJpeg: Buffer<ArrayBuffer>;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
  jpeg = await tinyJpeg('#448844');
  otherJpeg = await tinyJpeg('#884444');
});

afterAll(() => app.close());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const filesOf = (propertyId: string) => objectNames(app, propertyId);

describe('adding a photo', () => {
  it('answers with the stored photo', async () => {
    const propertyId = await app.newProperty(owner);
    const action = randomUUID();
    const photo = await addPhoto(owner, propertyId, 'front', jpeg, {
      'X-File-Name': encodeURIComponent('Vorderseite – Süd 1.jpg'),
      'X-Chosen-Sha256': 'a'.repeat(64),
      'X-Upload-Action': action,
    });

    expect(photo).toMatchObject({
      image_id: 'front',
      property_id: propertyId,
      source_url: `dss-images/${propertyId}/${photo.id}.jpg`,
      file_name: 'Vorderseite – Süd 1.jpg',
      width: 32,
      height: 24,
      bytes: jpeg.length,
      sha256: sha256(jpeg),
      chosen_sha256: 'a'.repeat(64),
      placement: null,
    });
    const { rows } = await app.database.admin.query<{ upload_action: string }>(
      'select upload_action from images where id = $1',
      [photo.id],
    );
    expect(rows).toEqual([{ upload_action: action }]);
  });

  it('stores the received bytes unchanged beside the two pictures made from them', async () => {
    const propertyId = await app.newProperty(owner);
    const { id } = await addPhoto(owner, propertyId, 'front', jpeg);

    const files = await filesOf(propertyId);
    expect(files.toSorted()).toEqual([`${id}.jpg`, `${id}.thumbnail.webp`, `${id}.working.jpg`]);
    const kept = await readFile(path.join(app.photosFolder, propertyId, `${id}.jpg`));
    expect(kept.equals(jpeg)).toBe(true);
  });

  it('recognizes the type by the content, whatever the request calls it', async () => {
    const propertyId = await app.newProperty(owner);
    const photo = await addPhoto(owner, propertyId, 'front', jpeg, {
      'Content-Type': 'image/png',
    });

    expect(photo.source_url).toMatch(/\.jpg$/);
    await expectError(
      await putPhoto(owner, propertyId, 'text', Buffer.from('just a text')),
      'invalid_file_type',
    );
  });

  it('treats the same bytes under two ids as two photos', async () => {
    const propertyId = await app.newProperty(owner);
    const front = await addPhoto(owner, propertyId, 'front', jpeg);
    const back = await addPhoto(owner, propertyId, 'back', jpeg);

    expect(front.id).not.toBe(back.id);
    expect(await filesOf(propertyId)).toHaveLength(6);
  });

  it('treats the same id in another property as another photo', async () => {
    const [one, two] = [await app.newProperty(owner), await app.newProperty(owner)];

    const first = await addPhoto(owner, one, 'front', jpeg);
    const second = await addPhoto(owner, two, 'front', otherJpeg);
    expect(first.id).not.toBe(second.id);
  });

  it.each(['a.b', 'a%20b', 'a'.repeat(101), '%2e%2e%2fx'])(
    'refuses %s as the id of a photo',
    async (imageId) => {
      const propertyId = await app.newProperty(owner);

      await expectError(await putPhoto(owner, propertyId, imageId, jpeg), 'invalid_request');
    },
  );

  it.each([
    ['X-Chosen-Sha256', 'not a hash'],
    ['X-Upload-Action', 'not a uuid'],
  ])('refuses an invalid %s', async (header, value) => {
    const propertyId = await app.newProperty(owner);

    await expectError(
      await putPhoto(owner, propertyId, 'front', jpeg, { [header]: value }),
      'invalid_request',
    );
  });
});

describe('sending a photo again', () => {
  it('returns the stored photo without storing anything new', async () => {
    const propertyId = await app.newProperty(owner);
    const first = await addPhoto(owner, propertyId, 'front', jpeg);
    const files = await filesOf(propertyId);

    const again = await putPhoto(owner, propertyId, 'front', jpeg);

    expect(again.status).toBe(200);
    expect(await readPhoto(again)).toEqual(first);
    expect(await filesOf(propertyId)).toEqual(files);
    expect(await listPhotos(owner, propertyId)).toEqual([first]);
  });

  it('returns its placement', async () => {
    const propertyId = await app.newProperty(owner);
    await addPhoto(owner, propertyId, 'front', jpeg);
    await owner.send('PUT', `/api/properties/${propertyId}/photos/front/placement`, {
      direction: 'north',
    });

    const photo = await readPhoto(await putPhoto(owner, propertyId, 'front', jpeg));

    expect(photo.placement).toMatchObject({ image_id: 'front', direction: 'north' });
  });

  it('is refused with other bytes under the same id, leaving nothing behind', async () => {
    const propertyId = await app.newProperty(owner);
    const first = await addPhoto(owner, propertyId, 'front', jpeg);
    const files = await filesOf(propertyId);

    await expectError(await putPhoto(owner, propertyId, 'front', otherJpeg), 'photo_id_taken');

    expect(await filesOf(propertyId)).toEqual(files);
    expect(await listPhotos(owner, propertyId)).toEqual([first]);
  });

  it('many times at once makes one photo', async () => {
    const propertyId = await app.newProperty(owner);

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => putPhoto(owner, propertyId, 'front', jpeg)),
    );

    const photos = await Promise.all(answers.map(readPhoto));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
    expect(new Set(photos.map((photo) => photo.id)).size).toBe(1);
    expect(await filesOf(propertyId)).toHaveLength(3);
  });

  it('at once with other bytes under the same id makes one photo; the other is refused', async () => {
    const propertyId = await app.newProperty(owner);

    const answers = await Promise.all(
      [jpeg, otherJpeg].map((bytes) => putPhoto(owner, propertyId, 'front', bytes)),
    );

    const statuses = answers.map((answer) => answer.status);
    expect(statuses).toContain(201);
    expect(statuses).toContain(409);
    expect(await filesOf(propertyId)).toHaveLength(3);
  });
});

describe("a photo's file name", () => {
  it.each([
    ['255 characters', 'x'.repeat(255)],
    ['an apostrophe and an ampersand', "O'Brien & Sons.jpg"],
    ['a slash of its folder', 'photos/front.jpg'],
  ])('may have %s', async (_what, fileName) => {
    const propertyId = await app.newProperty(owner);

    const photo = await addPhoto(owner, propertyId, 'front', jpeg, {
      'X-File-Name': encodeURIComponent(fileName),
    });
    expect(photo.file_name).toBe(fileName);
  });

  it.each([
    ...['<', '>', ':', '"', '|', '?', '*', '\\', '\0'].map(
      (character) => [`a${character}b.jpg`, 'file_name_invalid'] as const,
    ),
    ['x'.repeat(256), 'file_name_too_long'],
    ['é'.repeat(1000), 'file_name_too_long'],
  ] as const)('may not be %.20j', async (fileName, code) => {
    const propertyId = await app.newProperty(owner);

    await expectError(
      await putPhoto(owner, propertyId, 'front', jpeg, {
        'X-File-Name': encodeURIComponent(fileName),
      }),
      code,
    );
    expect(await filesOf(propertyId)).toEqual([]);
  });

  it('must be percent-encoded', async () => {
    const propertyId = await app.newProperty(owner);

    await expectError(
      await putPhoto(owner, propertyId, 'front', jpeg, { 'X-File-Name': '100%.jpg' }),
      'file_name_invalid',
    );
  });
});
