import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { errorBodySchema, photoLimits, type ErrorCode } from '@dss/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { localPhotos, localPhotosAreMissing } from './testing/local-photos.ts';
import {
  addPhoto,
  beginUpload,
  listPhotos,
  objectNames,
  putPhoto,
  refusalOf,
} from './testing/uploads.ts';

let app: TestApp;
let owner: VisitorClient;
let jpeg: Buffer<ArrayBuffer>;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.newVisitor();
  jpeg = await tinyJpeg();
});

afterAll(() => app.close());

describe('an upload is refused before its body is read', () => {
  it.each([
    ['to a property of somebody else', () => app.newProperty(owner)],
    ['to a property that does not exist', () => Promise.resolve(randomUUID())],
  ])('%s', async (_what, propertyId) => {
    const other = await app.newVisitor();

    const upload = beginUpload(app, other, await propertyId(), { 'Content-Length': 5_000_000 });

    expect(await refusalOf(upload)).toBe('property_not_found' satisfies ErrorCode);
  });

  it('if it says that it is too large', async () => {
    const propertyId = await app.newProperty(owner);
    const length = photoLimits.maxBytes + 1;

    const upload = beginUpload(app, owner, propertyId, { 'Content-Length': length });

    expect(await refusalOf(upload)).toBe('file_too_large' satisfies ErrorCode);
  });

  it('if the property is full', async () => {
    const propertyId = await fullProperty();

    const upload = beginUpload(app, owner, propertyId, { 'Content-Length': 5_000_000 });

    expect(await refusalOf(upload)).toBe('too_many_photos' satisfies ErrorCode);
  });
});

describe('an upload leaves nothing behind', () => {
  it('if more bytes arrive than allowed, without an announced length', async () => {
    const propertyId = await app.newProperty(owner);
    const upload = beginUpload(app, owner, propertyId, { 'Transfer-Encoding': 'chunked' });
    const refusal = refusalOf(upload);

    // The server may close the connection without reading the rest.
    upload.on('error', () => {});
    const megabyte = Buffer.alloc(1024 * 1024, 1);
    for (let sent = 0; sent <= photoLimits.maxBytes; sent += megabyte.length)
      upload.write(megabyte);

    expect(await refusal).toBe('file_too_large' satisfies ErrorCode);
    await expectNothing(propertyId);
  });

  it('if the connection breaks half-way', async () => {
    const propertyId = await app.newProperty(owner);
    const linesBefore = app.logLines.length;
    const upload = beginUpload(app, owner, propertyId, { 'Content-Length': jpeg.length });
    upload.on('error', () => {});
    await new Promise<void>((resolve) => {
      upload.write(jpeg.subarray(0, jpeg.length - 10), () => resolve());
    });

    upload.destroy();

    await vi.waitFor(() => {
      const lines = app.logLines.slice(linesBefore).join('');
      expect(lines).toContain(`"path":"/api/properties/${propertyId}/photos/front","status":400`);
    });
    await expectNothing(propertyId);
    expect(app.logLines.slice(linesBefore).join('')).not.toContain('request failed');
  });

  it.each([
    ['empty', () => Buffer.alloc(0), 'photo_empty'],
    ['cut off', () => jpeg.subarray(0, jpeg.length - 200), 'photo_unreadable'],
    ['no picture', () => Buffer.from('<html></html>'), 'invalid_file_type'],
  ] as const)('if it is %s', async (_what, bytes, code) => {
    const propertyId = await app.newProperty(owner);

    await expectError(
      await putPhoto(owner, propertyId, 'front', Buffer.from(new Uint8Array(bytes()).buffer)),
      code,
    );

    await expectNothing(propertyId);
  });

  it('if the property is deleted meanwhile', async () => {
    const propertyId = await app.newProperty(owner);
    const upload = beginUpload(app, owner, propertyId, { 'Content-Length': jpeg.length });
    // Listens before sending the rest, because the refusal may arrive earlier.
    const refusal = refusalOf(upload);
    upload.on('error', () => {});
    const half = jpeg.length / 2;
    await new Promise<void>((resolve) => {
      upload.write(jpeg.subarray(0, half), () => resolve());
    });
    const deleted = await owner.send('DELETE', `/api/properties/${propertyId}`);
    expect(deleted.status).toBe(204);

    upload.end(jpeg.subarray(half));

    expect(await refusal).toBe('property_not_found' satisfies ErrorCode);
    expect(await objectNames(app, propertyId)).toEqual([]);
  });
});

describe('a full property', () => {
  it('still accepts its last photo when it is sent again', async () => {
    const propertyId = await fullProperty();

    const again = await putPhoto(owner, propertyId, 'last', jpeg);
    expect(again.status).toBe(200);
    await expectError(await putPhoto(owner, propertyId, 'more', jpeg), 'too_many_photos');
    expect(await objectNames(app, propertyId)).toHaveLength(3);
  });
});

describe.skipIf(localPhotosAreMissing)('a broken or hostile file of ../shared/photos, sent', () => {
  const photos = localPhotos('malformed');
  let propertyId: string;
  beforeAll(async () => {
    propertyId = await app.newProperty(owner);
  });

  it.each(photos.map((photo, index) => ({ ...photo, index })))(
    '$name is stored or refused with a reason',
    async ({ file, index }) => {
      const bytes = await readFile(file);
      const body = Buffer.from(new Uint8Array(bytes).buffer);

      const response = await putPhoto(owner, propertyId, `photo-${index}`, body);

      if (response.status === 201) return;
      const { error } = errorBodySchema.parse(await response.json());
      expect([400, 413, 415, 422]).toContain(response.status);
      expect(error.retryable).toBe(false);
    },
    30_000,
  );

  it('is stored completely if at all', async () => {
    const stored = await listPhotos(owner, propertyId);

    expect(stored.length).toBeGreaterThan(10);
    expect(await objectNames(app, propertyId)).toHaveLength(stored.length * 3);
  });
});

async function expectNothing(propertyId: string): Promise<void> {
  expect(await listPhotos(owner, propertyId)).toEqual([]);
  expect(await objectNames(app, propertyId)).toEqual([]);
}

/** A full property, whose last photo has the id 'last' and these bytes. */
async function fullProperty(): Promise<string> {
  const propertyId = await app.newProperty(owner);
  const { id } = await addPhoto(owner, propertyId, 'last', jpeg);
  await app.database.admin.query(
    `insert into images (id, property_id, image_id, source_url, working_path, thumbnail_path,
       content_type, width, height, bytes, sha256, working_sha256)
     select gen_random_uuid(), property_id, 'filler-' || n, source_url, working_path, thumbnail_path,
       content_type, width, height, bytes, sha256, working_sha256
     from images, generate_series(2, $2) n where id = $1`,
    [id, photoLimits.perProperty],
  );
  return propertyId;
}
