import { DssError } from '@dss/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Requester } from '../rate-limits/rate-limiter.ts';
import { createDecodingQueue, type DecodingQueue } from './decoding-queue.ts';

const megapixels = 1_000_000;

afterEach(() => void vi.useRealTimers());

const from = (visitor: string, network = visitor): Requester => ({
  actor: { kind: 'visitor', id: visitor },
  network,
});

/** A queue whose decoding durations are set by the test, with a fake clock. */
function openQueue(maxWaitMs = 10_000) {
  let time = 0;
  const queue: DecodingQueue = createDecodingQueue(maxWaitMs, () => time);
  const started: string[] = [];
  const underway: Array<{ name: string; end: () => void }> = [];
  const refused: DssError[] = [];
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    queue,
    /** Names of the photos in the order in which decoding started. */
    started,
    refused,
    add: (name: string, requester: Requester, pixels: number | null = 12 * megapixels) => {
      const decode = () =>
        new Promise<void>((end) => {
          started.push(name);
          underway.push({ name, end });
        });
      const upload = async () => queue.admit(requester).run(pixels, decode);
      upload().catch((error: unknown) => {
        if (error instanceof DssError) refused.push(error);
      });
      return settle();
    },
    /** Ends the photo that has been decoding longest. */
    endOne: async (afterMs = 200) => {
      time += afterMs;
      underway.shift()?.end();
      await settle();
    },
    /** Ends the photo with this name. */
    end: async (name: string) => {
      const index = underway.findIndex((photo) => photo.name === name);
      underway.splice(index, 1)[0]?.end();
      await settle();
    },
  };
}

