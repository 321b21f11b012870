import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import { startDraftCleanup, StorageUnavailable } from './photo-store.ts';
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
  it.skipIf(process.platform === 'win32')('lets nobody else read its files', async () => {
    const folder = await newFolder();
    await createDiskStore(folder).put('house/one.jpg', Buffer.from('one'));

    expect((await stat(path.join(folder, 'house'))).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder, 'house/one.jpg'))).mode & 0o777).toBe(0o600);
  });

  it('leaves no draft after a success or a failure', async () => {
    const folder = await newFolder();
    const store = createDiskStore(folder);
    await store.put('house/one.jpg', Buffer.from('one'));
    await store.put('house/taken/inner.jpg', Buffer.from('in the way'));

    await expect(store.put('house/taken', Buffer.from('two'))).rejects.toThrow(
      /EISDIR|ENOTEMPTY|EEXIST/,
    );
    expect((await readdir(path.join(folder, 'house'))).toSorted()).toEqual(['one.jpg', 'taken']);
  });

  it('lists drafts that a crash left behind, for the periodic cleanup', async () => {
    const folder = await newFolder();
    const store = createDiskStore(folder);
    await store.put('house/one.jpg', Buffer.from('one'));
    await writeFile(path.join(folder, 'house/two.jpg.0000.part'), 'half');

    expect((await store.list('house')).map((object) => object.path)).toContain(
      'house/two.jpg.0000.part',
    );
  });

  it('removes the half-written draft of a killed process at the start', async () => {
    const folder = await newFolder();
    const store = createDiskStore(folder);
    await store.put('house/one.jpg', Buffer.from('one'));
    const draft = await killedWhileWriting(folder);
    await age(draft, 61);

    const stop = startDraftCleanup(store, pino({ level: 'silent' }));

    await vi.waitFor(async () => expect(await readdir(path.dirname(draft))).toEqual(['one.jpg']));
    await stop();
  });

  it('removes drafts older than requested, wherever they are', async () => {
    const folder = await newFolder();
    const drafts = [
      `house/one.jpg.${randomUUID()}.part`,
      `imagery/two.jpg.${randomUUID()}.part`,
      `ping-${randomUUID()}`,
      `ping-${randomUUID()}.${randomUUID()}.part`,
    ];
    await writeAged(folder, drafts, 61);

    expect(await createDiskStore(folder).removeDrafts(60 * minuteMs)).toBe(4);

    const left = await readdir(folder, { recursive: true });
    expect(left.toSorted()).toEqual(['house', 'imagery']);
  });

  it('keeps drafts that may still be in use', async () => {
    const folder = await newFolder();
    await writeAged(folder, [`house/one.jpg.${randomUUID()}.part`], 59);

    expect(await createDiskStore(folder).removeDrafts(60 * minuteMs)).toBe(0);
  });

  it('keeps old objects, whatever their names', async () => {
    const folder = await newFolder();
    const names = ['house/one.jpg', 'house/of.part', 'house/ping-.jpg'];
    await writeAged(folder, names, 100_000);

    expect(await createDiskStore(folder).removeDrafts(60 * minuteMs)).toBe(0);
    expect(await readdir(path.join(folder, 'house'))).toHaveLength(3);
  });

  it('works in a folder whose path is 150 characters long', async () => {
    const folder = path.join(await newFolder(), 'a'.repeat(150));
    const store = createDiskStore(folder);
    await store.put('house/one.jpg', Buffer.from('one'));

    expect((await store.read('house/one.jpg'))?.toString()).toBe('one');
  });

  it('reports that it does not answer when its folder is not writable', async () => {
    const folder = await newFolder();
    await writeFile(path.join(folder, 'a-file'), '');

    const failure = await createDiskStore(path.join(folder, 'a-file')).ping().catch(String);
    expect(failure).toMatch(/^StorageUnavailable: Photos can't be stored in .+: (ENOTDIR|EEXIST)/);
  });

  it('reports it when nothing can be removed, too', async () => {
    const folder = await newFolder();
    await writeFile(path.join(folder, 'a-file'), '');
    const store = createDiskStore(path.join(folder, 'a-file'));

    await expect(store.removeFolder('house')).rejects.toThrow(StorageUnavailable);
    await expect(store.remove('house/one.jpg')).rejects.toThrow(StorageUnavailable);
  });

  it('reports a failure to read as one, not as a missing object', async () => {
    const folder = await newFolder();
    const store = createDiskStore(folder);
    await store.put('house/one.jpg', Buffer.from('one'));

    await expect(store.read('house')).rejects.toThrow('EISDIR');
  });
});

const minuteMs = 60_000;

async function age(file: string, minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * minuteMs);
  await utimes(file, then, then);
}

async function writeAged(folder: string, names: readonly string[], minutes: number): Promise<void> {
  for (const name of names) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'half');
    await age(file, minutes);
  }
}

/** Kills a process while it writes an object; returns the draft that it leaves. */
async function killedWhileWriting(folder: string): Promise<string> {
  const program = path.join(import.meta.dirname, 'testing/write-without-end.ts');
  const writer = spawn(process.execPath, [program, folder], { stdio: 'inherit' });
  const ended = once(writer, 'exit');
  const house = path.join(folder, 'house');
  const draft = await vi.waitFor(
    async () => {
      const name = (await readdir(house)).find((file) => file.endsWith('.part'));
      if (name === undefined) throw new Error('nothing is being written yet');
      return path.join(house, name);
    },
    { interval: 5 },
  );
  writer.kill('SIGKILL');
  await ended;
  return draft;
}
