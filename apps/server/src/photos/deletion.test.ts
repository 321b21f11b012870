import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itGuardsTheProperty } from '../testing/access-cases.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { addPhoto, listPhotos, objectNames } from './testing/uploads.ts';

const minuteMs = 60_000;

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
});

afterAll(() => app.close());

describe('deleting a photo', () => {
  itGuardsTheProperty(
    () => app,
    (client, id) => client.send('DELETE', `/api/properties/${id}/photos/front`),
  );

  it(
    'removes its row, its placement and its bytes, and nothing of its neighbors',
    { tags: ['spec:surrounding-149'] },
    async () => {
      const propertyId = await app.newProperty(owner);
      const front = await addPhoto(owner, propertyId, 'front', await tinyJpeg());
      const back = await addPhoto(owner, propertyId, 'back', await tinyJpeg());
      for (const imageId of ['front', 'back']) {
        await owner.send('PUT', `/api/properties/${propertyId}/photos/${imageId}/placement`, {
          direction: 'north',
        });
      }

      const response = await owner.send('DELETE', `/api/properties/${propertyId}/photos/front`);

      expect(response.status).toBe(204);
      const left = await listPhotos(owner, propertyId);
      expect(left.map(({ id }) => id)).toEqual([back.id]);
      const files = await objectNames(app, propertyId);
      expect(files).toHaveLength(3);
      expect(files.every((file) => file.startsWith(back.id))).toBe(true);
      const { rows } = await app.database.admin.query<{ photo_id: string }>(
        'select photo_id from image_placements where property_id = $1',
        [propertyId],
      );
      expect(rows).toEqual([{ photo_id: back.id }]);
      const gone = await app.stranger.fetch(front.signed_url);
      await expectError(gone, 'photo_not_found');
      expect(gone.headers.get('Cache-Control') ?? '').not.toContain('max-age');
    },
  );

  it('lets its id be used again', async () => {
    const propertyId = await app.newProperty(owner);
    const first = await addPhoto(owner, propertyId, 'front', await tinyJpeg());
    await owner.send('DELETE', `/api/properties/${propertyId}/photos/front`);

    const second = await addPhoto(owner, propertyId, 'front', await tinyJpeg('#0000ff'));

    expect(second.id).not.toBe(first.id);
  });

  it('finds no photo under an id that none has', async () => {
    const propertyId = await app.newProperty(owner);

    await expectError(
      await owner.send('DELETE', `/api/properties/${propertyId}/photos/front`),
      'photo_not_found',
    );
  });
});

describe('bytes that an upload left behind without a row', () => {
  /** An object that no row names, stored so long ago. */
  async function leaveBehind(propertyId: string, name: string, ageMs: number): Promise<void> {
    const file = path.join(app.photosFolder, propertyId, name);
    await writeFile(file, 'left behind');
    const storedAt = new Date(Date.now() - ageMs);
    await utimes(file, storedAt, storedAt);
  }

  it('are removed with the next photo if they are older than an hour, and stay if they are younger', async () => {
    const propertyId = await app.newProperty(owner);
    const front = await addPhoto(owner, propertyId, 'front', await tinyJpeg());
    await leaveBehind(propertyId, 'old.jpg', 61 * minuteMs);
    await leaveBehind(propertyId, 'old.jpg.1234.part', 61 * minuteMs);
    await leaveBehind(propertyId, 'young.jpg', 59 * minuteMs);

    const back = await addPhoto(owner, propertyId, 'back', await tinyJpeg());

    const files = await readdir(path.join(app.photosFolder, propertyId));
    expect(files).toHaveLength(7);
    expect(files).toContain('young.jpg');
    for (const { id } of [front, back]) {
      expect(files.filter((file) => file.startsWith(id))).toHaveLength(3);
    }
  });

  it('never take a photo with them, however old it is', async () => {
    const propertyId = await app.newProperty(owner);
    await addPhoto(owner, propertyId, 'front', await tinyJpeg());
    const folder = path.join(app.photosFolder, propertyId);
    const old = new Date(Date.now() - 1000 * minuteMs);
    for (const file of await readdir(folder)) await utimes(path.join(folder, file), old, old);

    await addPhoto(owner, propertyId, 'back', await tinyJpeg());

    expect(await objectNames(app, propertyId)).toHaveLength(6);
  });
});
