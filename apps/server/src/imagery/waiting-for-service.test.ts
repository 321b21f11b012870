import { expect, it } from 'vitest';
import { createLog } from '../logging/index.ts';
import { createImagery } from './imagery.ts';
import type { KnownPicture, PictureCache } from './picture-cache.ts';

/** A cache that records missing pictures only; a service that hangs returns none to store. */
function emptyCache(): PictureCache {
  const known = new Map<string, KnownPicture>();
  return {
    nameOf: (what) => what,
    find: async (name) => known.get(name) ?? null,
    read: async () => null,
    store: async () => undefined,
    storeMissing: async (name) => void known.set(name, { kind: 'missing' }),
    storeFailure: async (name) => void known.set(name, { kind: 'failed', retryAfterMs: 1 }),
    cleanUp: async () => undefined,
  };
}

it('when too many requests wait for an outside service, one more is refused without being counted', async () => {
  let giveUp = (_reason: Error): void => undefined;
  const hanging = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  const imagery = createImagery({
    cache: emptyCache(),
    imageService: null,
    tileService: () => hanging,
    log: createLog('silent'),
  });
  let counted = 0;
  const tile = (x: number) =>
    imagery.tile({ z: 12, x, y: 1550 }, async () => {
      counted += 1;
    });
  const waiting = Array.from({ length: 66 }, (_none, at) =>
    tile(640 + at).catch((error: unknown) => error),
  );
  await expect.poll(() => counted).toBe(66);

  await expect(tile(800)).rejects.toMatchObject({
    code: 'imagery_unavailable',
    retryAfterMs: 10_000,
  });
  expect(counted).toBe(66);
  giveUp(new Error('hung up'));
  await Promise.all(waiting);
});
