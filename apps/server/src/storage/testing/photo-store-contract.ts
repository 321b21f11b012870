import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PhotoStore } from '../photo-store.ts';

/**
 * Tests that every photo store must pass. `open` returns an empty one.
 * @param writesInTurn whether the storage replaces an object as a whole even while another writer does, too
 */
export function testPhotoStore(
  name: string,
  open: () => Promise<PhotoStore>,
  { writesInTurn = true } = {},
): void {
  describe(`the photo store: ${name}`, () => {
    let store: PhotoStore;
    beforeEach(async () => {
      store = await open();
    });

    it('returns the same bytes that it was given', async () => {
      const bytes = randomBytes(300_001);
      await store.put('property/photo.jpg', bytes);

      const read = await store.read('property/photo.jpg');
      expect(read?.equals(bytes)).toBe(true);
    });

    it('stores what comes as a stream', async () => {
      const bytes = randomBytes(3_000_001);
      const parts = Array.from({ length: 31 }, (_, part) =>
        bytes.subarray(part * 100_000, (part + 1) * 100_000),
      );
      const stream = Readable.from(parts);
      await store.put('property/photo.jpg', { bytes: bytes.length, stream });

      expect((await store.read('property/photo.jpg'))?.equals(bytes)).toBe(true);
    });

    it('stores nothing of a stream that fails', async () => {
      const stream = new Readable({ read() {} });
      stream.push(randomBytes(100_000));
      const put = store.put('property/photo.jpg', { bytes: 200_000, stream });
      stream.destroy(new Error('the source is gone'));

      await expect(put).rejects.toThrow(/the source is gone|cannot write/i);
      expect(await store.read('property/photo.jpg')).toBeNull();
      expect(await store.list('property')).toEqual([]);
    });

    it('gives an object as a stream whose length is known', async () => {
      const bytes = randomBytes(3_000_001);
      await store.put('property/photo.jpg', bytes);

      const opened = await store.open('property/photo.jpg');
      expect(opened?.bytes).toBe(bytes.length);
      expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true);
      expect(await store.open('property/other.jpg')).toBeNull();
    });

    it('works on after a stream was left unread', async () => {
      await store.put('property/photo.jpg', randomBytes(3_000_000));
      for (let time = 0; time < 60; time += 1) {
        (await store.open('property/photo.jpg'))?.stream.destroy();
      }

      expect((await store.read('property/photo.jpg'))?.length).toBe(3_000_000);
    });

    it('names its folders', async () => {
      for (const path of ['house/one.jpg', 'house/two.jpg', 'house-2/one.jpg', 'barn/one.jpg']) {
        await store.put(path, Buffer.from(path));
      }

      const folders = await foldersOf(store);
      expect(folders.toSorted()).toEqual(['barn', 'house', 'house-2']);
    });

    it('stores an empty object', async () => {
      await store.put('property/empty.jpg', Buffer.alloc(0));

      expect((await store.read('property/empty.jpg'))?.length).toBe(0);
    });

    it('refuses paths outside itself', async () => {
      await expect(store.put('../photo.jpg', Buffer.from('one'))).rejects.toThrow(/traversal/i);
      await expect(store.read('../photo.jpg')).rejects.toThrow(/traversal/i);
      await expect(store.remove('../photo.jpg')).rejects.toThrow(/traversal/i);
    });

    it('replaces an object that is put again', async () => {
      await store.put('property/photo.jpg', Buffer.from('a longer first one'));
      await store.put('property/photo.jpg', Buffer.from('second'));

      expect((await store.read('property/photo.jpg'))?.toString()).toBe('second');
    });

    it('reads null where nothing is stored', async () => {
      await store.put('property/photo.jpg', Buffer.from('one'));

      expect(await store.read('property/other.jpg')).toBeNull();
      expect(await store.read('elsewhere/photo.jpg')).toBeNull();
    });

    it('removes one object alone', async () => {
      await store.put('property/one.jpg', Buffer.from('one'));
      await store.put('property/two.jpg', Buffer.from('two'));
      await store.remove('property/one.jpg');

      expect(await store.read('property/one.jpg')).toBeNull();
      expect((await store.read('property/two.jpg'))?.toString()).toBe('two');
    });

    it('accepts the removal of an object that is gone', async () => {
      await store.put('property/one.jpg', Buffer.from('one'));
      await store.remove('property/one.jpg');

      await expect(store.remove('property/one.jpg')).resolves.toBeUndefined();
    });

    it('removes a folder with everything in it, but nothing beside it', async () => {
      for (const path of ['house/one.jpg', 'house/two.jpg', 'house-2/one.jpg', 'barn/one.jpg']) {
        await store.put(path, Buffer.from(path));
      }
      await store.removeFolder('house');
      await store.removeFolder('house');

      expect(await store.list('house')).toEqual([]);
      expect((await store.read('house-2/one.jpg'))?.toString()).toBe('house-2/one.jpg');
      expect((await store.read('barn/one.jpg'))?.toString()).toBe('barn/one.jpg');
    });

    it.each(['', '.', '..', '../house', 'house/..', '/'])(
      'refuses to remove %j, which is no folder of photos',
      async (folder) => {
        await store.put('house/one.jpg', Buffer.from('one'));

        await expect(store.removeFolder(folder)).rejects.toThrow('not a folder of photos');
        expect((await store.read('house/one.jpg'))?.toString()).toBe('one');
      },
    );

    it('lists the objects of one folder with the time they were stored', async () => {
      const before = Date.now();
      await store.put('house/one.jpg', Buffer.from('one'));
      await store.put('house/two.working.jpg', Buffer.from('two'));
      await store.put('barn/one.jpg', Buffer.from('one'));

      const listed = await store.list('house');
      expect(listed.map((object) => object.path).toSorted()).toEqual([
        'house/one.jpg',
        'house/two.working.jpg',
      ]);
      for (const { modifiedAt } of listed) {
        expect(Math.abs(modifiedAt.getTime() - before)).toBeLessThan(60_000);
      }
      expect(await store.list('nowhere')).toEqual([]);
    });

    it('lists a folder while its objects change', async () => {
      const paths = Array.from({ length: 40 }, (_, index) => `house/${index}.jpg`);
      const comeAndGo = paths.map(async (path) => {
        await store.put(path, Buffer.from(path));
        await store.remove(path);
      });
      const lists = paths.map(() => store.list('house'));

      await expect(Promise.all([...comeAndGo, ...lists])).resolves.toBeDefined();
      expect(await store.list('house')).toEqual([]);
    });

    it.runIf(writesInTurn)(
      'stores one of two objects put at the same time, never a mixture',
      async () => {
        const [one, two] = [Buffer.alloc(200_000, 1), Buffer.alloc(150_000, 2)];
        await Promise.all([store.put('house/one.jpg', one), store.put('house/one.jpg', two)]);

        const read = await store.read('house/one.jpg');
        expect([one, two].some((bytes) => read?.equals(bytes))).toBe(true);
      },
    );

    it('answers a ping without storing anything', async () => {
      await store.put('house/one.jpg', Buffer.from('one'));
      await store.ping();

      expect((await store.list('house')).map((object) => object.path)).toEqual(['house/one.jpg']);
      expect(await foldersOf(store)).toEqual(['house']);
      expect(await store.removeDrafts(0)).toBe(0);
    });
  });
}

async function foldersOf(store: PhotoStore): Promise<string[]> {
  const folders: string[] = [];
  for await (const folder of store.folders()) folders.push(folder);
  return folders;
}
