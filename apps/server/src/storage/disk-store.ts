import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { PhotoStore } from './photo-store.ts';

/** A photo store in a folder of this machine, readable by its user only. */
export function createDiskStore(folder: string): PhotoStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const put = (object: string, bytes: Buffer) => writeDurably(path.join(folder, object), bytes);
  return {
    put,
    read: async (object) => {
      try {
        return Buffer.from(await disk.getBytes(object));
      } catch (error) {
        if (await disk.exists(object)) throw error;
        return null;
      }
    },
    remove: (object) => disk.delete(object),
    removeFolder: (name) => rm(path.join(folder, path.basename(name)), { recursive: true, force: true }),
    list: async (name) => {
      if (!(await folderExists(path.join(folder, name)))) return [];
      const { objects } = await disk.listAll(name);
      const files = [...objects].filter((entry) => entry.isFile);
      return Promise.all(
        files.map(async (file) => {
          const { lastModified } = await disk.getMetaData(file.key);
          return { path: file.key, modifiedAt: lastModified };
        }),
      );
    },
    ping: async () => {
      const probe = `.ping-${randomUUID()}`;
      await put(probe, Buffer.from('ping'));
      await disk.delete(probe);
    },
  };
}

/** flydrive's own write can end half-way and isn't flushed: an acknowledged photo must survive both. */
async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  const directory = path.dirname(file);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await flushDirectory(directory);
}

/** Makes the new name itself durable. */
async function flushDirectory(directory: string): Promise<void> {
  // Windows can't open directories; its file systems journal names by themselves.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function folderExists(folder: string): Promise<boolean> {
  try {
    await (await open(folder, 'r')).close();
    return true;
  } catch {
    return false;
  }
}
