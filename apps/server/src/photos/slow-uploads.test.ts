import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { photoLimits } from '@dss/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp, type TestAppChanges } from '../testing/app.ts';
import type { VisitorClient } from '../testing/client.ts';
import { expectError } from '../testing/errors.ts';
import { tinyJpeg } from '../testing/pictures.ts';
import { addPhoto, putPhoto } from './testing/uploads.ts';
import { createUploadMemoryBudget } from './upload-memory-budget.ts';

const megabyte = 1024 * 1024;

let jpeg: Buffer<ArrayBuffer>;
let app: TestApp;
const sockets: Socket[] = [];

beforeAll(async () => {
  jpeg = await tinyJpeg();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function start(changes: TestAppChanges = {}): Promise<void> {
  app = await startTestApp(changes);
}

/** Starts an upload of maximum size on its own socket and sends its first bytes. */
async function beginSlowly(
  visitor: VisitorClient,
  propertyId: string,
  imageId: string,
  firstBytes: Uint8Array,
): Promise<Socket> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    `PUT /api/properties/${propertyId}/photos/${imageId} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: ${visitor.headers['Authorization']}`,
    'Content-Type: image/jpeg',
    `Content-Length: ${photoLimits.maxBytes}`,
    '\r\n',
  ];
  socket.write(head.join('\r\n'));
  socket.write(firstBytes);
  return socket;
}

/** A budget that counts how many uploads received memory. */
function countedBudget(bytes: number) {
  const budget = createUploadMemoryBudget(bytes);
  const counted = { received: 0 };
  return {
    counted,
    uploadMemory: {
      open: (requester: Parameters<typeof budget.open>[0]) => {
        const memory = budget.open(requester);
        return {
          release: () => memory.release(),
          grow: (more: number) => {
            memory.grow(more);
            counted.received += more;
          },
        };
      },
    },
  };
}

describe('slow uploads of one visitor', () => {
  it.each([26, 200])('on %i sockets keep nobody else from uploading', async (count) => {
    const { uploadMemory, counted } = countedBudget(256 * megabyte);
    await start({ uploadMemory });
    const slow = await app.newVisitor();
    const other = await app.newVisitor();
    const [slowProperty, property] = [await app.newProperty(slow), await app.newProperty(other)];
    for (let begun = 0; begun < count; begun++) {
      await beginSlowly(slow, slowProperty, `slow-${begun}`, jpeg.subarray(0, 10));
    }
    // Each holds the block its first bytes are in, whatever length it announced; more than the decoder takes in time are refused unread.
    const received = () => counted.received / (64 * 1024);
    await vi.waitFor(() => expect(received()).toBeGreaterThanOrEqual(26));

    const response = await putPhoto(other, property, 'front', jpeg);

    expect(response.status).toBe(201);
  });

  it('that hold all the memory of a visitor stop only that visitor', async () => {
    const { uploadMemory, counted } = countedBudget(16 * megabyte);
    await start({ uploadMemory });
    const slow = await app.newVisitor();
    const other = await app.newVisitor();
    const [slowProperty, property] = [await app.newProperty(slow), await app.newProperty(other)];
    await beginSlowly(slow, slowProperty, 'slow', Buffer.alloc(4 * megabyte));
    await vi.waitFor(() => expect(counted.received).toBe(4 * megabyte));

    const refused = await putPhoto(slow, slowProperty, 'more', jpeg);
    await addPhoto(other, property, 'front', jpeg);

    await expectError(refused, 'uploads_busy');
    expect(refused.headers.get('Retry-After')).toBe('5');
  });

  it('that were broken off release their memory', async () => {
    const { uploadMemory, counted } = countedBudget(16 * megabyte);
    await start({ uploadMemory });
    const slow = await app.newVisitor();
    const property = await app.newProperty(slow);
    const socket = await beginSlowly(slow, property, 'slow', Buffer.alloc(4 * megabyte));
    await vi.waitFor(() => expect(counted.received).toBe(4 * megabyte));

    socket.destroy();

    await vi.waitFor(async () =>
      expect((await putPhoto(slow, property, 'front', jpeg)).status).toBe(201),
    );
  });
});

describe('an upload that is too slow', () => {
  it.each([
    ['without a byte', { idleMs: 100, minBytesPerSecond: 0, windowMs: 60_000 }],
    ['below the pace', { idleMs: 60_000, minBytesPerSecond: 20_000, windowMs: 120 }],
  ])('%s is answered with 408 on a connection that is then closed', async (_case, uploadPace) => {
    await start({ uploadPace });
    const slow = await app.newVisitor();
    const property = await app.newProperty(slow);
    const socket = await beginSlowly(slow, property, 'slow', jpeg.subarray(0, 10));

    // Ends when the server closes the connection.
    const answer = await text(socket);

    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain('"code":"upload_too_slow"');
    expect(answer).toContain('"retryable":true');
  });
});

it('refused or broken uploads are not logged as errors', async () => {
  // A visitor's share is one block, so more bytes than that are refused.
  const { uploadMemory, counted } = countedBudget(megabyte / 4);
  const uploadPace = { idleMs: 300, minBytesPerSecond: 0, windowMs: 60_000 };
  await start({ uploadMemory, uploadPace });
  const slow = await app.newVisitor();
  const property = await app.newProperty(slow);
  await expectError(await putPhoto(slow, property, 'more', Buffer.alloc(70_000)), 'uploads_busy');
  await text(await beginSlowly(slow, property, 'slow', jpeg.subarray(0, 10)));
  const before = counted.received;
  const broken = await beginSlowly(slow, property, 'broken', jpeg.subarray(0, 10));
  await vi.waitFor(() => expect(counted.received).toBeGreaterThan(before), { interval: 5 });
  broken.destroy();

  const statuses = () =>
    app.logLines
      .filter((line) => line.includes(`/api/properties/${property}/photos/`))
      .map((line) => /"status":(\d+)/.exec(line)?.[1])
      .toSorted((one = '', other = '') => one.localeCompare(other));
  await vi.waitFor(() => expect(statuses()).toEqual(['400', '408', '503']));
  const log = app.logLines.join('');
  expect(log).not.toContain('stack');
  expect(log).not.toContain('request failed');
});
