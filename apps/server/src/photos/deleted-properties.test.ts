import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { finishDeletions, removePhotosOfDeleted } from './deleted-properties.ts';
import { addPhoto } from './testing/uploads.ts';

let app: TestApp;
let owner: Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
});

afterAll(() => app.close());

/** Deletes a property's row alone, as a process does that is killed before it comes to the bytes. */
async function deleteRowOnly(propertyId: string): Promise<void> {
  await app.database.admin.query('delete from properties where id = $1', [propertyId]);
}

async function remembered(propertyId: string): Promise<boolean> {
  const { rowCount } = await app.database.admin.query(
    'select from deleted_properties where property_id = $1',
    [propertyId],
  );
  return rowCount === 1;
}

const folderOf = (propertyId: string) => path.join(app.photosFolder, propertyId);

describe("the photos' bytes of a deleted property", () => {
  it('are removed with it', async () => {
    const propertyId = await app.newProperty(owner);
    await addPhoto(owner, propertyId, 'front', await tinyJpeg());

    const response = await owner.send('DELETE', `/api/properties/${propertyId}`);

    expect(response.status).toBe(204);
    expect(existsSync(folderOf(propertyId))).toBe(false);
  });

  it('are removed at the next start when the deletion was cut off, and forgotten after an hour', async () => {
    const propertyId = await app.newProperty(owner);
    await addPhoto(owner, propertyId, 'front', await tinyJpeg());
    await deleteRowOnly(propertyId);
    expect(existsSync(folderOf(propertyId))).toBe(true);

    await finishDeletions(app.dependencies);
    expect(existsSync(folderOf(propertyId))).toBe(false);
    expect(await remembered(propertyId)).toBe(true);

    app.clock.advance(61 * 60 * 1000);
    await finishDeletions(app.dependencies);
    expect(await remembered(propertyId)).toBe(false);
  });

  it('are the new ones, and stay, where the property was made again under its id', async () => {
    const propertyId = await app.newProperty(owner);
    await deleteRowOnly(propertyId);
    await owner.send('POST', '/api/properties', { id: propertyId, address: '1 Again Way' });
    await addPhoto(owner, propertyId, 'front', await tinyJpeg());

    await finishDeletions(app.dependencies);

    expect(existsSync(folderOf(propertyId))).toBe(true);
    expect(await remembered(propertyId)).toBe(false);
  });

  it('wait for the next start when the store fails', async () => {
    const propertyId = await app.newProperty(owner);
    await addPhoto(owner, propertyId, 'front', await tinyJpeg());
    await deleteRowOnly(propertyId);
    const { store } = app.dependencies;
    const failing = { ...store, removeFolder: () => Promise.reject(new Error('no store')) };

    await removePhotosOfDeleted({ ...app.dependencies, store: failing }, propertyId);

    expect(await remembered(propertyId)).toBe(true);
    expect(existsSync(folderOf(propertyId))).toBe(true);
  });
});
