import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createDiskStore } from './index.ts';
import { testPhotoStore } from './testing/photo-store-contract.ts';

const folders: string[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dss-test-store-'));
  folders.push(folder);
  return folder;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

testPhotoStore('on disk', async () => createDiskStore(await newFolder()));

describe('the photo store on disk', () => {
  it.skipIf(process.platform === 'win32')('lets nobody else read what it keeps', async () => {
    const folder = await newFolder();
    await createDiskStore(folder).put('house/one.jpg', Buffer.from('one'));

    expect((await stat(path.join(folder, 'house'))).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder, 'house/one.jpg'))).mode & 0o777).toBe(0o600);
  });

  it(
    'leaves no draft behind, neither after success nor after failure',
    { tags: ['spec:surrounding-155'] },
    async () => {
      const folder = await newFolder();
      const store = createDiskStore(folder);
      await store.put('house/one.jpg', Buffer.from('one'));
      await store.put('house/taken/inner.jpg', Buffer.from('in the way'));

      await expect(store.put('house/taken', Buffer.from('two'))).rejects.toThrow(
        /EISDIR|ENOTEMPTY|EEXIST/,
      );
      expect((await readdir(path.join(folder, 'house'))).toSorted()).toEqual(['one.jpg', 'taken']);
    },
  );

  it(
    'lists a draft that a crash left behind, for the sweep',
    { tags: ['spec:surrounding-155'] },
    async () => {
      const folder = await newFolder();
      const store = createDiskStore(folder);
      await store.put('house/one.jpg', Buffer.from('one'));
      await writeFile(path.join(folder, 'house/two.jpg.0000.part'), 'half');

      expect((await store.list('house')).map((object) => object.path)).toContain(
        'house/two.jpg.0000.part',
      );
    },
  );

  it('works in a folder whose path is 150 characters long', async () => {
    const folder = path.join(await newFolder(), 'a'.repeat(150));
    const store = createDiskStore(folder);
    await store.put('house/one.jpg', Buffer.from('one'));

    expect((await store.read('house/one.jpg'))?.toString()).toBe('one');
  });

  it('says that it does not answer when its folder cannot be written to', async () => {
    const folder = await newFolder();
    await writeFile(path.join(folder, 'a-file'), '');

    await expect(createDiskStore(path.join(folder, 'a-file')).ping()).rejects.toThrow(
      /ENOTDIR|EEXIST/,
    );
  });

  it('reports a failure to read as one, not as an object that is missing', async () => {
    const folder = await newFolder();
    const store = createDiskStore(folder);
    await store.put('house/one.jpg', Buffer.from('one'));

    await expect(store.read('house')).rejects.toThrow('EISDIR');
  });
});
