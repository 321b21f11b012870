import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { watchReadiness, type Readiness } from '../operations/readiness.ts';
import { addPhoto, listPhotos, putPhoto } from '../photos/testing/uploads.ts';
import { openPhotoStore } from '../storage/open-photo-store.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import { startS3Server, type S3Server } from '../storage/testing/s3-server.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';

let server: S3Server;
let store: PhotoStore;
let app: TestApp;
let readiness: Readiness;

beforeAll(async () => {
  server = await startS3Server();
  store = await openPhotoStore({ dataDir: '/nowhere', storage: server.config });
  const answers = () => Promise.resolve();
  readiness = watchReadiness(
    { database: answers, storage: () => store.ping(), queue: answers },
    { log: pino({ level: 'silent' }), everyMs: 10, againMs: 10 },
  );
  app = await startTestApp({ store, readiness });
});

afterAll(async () => {
  readiness.stop();
  await app.close();
  await server.stop();
});

it('photos in a bucket are refused only while it is away', async () => {
  const owner = await app.newVisitor();
  const property = await app.newProperty(owner);
  await addPhoto(owner, property, 'front', await tinyJpeg('#448844'));
  const [photo] = await listPhotos(owner, property);
  const show = () => fetch(new URL(photo?.signed_url ?? '', app.url));
  const before = Buffer.from(await (await show()).arrayBuffer());
  expect(before.subarray(0, 2).toString('hex')).toBe('ffd8');

  await server.kill();
  const bytes = await tinyJpeg('#884444');
  const refused = await putPhoto(owner, property, 'back', bytes);
  expect(refused.headers.get('Retry-After')).toBe('5');
  await expectError(refused, 'storage_unavailable');
  await expectError(await show(), 'storage_unavailable');
  await vi.waitFor(async () => {
    expect(await (await owner.fetch('/readyz')).json()).toMatchObject({ storage: 'failed' });
  }, 20_000);
  const line = app.logLines.find((each) => each.includes('request failed'));
  expect(line).toContain(`Photos can't be stored at ${server.config.endpoint}/photos`);
  expect(line).not.toContain('stack');

  const { directory, port } = server;
  server = await startS3Server({ directory, port });
  const after = await show();
  expect(after.headers.get('Content-Length')).toBe(String(before.length));
  expect(Buffer.from(await after.arrayBuffer()).equals(before)).toBe(true);
  await addPhoto(owner, property, 'back', bytes);
  expect(await listPhotos(owner, property)).toHaveLength(2);
});
