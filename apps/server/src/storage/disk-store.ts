import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { PhotoStore, StoredObject } from './photo-store.ts';

/** Left free for the database, which mostly shares the disk: photos can wait, and it ends where it can't write its log. */
export const reservedBytes = 256 * 1024 * 1024;

/** How many bytes this user may still write to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * A photo store in a folder of this machine, readable by its user only. flydrive checks paths and removes objects;
 * it neither writes durably nor reads an empty file (it gives 64 kB of the process's memory instead).
 * @param reserved bytes of the disk that it never takes: where it would, it throws ENOSPC as a full disk does
 */
export function createDiskStore(folder: string, reserved = reservedBytes): PhotoStore {
  const root = path.resolve(folder);
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  /** @throws for a path that leads out of the store */
  const fileOf = (object: string) => path.join(root, disk.file(object).key);
  const put = async (object: string, bytes: Buffer) => {
    await writeDurably(root, fileOf(object), bytes, reserved);
  };
  return {
    put,
    read: async (object) => orNull(readFile(fileOf(object))),
    remove: (object) => disk.delete(object),
    removeFolder: async (name) => {
      if (!/^[\w-]+$/.test(name)) throw new Error(`not a folder of photos: ${name}`);
      await rm(path.join(root, name), { recursive: true, force: true });
    },
    list: (name) => listFiles(root, name),
    removeDrafts: (olderThanMs) => removeDrafts(root, Date.now() - olderThanMs),
    ping: async () => {
      const probe = `.ping-${randomUUID()}`;
      await put(probe, Buffer.from('ping'));
      await disk.delete(probe);
    },
  };
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Names that `writeDurably` and `ping` give to what they remove or rename at once. */
const draftName = new RegExp(`\\.${uuid}\\.part$|^\\.ping-${uuid}$`);

/** @param before in the time of the file system, which isn't the application's clock */
async function removeDrafts(folder: string, before: number): Promise<number> {
  let removed = 0;
  for (const entry of (await orNull(readdir(folder, { withFileTypes: true }))) ?? []) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      removed += await removeDrafts(file, before);
    } else if (entry.isFile() && draftName.test(entry.name)) {
      const status = await orNull(stat(file));
      if (status === null || status.mtimeMs > before) continue;
      await rm(file, { force: true });
      removed++;
    }
  }
  return removed;
}

/** Drafts that a crash left behind are listed too, so that a sweep finds them. */
async function listFiles(root: string, folder: string): Promise<StoredObject[]> {
  const entries = await orNull(readdir(path.join(root, folder), { withFileTypes: true }));
  const files = (entries ?? []).filter((entry) => entry.isFile());
  const listed = await Promise.all(
    files.map(async ({ name }) => {
      // A draft may get its name, and an object may be removed, while we look.
      const status = await orNull(stat(path.join(root, folder, name)));
      return status === null ? [] : [{ path: `${folder}/${name}`, modifiedAt: status.mtime }];
    }),
  );
  return listed.flat();
}

/** Whole under its name or not there at all, and flushed: an acknowledged photo survives a crash and a power cut. */
async function writeDurably(
  root: string,
  file: string,
  bytes: Buffer,
  reserved: number,
): Promise<void> {
  const directory = path.dirname(file);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await freeBytes(directory)) < bytes.length + reserved) {
    const message = 'ENOSPC: no room is left on the disk but what is kept for the database';
    throw Object.assign(new Error(message), { code: 'ENOSPC' });
  }
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
  // A property's first photo makes its folder, whose own name stands in the root.
  if (directory !== root) await flushDirectory(root);
}

/** Makes the names in a directory durable. */
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

/** What is looked up on disk, or null where nothing stands there. */
async function orNull<Found>(lookUp: Promise<Found>): Promise<Found | null> {
  try {
    return await lookUp;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
