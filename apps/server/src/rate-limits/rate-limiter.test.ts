import { randomBytes, randomUUID } from 'node:crypto';
import { DssError } from '@dss/domain';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Actor } from '../db/index.ts';
import { createMovableClock, type MovableClock } from '../testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { specifiedLimits } from '../testing/rate-limits.ts';
import {
  createRateLimiter,
  type CountedEvent,
  type RateLimiter,
  removeExpiredEvents,
} from './rate-limiter.ts';

const minute = 60_000;
const network = '198.51.100.7';

let database: TestDatabase;
let clock: MovableClock;
let limiter: RateLimiter;
let visitor: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.admin.query('truncate rate_events, rate_counts');
  clock = createMovableClock();
  limiter = createRateLimiter(specifiedLimits, randomBytes(32), clock.now);
  visitor = newVisitor();
});

function newVisitor(): Actor {
  return { kind: 'visitor', id: randomUUID() };
}

/** Counts events and returns the refusal, if any. */
async function count(
  events: readonly CountedEvent[],
  requester: Partial<Parameters<RateLimiter['count']>[1]> = {},
): Promise<DssError | null> {
  const asking = { actor: visitor, network: null, ...requester };
  try {
    await database.db.asActor(asking.actor, (tx) => limiter.count(tx, asking, events));
    return null;
  } catch (error) {
    if (error instanceof DssError) return error;
    throw error;
  }
}

async function expectCounted(times: number, event: CountedEvent, requester = {}): Promise<void> {
  for (let time = 0; time < times; time += 1) expect(await count([event], requester)).toBeNull();
}

const rowsOf = async (table: 'rate_counts' | 'rate_events') => {
  const { rows } = await database.admin.query<{ bucket: string }>(
    `select * from ${table} order by bucket`,
  );
  return rows;
};

const rows = async () => [...(await rowsOf('rate_counts')), ...(await rowsOf('rate_events'))];

