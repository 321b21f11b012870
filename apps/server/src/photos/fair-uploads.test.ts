import type { ErrorCode } from '@dss/domain';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { createDecodingQueue, type DecodingQueue } from './decoding-queue.ts';
import { beginUpload, objectNames, putPhoto, refusalOf } from './testing/uploads.ts';

let jpeg: Buffer<ArrayBuffer>;
let app: TestApp;

beforeAll(async () => {
  jpeg = await tinyJpeg();
});
afterEach(() => app.close());

/** A real queue that starts decoding when the test allows it, and records for which requester. */
function blockedQueue(maxWaitMs: number) {
  const queue = createDecodingQueue(maxWaitMs);
  const open = Promise.withResolvers<void>();
  const started: string[] = [];
  let arrived = 0;
  const decodingQueue: DecodingQueue = {
    admit: (requester) => {
      const place = queue.admit(requester);
      return {
        leave: () => place.leave(),
        run: (pixels, decode) => {
          arrived++;
          return place.run(pixels, async () => {
            started.push(requester.actor?.id ?? '');
            await open.promise;
            return decode();
          });
        },
      };
    },
  };
  return { decodingQueue, open: open.resolve, started, arrived: () => arrived };
}

it("a visitor's photo is decoded next even after 64 of another visitor", async () => {
  const queue = blockedQueue(600_000);
  app = await startTestApp({ decodingQueue: queue.decodingQueue });
  const many = await app.newVisitor();
  const one = await app.newVisitor();
  const [manyProperty, property] = [await app.newProperty(many), await app.newProperty(one)];

  const others = Array.from({ length: 64 }, (_, photo) =>
    putPhoto(many, manyProperty, `photo-${photo}`, jpeg),
  );
  await vi.waitFor(() => expect(queue.arrived()).toBe(64), { timeout: 50_000 });
  const single = putPhoto(one, property, 'front', jpeg);
  await vi.waitFor(() => expect(queue.arrived()).toBe(65), { timeout: 50_000 });
  expect(queue.started).toHaveLength(2);
  queue.open();

  expect((await single).status).toBe(201);
  expect((await Promise.all(others)).map((response) => response.status)).toEqual(
    Array.from({ length: 64 }, () => 201),
  );
  const [first, second, third] = queue.started;
  expect(first).toBe(second);
  expect(third).not.toBe(first);
  expect(new Set(queue.started.slice(3))).toEqual(new Set([first]));
});

it('an upload that waits too long for the decoder is refused without leaving anything behind', async () => {
  const queue = blockedQueue(50);
  app = await startTestApp({ decodingQueue: queue.decodingQueue });
  const visitor = await app.newVisitor();
  const property = await app.newProperty(visitor);
  const decoding = ['a', 'b'].map((id) => putPhoto(visitor, property, id, jpeg));
  await vi.waitFor(() => expect(queue.started).toHaveLength(2));

  const refused = await putPhoto(visitor, property, 'c', jpeg);
  queue.open();
  await Promise.all(decoding);

  await expectError(refused, 'uploads_busy');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await objectNames(app, property)).toHaveLength(6);
});

it('a busy decoder refuses an upload before its bytes', async () => {
  const decodingQueue = createDecodingQueue(150);
  app = await startTestApp({ decodingQueue });
  const visitor = await app.newVisitor();
  const property = await app.newProperty(visitor);
  const decoded = Promise.withResolvers<void>();
  const somebody = { actor: null, network: null };
  const running = ['a', 'b'].map(() =>
    decodingQueue.admit(somebody).run(20_000_000, () => decoded.promise),
  );

  const upload = beginUpload(app, visitor, property, { 'Content-Length': 5_000_000 });

  expect(await refusalOf(upload)).toBe('uploads_busy' satisfies ErrorCode);
  decoded.resolve();
  await Promise.all(running);
});
