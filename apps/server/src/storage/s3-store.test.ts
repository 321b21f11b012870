import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { S3Config } from '../config/index.ts';
import { outageOf } from '../outages/index.ts';
import { openPhotoStore } from './open-photo-store.ts';
import { StorageUnavailable } from './photo-store.ts';
import { createS3Store } from './s3-store.ts';
import { testPhotoStore } from './testing/photo-store-contract.ts';
import { startS3Server, type S3Server } from './testing/s3-server.ts';

let server: S3Server;

beforeAll(async () => {
  server = await startS3Server();
});

afterAll(() => server.stop());

testPhotoStore(
  'in a bucket',
  async () => {
    const store = createS3Store(server.config);
    for await (const folder of store.folders()) await store.removeFolder(folder);
    return store;
  },
  // S3 does; the server of this test writes both into one file.
  { writesInTurn: false },
);

const attempts = 3;
/** For a service that never answers. One that does may take longer on a busy machine. */
const quick = { connectMs: 1000, idleMs: 300, attempts };
const patient = { connectMs: 60_000, idleMs: 60_000, attempts };

describe('the photo store in a bucket', () => {
  it('lists and removes more objects than one answer of the service names', async () => {
    const store = createS3Store(server.config);
    await store.put('large/0.jpg', Buffer.from('x'));
    // Copied where the server keeps them: to send so many takes seconds.
    const folder = path.join(server.directory, server.config.bucket, 'large');
    for (const file of await readdir(folder)) {
      for (let copy = 1; copy < 1050; copy += 1) {
        copyFileSync(path.join(folder, file), path.join(folder, file.replace('0', String(copy))));
      }
    }

    const names = (await store.list('large')).map((object) => object.path);
    expect(new Set(names).size).toBe(1050);
    await store.removeFolder('large');
    expect(await store.list('large')).toEqual([]);
  });

  it('removes the probe of a process that was killed while it asked', async () => {
    const store = createS3Store(server.config);
    await store.put('ping-0b9ca2a4-7d7c-4c7c-8a3b-0a4f5f6f7a8b', Buffer.from('ping'));

    expect(await store.removeDrafts(60_000)).toBe(0);
    expect(await store.removeDrafts(-1000)).toBe(1);
  });
});

describe('a start with a bucket that can not be used', () => {
  const start = (changes: Partial<S3Config>, of = server) =>
    openPhotoStore({ dataDir: '/nowhere', storage: { ...of.config, ...changes } });

  it('says that the bucket is missing', async () => {
    await expect(start({ bucket: 'elsewhere' })).rejects.toThrow(
      `Photos can't be stored at ${server.config.endpoint}/elsewhere: the bucket does not exist. Create it, or correct STORAGE_URL.`,
    );
  });

  it('says that the key is unknown', async () => {
    await expect(start({ accessKeyId: 'nobody' })).rejects.toThrow(
      'the key is refused (InvalidAccessKeyId). Check STORAGE_ACCESS_KEY_ID',
    );
  });

  it('says that the secret is wrong', async () => {
    const strict = await startS3Server({ strict: true });
    try {
      await expect(start({ secretAccessKey: 'wrong' }, strict)).rejects.toThrow(
        'the key is refused (SignatureDoesNotMatch)',
      );
    } finally {
      await strict.stop();
    }
  });

  it('says that nobody answers', async () => {
    const gone = await startProxy(server.port, () => 'pass');
    await gone.cut();

    await expect(start({ endpoint: `http://127.0.0.1:${gone.port}` })).rejects.toThrow(
      'it does not answer (ECONNREFUSED).',
    );
  });

  it('reveals no secret', async () => {
    const error: unknown = await start({ bucket: 'elsewhere', secretAccessKey: 'hush-hush' }).catch(
      (reason: unknown) => reason,
    );
    expect(JSON.stringify([String(error), error])).not.toContain('hush-hush');
  });
});

describe('a service that fails for a while', () => {
  let proxy: FaultyProxy;

  afterEach(() => proxy.cut());

  const open = async (behavior: Behavior, limits = quick) => {
    proxy = await startProxy(server.port, behavior);
    return createS3Store({ ...server.config, endpoint: `http://127.0.0.1:${proxy.port}` }, limits);
  };

  it('is asked again when it hangs up', async () => {
    const store = await open((connection) => (connection < 2 ? 'hang up' : 'pass'), patient);
    const bytes = randomBytes(200_000);
    await store.put('house/again.jpg', bytes);

    expect((await store.read('house/again.jpg'))?.equals(bytes)).toBe(true);
    expect(proxy.connections()).toBeGreaterThan(2);
  });

  it('is not waited for without end when it says nothing', async () => {
    const store = await open(() => 'say nothing');

    await expect(store.put('house/slow.jpg', Buffer.from('slow'))).rejects.toThrow(
      'it takes too long to answer.',
    );
    expect(proxy.connections()).toBe(attempts);
  });

  it('is not waited for without end when it stops in the middle of an object', async () => {
    await createS3Store(server.config).put('house/half.jpg', randomBytes(3_000_000));
    const store = await open(() => 'stop halfway');

    const failure: unknown = await store.read('house/half.jpg').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageUnavailable);
    expect(outageOf(failure)).toBe('storage_unavailable');
  });
});

type Behavior = (connection: number) => 'pass' | 'hang up' | 'say nothing' | 'stop halfway';

interface FaultyProxy {
  readonly port: number;
  readonly connections: () => number;
  cut(): Promise<void>;
}

/** A TCP connection to the server that a test can disturb. */
async function startProxy(target: number, behavior: Behavior): Promise<FaultyProxy> {
  let connections = 0;
  const open = new Set<Socket>();
  const proxy: Server = createServer((near) => {
    const how = behavior(connections);
    connections += 1;
    open.add(near);
    near.on('error', () => near.destroy());
    if (how === 'hang up') near.once('data', () => near.resetAndDestroy());
    if (how === 'hang up' || how === 'say nothing') return;
    const far = connect(target, '127.0.0.1');
    open.add(far);
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(far);
    let passed = 0;
    far.on('data', (chunk) => {
      passed += chunk.length;
      if (how === 'pass' || passed < 500_000) near.write(chunk);
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return {
    port: address.port,
    connections: () => connections,
    cut: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