describe('a limit', () => {
  it('allows its number within its window, then says how long to wait', async () => {
    await expectCounted(4, { limit: 'analysis' });
    clock.advance(20_000);
    await expectCounted(1, { limit: 'analysis' });

    const refusal = await count([{ limit: 'analysis' }]);
    expect(refusal).toMatchObject({ code: 'too_many_analyses', status: 429, retryable: true });
    expect(refusal?.retryAfterMs).toBeGreaterThan(38_000);
    expect(refusal?.retryAfterMs).toBeLessThanOrEqual(40_000);
  });

  it('slides: only what left the window is free again', async () => {
    await expectCounted(2, { limit: 'analysis' });
    clock.advance(30_000);
    await expectCounted(3, { limit: 'analysis' });
    clock.advance(30_001);

    await expectCounted(2, { limit: 'analysis' });
    expect(await count([{ limit: 'analysis' }])).toMatchObject({ code: 'too_many_analyses' });
  });

  it("isn't extended by requests while it holds", async () => {
    await expectCounted(5, { limit: 'analysis' });
    for (let time = 0; time < 10; time += 1) {
      clock.advance(5000);
      expect(await count([{ limit: 'analysis' }])).not.toBeNull();
    }
    clock.advance(10_001);

    await expectCounted(5, { limit: 'analysis' });
  });

  it('counts each kind of action separately', async () => {
    await expectCounted(5, { limit: 'analysis' });

    await expectCounted(5, { limit: 'createProperty' });
  });

  it('counts each visitor separately', async () => {
    await expectCounted(5, { limit: 'analysis' });

    await expectCounted(5, { limit: 'analysis' }, { actor: newVisitor() });
  });

  it('is ten times as high for all visitors on one network together', async () => {
    for (let person = 0; person < 10; person += 1) {
      await expectCounted(5, { limit: 'analysis' }, { actor: newVisitor(), network });
    }

    const crowded = await count([{ limit: 'analysis' }], { actor: newVisitor(), network });
    expect(crowded).toMatchObject({ code: 'too_many_analyses' });
    await expectCounted(1, { limit: 'analysis' }, { actor: newVisitor(), network: '198.51.100.8' });
  });

  it('holds when everything comes at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => count([{ limit: 'analysis' }], { network })),
    );

    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(5);
  });

  it('counts a named event once, however often it comes', async () => {
    for (let action = 0; action < 20; action += 1) {
      await expectCounted(3, { limit: 'uploadInCreation', event: `action ${action}` }, { network });
    }

    expect(await count([{ limit: 'uploadInCreation', event: 'action 20' }])).toMatchObject({
      code: 'too_many_uploads',
    });
    await expectCounted(1, { limit: 'uploadInCreation', event: 'action 19' });
  });

  it('counts events of the same name by two visitors as two', async () => {
    await expectCounted(1, { limit: 'uploadInCreation', event: 'one' }, { network });
    await expectCounted(
      1,
      { limit: 'uploadInCreation', event: 'one' },
      { actor: newVisitor(), network },
    );

    expect(await rowsOf('rate_events')).toHaveLength(4);
    expect(
      await count([{ limit: 'uploadInCreation', event: 'one' }], {
        actor: newVisitor(),
        network,
      }),
    ).toBeNull();
    const amounts = (await database.admin.query('select amounts from rate_counts')).rows;
    expect(amounts).toContainEqual({ amounts: ['3'] });
  });

  it('is never early, nor later than a tenth of its window', async () => {
    // Six events in each tenth of the window, from its start to its end.
    const wide = { ...specifiedLimits.limits, analysis: { max: 66, windowMs: minute } };
    limiter = createRateLimiter({ ...specifiedLimits, limits: wide }, randomBytes(32), clock.now);
    const at: number[] = [];
    for (let event = 0; event < 60; event += 1) {
      await expectCounted(1, { limit: 'analysis' });
      at.push(clock.now().getTime());
      clock.advance(1000);
    }
    for (let second = 0; second < 60; second += 1) {
      let fits = 0;
      while ((await count([{ limit: 'analysis' }])) === null) {
        at.push(clock.now().getTime());
        fits += 1;
      }
      const now = clock.now().getTime();
      const within = (windowMs: number) => at.filter((time) => time > now - windowMs).length;
      expect(within(minute), `after ${second} seconds and ${fits}`).toBeLessThanOrEqual(66);
      expect(within(minute * 1.1)).toBeGreaterThanOrEqual(66);
      clock.advance(1000);
    }
  });

  it('takes the same space for any number of events', async () => {
    const wide = { ...specifiedLimits.limits, edit: { max: 100_000, windowMs: minute } };
    limiter = createRateLimiter({ ...specifiedLimits, limits: wide }, randomBytes(32), clock.now);
    for (let event = 0; event < 200; event += 1) {
      await expectCounted(1, { limit: 'edit' }, { network });
      clock.advance(1000);
    }

    expect(await rowsOf('rate_events')).toEqual([]);
    const { rows: slots } = await database.admin.query<{ slots: number }>(
      'select cardinality(amounts) as slots from rate_counts',
    );
    expect(slots).toHaveLength(2);
    for (const row of slots) expect(row.slots).toBeLessThanOrEqual(12);
  });

  it('is counted by several processes as by one', async () => {
    const others = [0, 1].map(() => openDatabase(database.connection, pino({ level: 'silent' })));
    try {
      const attempts = Array.from({ length: 40 }, async (_, index) => {
        const db = others[index % 2] ?? database.db;
        const counting = db.asActor(visitor, (tx) =>
          limiter.count(tx, { actor: visitor, network }, [{ limit: 'analysis' }]),
        );
        return counting.then(
          () => true,
          () => false,
        );
      });
      expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(5);
    } finally {
      await Promise.all(others.map((db) => db.close()));
    }
  });

  describe('of amounts', () => {
    const bytes = (amount: number) => ({ limit: 'uploadedMegabytes', amount }) as const;
    const all = 4000 * 1024 * 1024;

    it('adds them up', async () => {
      await expectCounted(1, bytes(all - 10));
      expect(await count([bytes(11)])).toMatchObject({ code: 'too_many_bytes' });
      await expectCounted(1, bytes(10));
      clock.advance(24 * 60 * minute + 1);
      await expectCounted(1, bytes(all));
    });

    it('refuses one larger than the whole limit', async () => {
      expect(await count([bytes(all + 1)])).toMatchObject({ code: 'too_many_bytes' });
    });
  });

  it('is counted together with the others or not at all', async () => {
    await expectCounted(50, { limit: 'photosOfUpload', of: 'one' });
    const before = await rows();

    const refusal = await count([
      { limit: 'uploadInCreation' },
      { limit: 'photosOfUpload', of: 'one' },
      { limit: 'uploadedMegabytes', amount: 1 },
    ]);

    expect(refusal).toMatchObject({ code: 'too_many_photos_at_once', retryAfterMs: null });
    expect(refusal?.message).toMatch(/^Up to 50 photos/);
    expect(await rows()).toEqual(before);
  });

  it('reports the refusal that lasts longest', async () => {
    await expectCounted(1, { limit: 'uploadedMegabytes', amount: 4000 * 1024 * 1024 });
    await expectCounted(20, { limit: 'uploadInCreation' });

    expect(
      await count([{ limit: 'uploadInCreation' }, { limit: 'uploadedMegabytes', amount: 1 }]),
    ).toMatchObject({ code: 'too_many_bytes' });
  });

  it('counts nothing when the transaction is rolled back', async () => {
    const undone = database.db.asActor(visitor, async (tx) => {
      await limiter.count(tx, { actor: visitor, network }, [{ limit: 'analysis' }]);
      throw new Error('something else failed');
    });
    await expect(undone).rejects.toThrow('something else failed');

    expect(await rows()).toEqual([]);
  });

  it('ignores what a clock dated in the future before it was set back', async () => {
    clock.advance(24 * 60 * minute);
    await expectCounted(5, { limit: 'analysis' });
    await expectCounted(1, { limit: 'uploadedMegabytes', amount: 4000 * 1024 * 1024 });
    clock.advance(-24 * 60 * minute);

    await expectCounted(5, { limit: 'analysis' });
    await expectCounted(1, { limit: 'uploadedMegabytes', amount: 4000 * 1024 * 1024 });
    expect(await count([{ limit: 'analysis' }])).toMatchObject({ code: 'too_many_analyses' });
  });

  it('counts a named event again when a clock that was set back had dated it in the future', async () => {
    clock.advance(60 * minute);
    await expectCounted(1, { limit: 'uploadInCreation', event: 'one' });
    clock.advance(-60 * minute);
    await expectCounted(1, { limit: 'uploadInCreation', event: 'one' });
    await expectCounted(19, { limit: 'uploadInCreation' });

    expect(await count([{ limit: 'uploadInCreation' }])).toMatchObject({
      code: 'too_many_uploads',
    });
    await expectCounted(1, { limit: 'uploadInCreation', event: 'one' });
  });

  it('holds across servers whose clocks differ by some seconds', async () => {
    clock.advance(20_000);
    await expectCounted(5, { limit: 'analysis' });
    clock.advance(-20_000);

    expect(await count([{ limit: 'analysis' }])).toMatchObject({ code: 'too_many_analyses' });
  });

  it('never waits in a circle, whichever of its keys is counted for the first time', async () => {
    const { admin, connection } = database;
    const other = new pg.Client({ ...connection, user: admin.user });
    await other.connect();
    const countFor = (client: pg.Client, ...buckets: readonly string[]) =>
      client.query('select app.count_or_refuse($1, now())', [
        JSON.stringify(
          buckets.map((bucket) => ({ bucket, event: null, amount: 1, max: 9, window_ms: minute })),
        ),
      ]);
    await countFor(admin, 'b');
    await admin.query('begin');
    await countFor(admin, 'a');
    const waiting = countFor(other, 'a', 'b');
    await vi.waitFor(async () => {
      const { rowCount } = await admin.query('select from pg_locks where not granted');
      expect(rowCount).toBeGreaterThan(0);
    }, 20_000);
    await countFor(admin, 'b');
    await admin.query('commit');
    await waiting;
    await other.end();
  });

  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])(
    'counts once, naming the key that is full, whether it is known or new: %s, %s',
    async (known, other) => {
      const { admin } = database;
      const countFor = (...buckets: readonly string[]) =>
        admin.query('select app.count_or_refuse($1, now())', [
          JSON.stringify(
            buckets.map((bucket) => ({
              bucket,
              event: null,
              amount: 1,
              max: bucket === known ? 9 : 1,
              window_ms: minute,
            })),
          ),
        ]);
      const amounts = async () => {
        const { rows: counts } = await admin.query<{
          bucket: string;
          amounts: string[];
        }>('select bucket, amounts from rate_counts');
        return Object.fromEntries(counts.map(({ bucket, amounts: slots }) => [bucket, slots]));
      };
      await countFor(known);
      await countFor(known, other);
      expect(await amounts()).toEqual({ [known]: ['2'], [other]: ['1'] });

      const refusal: unknown = await countFor(known, other).catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        code: 'ZL001',
        detail: expect.stringMatching(/"refused_by" : 1,/),
      });
      expect(await amounts()).toEqual({ [known]: ['2'], [other]: ['1'] });
    },
  );

  it('never applies to requests with neither visitor nor network', async () => {
    await expectCounted(30, { limit: 'other' }, { actor: null });

    expect(await rows()).toEqual([]);
  });
});

