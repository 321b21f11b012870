import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';

import { discardHandedOver, handOverFile } from './hand-over-file.ts';

const kept = new Map<string, Buffer>();
const shared: { title?: string; files?: string[] }[] = [];
let mostAtOnce = 0;
let sheet: () => Promise<{ activityType: string }>;

/** The plugins as seen through the bridge. */
const plugins: Parameters<typeof handOverFile>[2] = {
  files: {
    writeFile: ({ path, data }) => {
      if (typeof data !== 'string') throw new TypeError('only the web takes blobs');
      kept.set(path, Buffer.from(data, 'base64'));
      mostAtOnce = Math.max(mostAtOnce, data.length);
      return Promise.resolve({ uri: '' });
    },
    appendFile: ({ path, data }) => {
      kept.set(path, Buffer.concat([kept.get(path) ?? Buffer.of(), Buffer.from(data, 'base64')]));
      mostAtOnce = Math.max(mostAtOnce, data.length);
      return Promise.resolve();
    },
    rmdir: () => {
      if (kept.size === 0) return Promise.reject(new Error('Directory does not exist'));
      kept.clear();
      return Promise.resolve();
    },
    getUri: ({ path }) => Promise.resolve({ uri: `file:///cache/${path}` }),
  },
  share: {
    share: (options) => {
      shared.push(options);
      return sheet();
    },
  },
};

beforeEach(() => {
  kept.clear();
  shared.length = 0;
  mostAtOnce = 0;
  sheet = () => Promise.resolve({ activityType: 'files' });
});

/** A body that arrives in pieces of uneven size, and may break off. */
function arriving(bytes: Buffer, { breaksOff = false } = {}): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length)
        return breaksOff ? controller.error(new TypeError('network')) : controller.close();
      const next = at + 65_537;
      controller.enqueue(new Uint8Array(bytes.subarray(at, next)));
      at = next;
    },
  });
}

describe('a file that an app hands over', () => {
  test('is written in parts as it arrived, however large', async () => {
    const bytes = randomBytes(4_000_001);
    expect(await handOverFile(arriving(bytes), 'copy.zip', plugins)).toBe(true);
    expect(kept.get('handed-over/copy.zip')?.equals(bytes)).toBe(true);
    expect(mostAtOnce).toBeLessThan(1_100_000);
  });

  test('is offered under its name', async () => {
    await handOverFile(arriving(Buffer.from('a')), 'copy.zip', plugins);
    expect(shared).toEqual([{ title: 'copy.zip', files: ['file:///cache/handed-over/copy.zip'] }]);
  });

  describe('that breaks off', () => {
    const handOverBroken = () =>
      handOverFile(arriving(randomBytes(1_000_000), { breaksOff: true }), 'copy.zip', plugins);

    test('is not offered', async () => {
      await expect(handOverBroken()).rejects.toThrow(TypeError);
      expect(shared).toEqual([]);
    });

    test('leaves nothing behind', async () => {
      await expect(handOverBroken()).rejects.toThrow(TypeError);
      expect(kept.size).toBe(0);
    });
  });

  test('replaces the one before', async () => {
    await handOverFile(arriving(Buffer.from('a')), 'copy.zip', plugins);
    await handOverFile(arriving(Buffer.from('b')), 'report.pdf', plugins);
    expect([...kept.keys()]).toEqual(['handed-over/report.pdf']);
  });

  test('is removed when it is discarded', async () => {
    await handOverFile(arriving(Buffer.from('a')), 'copy.zip', plugins);
    await discardHandedOver(plugins);
    expect(kept.size).toBe(0);
  });

  test('may be declined, which is no error', async () => {
    sheet = () => Promise.reject(new Error('Share canceled'));
    expect(await handOverFile(arriving(Buffer.from('a')), 'copy.zip', plugins)).toBe(false);
  });

  test('says so when the system has no sheet', async () => {
    sheet = () => Promise.reject(new Error('not implemented'));
    await expect(handOverFile(arriving(Buffer.from('a')), 'copy.zip', plugins)).rejects.toThrow(
      'not implemented',
    );
  });
});
