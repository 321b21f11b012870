import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from 'vitest';
import { listenForChanges } from '../changes/listen-for-changes.ts';
import { moveObjects } from '../storage/move-objects.ts';
import { openDiskStore, openS3Store } from '../storage/open-photo-store.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import { startS3Server, type S3Server } from '../storage/testing/s3-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { runMovePhotos } from './move-photos-command.ts';

const program = path.join(import.meta.dirname, 'move-photos.ts');

let folder: string;
let server: S3Server;
let database: TestDatabase;
let disk: PhotoStore;
let bucket: PhotoStore;

beforeAll(async () => {
  server = await startS3Server();
  database = await createTestDatabase();
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dss-move-'));
  disk = await openDiskStore(folder);
  bucket = await openS3Store(server.config);
});

afterEach(async () => {
  for await (const home of bucket.folders()) await bucket.removeFolder(home);
  await rm(folder, { recursive: true, force: true });
});

afterAll(async () => {
  await database.close();
  await server.stop();
});

/** Only the settings that the command needs. */
function settings(): Readonly<Record<string, string>> {
  const { host, port, superuser } = inject('postgres');
  const login = (user: string) =>
    `postgres://${user}@localhost:${port}/${String(database.connection.database)}?host=${encodeURIComponent(host)}`;
  return {
    DATA_DIR: folder,
    DATABASE_URL: login('dss_app'),
    DATABASE_OWNER_URL: login(superuser),
    STORAGE_URL: `${server.config.endpoint}/${server.config.bucket}`,
    STORAGE_ACCESS_KEY_ID: server.config.accessKeyId,
    STORAGE_SECRET_ACCESS_KEY: server.config.secretAccessKey,
  };
}

/** Runs the command in this process. */
function move(args: readonly string[], signal = new AbortController().signal) {
  return runMovePhotos(args, signal, () => undefined, settings());
}

/** So many that a move is interrupted long before its last one. */
const severalHomes = 20;

/** Waits until some homes are in the bucket. Asks the disk below it, because the bucket's answers take as long as a move. */
async function untilUnderWay(): Promise<void> {
  const stored = path.join(server.directory, server.config.bucket);
  const some = async () => {
    const homes = (await readdir(stored, { withFileTypes: true })).filter((each) =>
      each.isDirectory(),
    );
    expect(homes.length).toBeGreaterThan(2);
  };
  await vi.waitFor(some, { timeout: 90_000, interval: 5 });
}

/** Fills a store with photos. @returns their hashes by path */
async function fill(store: PhotoStore, homes: number): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (let home = 0; home < homes; home += 1) {
    const property = randomUUID();
    for (const name of ['one.jpg', 'one.working.jpg', 'one.thumbnail.webp']) {
      const bytes = randomBytes(20_000);
      hashes.set(`${property}/${name}`, sha256(bytes));
      await store.put(`${property}/${name}`, bytes);
    }
  }
  return hashes;
}

async function contents(store: PhotoStore): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const name of store.folders()) {
    for (const { path: object } of await store.list(name)) {
      hashes.set(object, sha256((await store.read(object)) ?? Buffer.alloc(0)));
    }
  }
  return hashes;
}

/** Every photo is whole on one side at least; some are on each. */
async function expectNothingLost(photos: ReadonlyMap<string, string>): Promise<void> {
  const [left, arrived] = [await contents(disk), await contents(bucket)];
  expect(left.size).toBeGreaterThan(0);
  expect(left.size).toBeLessThan(photos.size);
  for (const [object, hash] of photos) {
    expect(left.get(object) ?? arrived.get(object), object).toBe(hash);
  }
}

describe('moving the photos', () => {
  it('goes on where it was interrupted, in either direction', async () => {
    const photos = await fill(disk, severalHomes);
    const interruption = new AbortController();
    const first = move(['--to', 'bucket'], interruption.signal);
    await untilUnderWay();
    interruption.abort();
    const { code, stderr } = await first;
    expect(stderr).toMatch(
      /^Interrupted\. Moved so far: \d+\. Nothing is lost: run the command again/,
    );
    expect(code).toBe(1);
    await expectNothingLost(photos);

    const second = await move(['--to', 'bucket']);
    expect(second.stdout, second.stderr).toMatch(
      /^Moved \d+ objects \(\d+\.\d MB\) from \S+ to \S+, each checked/,
    );
    expect(second.code).toBe(0);
    expect(await contents(bucket)).toEqual(photos);
    expect((await contents(disk)).size).toBe(0);

    const back = await move(['--to', 'disk']);
    expect(back.code, back.stderr).toBe(0);
    expect(await contents(disk)).toEqual(photos);
    expect((await contents(bucket)).size).toBe(0);
  }, 180_000);

  it('counts every byte of photos that are moved at the same time', async () => {
    const photos = await fill(disk, 3);
    const moved = { objects: 0, bytes: 0 };
    await moveObjects(disk, bucket, moved, new AbortController().signal);
    expect(moved).toEqual({ objects: photos.size, bytes: photos.size * 20_000 });
  });

  it('goes on after it was killed', async () => {
    const photos = await fill(disk, severalHomes);
    const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
    const killed = spawn(process.execPath, [program, '--to', 'bucket'], {
      env: { PATH, TMPDIR, NODE_COMPILE_CACHE, ...settings() },
      stdio: 'inherit',
    });
    const ended = once(killed, 'exit');
    await untilUnderWay();
    killed.kill('SIGKILL');
    await ended;
    await expectNothingLost(photos);

    const { code, stderr } = await move(['--to', 'bucket']);
    expect(code, stderr).toBe(0);
    expect(await contents(bucket)).toEqual(photos);
    expect((await contents(disk)).size).toBe(0);
  }, 180_000);

  it('is refused while the product runs', async () => {
    const photos = await fill(disk, 1);
    const running = await listenForChanges(database.connection, pino({ level: 'silent' }));
    try {
      const { code, stderr } = await move(['--to', 'bucket']);
      expect(stderr).toContain('The product is running (one process). Stop it first');
      expect(code).toBe(2);
      expect(await contents(disk)).toEqual(photos);
    } finally {
      await running.close();
    }
  });

  it('asks where to, with its usage', async () => {
    const { code, stderr } = await move([]);
    expect(code).toBe(2);
    expect(stderr).toContain('Say where to: --to bucket or --to disk.');
    expect(stderr).toContain('Usage: npm run move-photos');
    expect((await move(['--help'])).stdout).toContain('Usage: npm run move-photos');
  });

  it('removes nothing whose copy differs', async () => {
    const photos = await fill(disk, 1);
    const careless: PhotoStore = {
      ...bucket,
      put: async (object, content) => {
        if (!Buffer.isBuffer(content)) content.stream.resume();
        await bucket.put(object, Buffer.from('something else'));
      },
    };
    const { signal } = new AbortController();

    await expect(moveObjects(disk, careless, { objects: 0, bytes: 0 }, signal)).rejects.toThrow(
      /^the copy of \S+ at \S+ is not what was sent$/,
    );
    expect(await contents(disk)).toEqual(photos);
  });
});

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
