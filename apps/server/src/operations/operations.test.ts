import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { watchReadiness, type Readiness, type ReadinessChecks } from './readiness.ts';

const answering: ReadinessChecks = {
  database: () => Promise.resolve(),
  storage: () => Promise.resolve(),
  queue: () => Promise.resolve(),
};
const allFine = { database: 'ok', storage: 'ok', queue: 'ok' };

describe('the parts of the product', () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  let failing: Partial<ReadinessChecks>;
  let readiness: Readiness;

  beforeEach(() => {
    lines.length = 0;
    failing = {};
    vi.useFakeTimers();
    readiness = watchReadiness(
      {
        database: () => (failing.database ?? answering.database)(),
        storage: () => (failing.storage ?? answering.storage)(),
        queue: () => (failing.queue ?? answering.queue)(),
      },
      { log },
    );
  });

  afterEach(() => {
    readiness.stop();
    vi.useRealTimers();
  });

  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

  it.each(['database', 'storage', 'queue'] as const)(
    'have failed once the %s has not answered three times in a row, until it does',
    async (part) => {
      failing = { [part]: () => Promise.reject(new Error(`no ${part}`)) };
      await seconds(11);
      expect(readiness.parts()).toEqual(allFine);
      await seconds(1);
      expect(readiness.parts()).toEqual({ ...allFine, [part]: 'failed' });
      await seconds(60);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`no ${part}`);

      failing = {};
      await seconds(1);
      expect(readiness.parts()).toEqual(allFine);
      expect(lines).toHaveLength(2);
    },
  );

  it('have not failed for one that answers every other time', async () => {
    let asked = 0;
    const storage = () =>
      (asked += 1) % 2 === 0 ? Promise.resolve() : Promise.reject(new Error('busy'));
    failing = { storage };
    await seconds(300);
    expect(asked).toBeGreaterThan(20);
    expect(readiness.parts()).toEqual(allFine);
    expect(lines).toEqual([]);
  });

  it('have not failed for one that is slow, but for one that never answers', async () => {
    const slow = Promise.withResolvers<void>();
    failing = { queue: () => slow.promise };
    await seconds(39);
    expect(readiness.parts()).toEqual(allFine);
    await seconds(10);
    expect(readiness.parts()).toEqual({ ...allFine, queue: 'failed' });
    slow.resolve();
    await seconds(0);
    expect(readiness.parts()).toEqual(allFine);
  });
});

describe('/healthz and /readyz', () => {
  let app: TestApp;
  let parts: ReturnType<Readiness['parts']>;

  beforeAll(async () => {
    app = await startTestApp({ readiness: { parts: () => parts, stop: () => undefined } });
  });

  afterAll(() => app.close());

  it('say that the process lives and is ready', async () => {
    parts = { database: 'ok', storage: 'ok', queue: 'ok' };
    const [health, ready] = await Promise.all(
      ['/healthz', '/readyz'].map((path) => app.stranger.fetch(path)),
    );
    expect([health?.status, ready?.status]).toEqual([200, 200]);
    expect(await health?.json()).toEqual({ status: 'ok' });
    expect(await ready?.json()).toEqual({ status: 'ok', ...parts });
  });

  it('say that it lives without being ready when a part has failed', async () => {
    parts = { database: 'failed', storage: 'ok', queue: 'ok' };
    const [health, ready] = await Promise.all(
      ['/healthz', '/readyz'].map((path) => app.stranger.fetch(path)),
    );
    expect([health?.status, ready?.status]).toEqual([200, 503]);
    expect(await ready?.json()).toEqual({ status: 'failed', ...parts });
  });
});

describe('a server that has more to do than it can', () => {
  it('is ready', async () => {
    const answered = { database: 0, storage: 0 };
    const app = await startTestApp();
    const { db, store } = app.dependencies;
    const counted = (part: keyof typeof answered, ping: () => Promise<void>) => async () => {
      await ping();
      answered[part] += 1;
    };
    const readiness = watchReadiness(
      {
        database: counted('database', () => db.ping()),
        storage: counted('storage', () => store.ping()),
        queue: () => db.ping(),
      },
      { log: app.dependencies.log, everyMs: 10, againMs: 10 },
    );
    const { admin } = app.database;
    const working = new AbortController();
    try {
      // More requests wait for a lock than there are connections, and more passwords are hashed than there are threads.
      const owner = await app.newVisitor();
      const property = await app.newProperty(owner);
      await admin.query('begin; lock table properties in access exclusive mode');
      const asked = Array.from({ length: 60 }, () => owner.fetch(`/api/properties/${property}`));
      const hashing = Array.from({ length: 8 }, async () => {
        while (!working.signal.aborted) await promisify(scrypt)('a password', 'salt', 64);
      });
      const before = { ...answered };
      await vi.waitFor(() => {
        expect(answered.database).toBeGreaterThan(before.database + 3);
        expect(answered.storage).toBeGreaterThan(before.storage);
      }, 50_000);

      expect(readiness.parts()).toEqual(allFine);
      expect(app.logLines.join('')).not.toContain('does not answer');
      working.abort();
      await admin.query('rollback');
      await Promise.all([...asked, ...hashing]);
    } finally {
      working.abort();
      readiness.stop();
      await app.close();
    }
  }, 60_000);
});