describe('a stored count', () => {
  it('reveals neither who nor where', async () => {
    await expectCounted(1, { limit: 'uploadInCreation', event: 'a property' }, { network });

    const text = JSON.stringify(await rows());
    expect(text).not.toContain(visitor.id);
    expect(text).not.toContain(network);
    expect(text).not.toContain('a property');
  });

  it("can't be attributed without the server's secret", async () => {
    await expectCounted(1, { limit: 'analysis', event: 'one' });
    limiter = createRateLimiter(specifiedLimits, randomBytes(32), clock.now);
    await expectCounted(1, { limit: 'analysis', event: 'one' });

    const buckets = new Set((await rows()).map(({ bucket }) => bucket));
    expect(buckets.size).toBe(2);
  });

  it('is removed a tenth of its window after the window ends, not before', async () => {
    await expectCounted(1, { limit: 'analysis' });
    await expectCounted(1, { limit: 'uploadInCreation', event: 'one' });
    clock.advance(minute);
    await removeExpiredEvents(database.db, clock.now);
    expect(await rows()).toHaveLength(3);
    clock.advance(minute / 10);
    await removeExpiredEvents(database.db, clock.now);
    expect(await rows()).toHaveLength(2);

    clock.advance(5 * minute);
    await removeExpiredEvents(database.db, clock.now);
    expect(await rows()).toEqual([]);
  });

  it('is removed if it is dated in the future', async () => {
    clock.advance(60 * minute);
    await expectCounted(1, { limit: 'analysis', event: 'one' });
    clock.advance(-60 * minute);
    await removeExpiredEvents(database.db, clock.now);

    expect(await rows()).toEqual([]);
  });
});
