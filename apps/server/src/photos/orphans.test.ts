import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { removeOrphans } from './orphans.ts';
import { addPhoto, objectNames } from './testing/uploads.ts';

const minuteMs = 60_000;

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
});

afterAll(() => app.close());

describe('bytes that an upload left without a row', () => {
  /** Creates an object without a row, stored this long ago. */
  async function leaveBehind(propertyId: string, name: string, ageMs: number): Promise<void> {
    const file = path.join(app.photosFolder, propertyId, name);
    await writeFile(file, 'left behind');
    const storedAt = new Date(Date.now() - ageMs);
    await utimes(file, storedAt, storedAt);
  }

  it('are removed with the next photo only if they are older than an hour', async () => {
    const propertyId = await app.newProperty(owner);
    const front = await addPhoto(owner, propertyId, 'front', await tinyJpeg());
    await leaveBehind(propertyId, 'old.jpg', 61 * minuteMs);
    await leaveBehind(propertyId, 'old.jpg.1234.part', 61 * minuteMs);
    await leaveBehind(propertyId, 'young.jpg', 59 * minuteMs);

    const back = await addPhoto(owner, propertyId, 'back', await tinyJpeg());

    const read = () => readdir(path.join(app.photosFolder, propertyId));
    await expect.poll(read).toHaveLength(7);
    const files = await read();
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
    await removeOrphans(app.dependencies, propertyId);

    expect(await objectNames(app, propertyId)).toHaveLength(6);
  });

  it('are not those of a deleted photo, which may be restored', async () => {
    const propertyId = await app.newProperty(owner);
    await addPhoto(owner, propertyId, 'front', await tinyJpeg());
    const folder = path.join(app.photosFolder, propertyId);
    const old = new Date(Date.now() - 1000 * minuteMs);
    for (const file of await readdir(folder)) await utimes(path.join(folder, file), old, old);
    await owner.send('DELETE', `/api/properties/${propertyId}/photos/front`);

    await addPhoto(owner, propertyId, 'back', await tinyJpeg());
    await removeOrphans(app.dependencies, propertyId);

    expect(await objectNames(app, propertyId)).toHaveLength(6);
  });
});