describe('the order of decoding', () => {
  it('decodes two photos at once, those of a visitor in order of arrival', async () => {
    const { add, endOne, started } = openQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4']) await add(name, from('ann'));
    expect(started).toEqual(['a1', 'a2']);

    await endOne();
    await endOne();
    expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it("decodes another visitor's first photo next, however many of one visitor wait", async () => {
    const { add, endOne, started } = openQueue();
    for (let photo = 1; photo <= 64; photo++) await add(`a${photo}`, from('ann', 'home'));
    await add('b1', from('bob', 'home'));

    await endOne();

    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  it('alternates between visitors', async () => {
    const { add, endOne, started } = openQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await add(name, from('ann'));
    for (const name of ['b1', 'b2', 'b3']) await add(name, from('bob'));
    await add('c1', from('cid'));
    for (let ended = 0; ended < 9; ended++) await endOne();

    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'b2', 'a4', 'b3', 'a5']);
  });

  it("alternates between networks first: many visitors of one network don't delay those of another", async () => {
    const { add, endOne, started } = openQueue();
    for (let visitor = 1; visitor <= 20; visitor++) {
      await add(`x${visitor}`, from(`visitor ${visitor}`, 'crowd'));
    }
    await add('b1', from('bob', 'home'));

    await endOne();

    expect(started).toEqual(['x1', 'x2', 'b1']);
  });

  it('never lets a stream of newcomers keep a visitor waiting', async () => {
    const { add, endOne, started } = openQueue();
    for (const name of ['a1', 'a2', 'a3']) await add(name, from('ann'));
    for (let newcomer = 1; newcomer <= 4; newcomer++) {
      await add(`n${newcomer}`, from(`newcomer ${newcomer}`));
      await endOne();
    }

    expect(started.indexOf('a3')).toBeLessThanOrEqual(5);
  });

  it('decodes one photo of more than 30 megapixels at a time, with smaller ones beside it', async () => {
    const { add, end, started } = openQueue();
    await add('large 1', from('ann'), 90 * megapixels);
    await add('large 2', from('bob'), 90 * megapixels);
    await add('small', from('cid'));
    expect(started).toEqual(['large 1', 'small']);

    await end('small');
    expect(started).toHaveLength(2);

    await end('large 1');
    expect(started.at(-1)).toBe('large 2');
  });

  it('stays fair to a network that comes back while its earlier photo is being stored', async () => {
    const { add, endOne, queue, started } = openQueue();
    const earlier = queue.admit(from('ann'));
    await earlier.run(megapixels, () => Promise.resolve());
    for (let photo = 1; photo <= 6; photo++) await add(`a${photo}`, from('ann'));
    earlier.leave();
    await add('a7', from('ann'));
    await add('b1', from('bob'));
    await add('b2', from('bob'));

    for (let ended = 0; ended < 4; ended++) await endOne();

    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('continues after a photo that could not be decoded', async () => {
    const queue = createDecodingQueue(10_000);
    const broken = () => Promise.reject(new Error('broken'));
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => queue.admit(from('ann')).run(megapixels, broken)),
    );

    expect(results.every((result) => result.status === 'rejected')).toBe(true);
    expect(await queue.admit(from('ann')).run(megapixels, () => Promise.resolve('whole'))).toBe(
      'whole',
    );
  });
});

describe('a photo that would wait too long', () => {
  it('is refused at once with the time until its turn', async () => {
    const { add, refused } = openQueue();
    // 100 photos of 12 megapixels; until measured, one is assumed to take a quarter of a second.
    for (let photo = 0; photo < 100; photo++) await add('a', from('ann'));

    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ code: 'uploads_busy', status: 503, retryable: true });
    expect(refused[0]?.retryAfterMs).toBeGreaterThan(10_000);
    expect(refused[0]?.retryAfterMs).toBeLessThan(11_000);
  });

  it("is not refused if it is another visitor's first", async () => {
    const { add, queue, refused } = openQueue();
    for (let photo = 0; photo < 100; photo++) await add('a', from('ann'));
    expect(refused).not.toEqual([]);

    expect(() => queue.admit(from('bob'))).not.toThrow();
  });

  it('is refused before its bytes while many others of its visitor are on their way', () => {
    const { queue } = openQueue();
    const next = () => queue.admit(from('ann'));
    const uploads = Array.from({ length: 60 }, next);
    expect(() => Array.from({ length: 60 }, next)).toThrow(
      expect.objectContaining({ code: 'uploads_busy' }),
    );

    expect(() => queue.admit(from('bob'))).not.toThrow();
    for (const upload of uploads) upload.leave();
    expect(next).not.toThrow();
  });

  it('is judged by how long photos have taken so far', async () => {
    const { add, endOne, refused } = openQueue();
    for (let photo = 0; photo < 15; photo++) {
      await add('early', from('ann'));
      await endOne(3000);
    }
    expect(refused).toEqual([]);

    // One is through every second and a half: six of them wait.
    for (let photo = 0; photo < 30; photo++) await add('a', from('ann'));

    expect(refused.length).toBeGreaterThan(20);
    expect(refused.length).toBeLessThan(25);
    expect(refused[0]?.retryAfterMs).toBeGreaterThan(10_000);
    expect(refused[0]?.retryAfterMs).toBeLessThan(12_000);
  });

  it('is refused as soon as photos take longer than expected, newest first', async () => {
    const { add, endOne, refused, started } = openQueue();
    const names = Array.from({ length: 60 }, (_, index) => `a${index + 1}`);
    for (const name of names) await add(name, from('ann'));
    expect(refused).toEqual([]);

    await endOne(3000);

    expect(refused.length).toBeGreaterThan(30);
    expect(refused[0]?.retryAfterMs).toBeGreaterThan(10_000);
    while (started.length + refused.length < names.length) await endOne(1);
    expect(started).toEqual(names.slice(0, started.length));
  });

  it('is not the one photo of somebody else, although photos take longer than expected', async () => {
    const { add, endOne, refused, started } = openQueue();
    for (let photo = 0; photo < 60; photo++) await add('a', from('ann'));
    await add('b', from('bob'));

    await endOne(3000);

    expect(refused.length).toBeGreaterThan(30);
    expect(started).toEqual(['a', 'a', 'b']);
  });

  it("is not a newcomer's only one, although every other network has two waiting", async () => {
    const { add, endOne, started } = openQueue();
    for (let network = 0; network < 40; network++)
      for (const name of ['first', 'second']) await add(name, from(`network ${network}`));
    await add('only', from('newcomer'));

    await endOne(260);
    for (let ended = 0; ended < 60; ended++) await endOne(130);

    expect(started).toContain('only');
  });

  it('is judged without those whose size was unknown', async () => {
    const { add, endOne, refused } = openQueue();
    for (let photo = 0; photo < 20; photo++) {
      await add('unknown', from('eve'), null);
      await endOne(10_000);
    }
    for (let photo = 0; photo < 30; photo++) await add('a', from('ann'));
    expect(refused).toEqual([]);
  });

  it('is judged by how long most photos took, not by one made to be slow', async () => {
    const { add, endOne, refused } = openQueue();
    await add('slow for its size', from('eve'), 4096);
    await endOne(30_000);

    for (let photo = 0; photo < 10; photo++) await add('a', from('ann'));

    expect(refused).toEqual([]);
  });

  it('is refused after 10 s at the latest, even if it was expected to be sooner', async () => {
    const { add, refused, started } = openQueue(20);
    await add('a1', from('ann'), 10);
    await add('a2', from('ann'), 10);
    await add('a3', from('ann'), 10);
    expect(started).toEqual(['a1', 'a2']);

    await vi.waitFor(() => expect(refused).toHaveLength(1));
    expect(refused[0]).toMatchObject({ code: 'uploads_busy' });
  });

  it('frees its place for others when it is refused', async () => {
    const { add, endOne, refused, started } = openQueue(20);
    for (const name of ['a1', 'a2', 'a3']) await add(name, from('ann'), 10);
    await vi.waitFor(() => expect(refused).toHaveLength(1));
    await endOne();
    await endOne();

    await add('a4', from('ann'), 10);

    expect(started).toEqual(['a1', 'a2', 'a4']);
  });
});
