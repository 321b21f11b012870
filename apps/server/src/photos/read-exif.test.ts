import { describe, expect, it } from 'vitest';
import { createExifReader, noExif } from './read-exif.ts';

const cost = { none: 0, time: 1, memory: 2 };
const answered = { evidence: null, orientation: 6 };

/** A reader whose worker, depending on the first byte, takes ten seconds or 160 MB before it answers. */
function readerOf(): (cost: number) => Promise<unknown> {
  const read = createExifReader(new URL('testing/costly-exif.worker.ts', import.meta.url));
  return (first) => read(Uint8Array.of(first));
}

describe('the thread that reads EXIF', () => {
  it('answers within its limits', async () => {
    expect(await readerOf()(cost.none)).toEqual(answered);
  });

  it('is stopped after two seconds', async () => {
    expect(await readerOf()(cost.time)).toEqual(noExif);
  });

  it('is stopped above 64 MB', async () => {
    expect(await readerOf()(cost.memory)).toEqual(noExif);
  });

  it.each(['time', 'memory'] as const)(
    'is restarted for the next photo after taking too much %s',
    async (what) => {
      const read = readerOf();
      const [, next] = await Promise.all([read(cost[what]), read(cost.none)]);
      expect(next).toEqual(answered);
    },
  );
});
