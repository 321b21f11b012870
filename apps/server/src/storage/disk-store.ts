import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import {
  assertFolderName,
  StorageUnavailable,
  type ByteStream,
  type PhotoStore,
  type StoredObject,
} from './photo-store.ts';

/** Left free for the database, which usually shares the disk: photos can wait, but PostgreSQL exits if it can't write its log. */
export const reservedBytes = 256 * 1024 * 1024;

/** How many bytes this user can still write to a folder's disk. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * A photo store in a local folder that only its user can read. flydrive validates paths and removes objects; reading and
 * writing are our own, because flydrive doesn't write durably, and reads 64 kB of process memory for an empty file.
 * @param reserved bytes of the disk to leave free; a write that would use them throws ENOSPC like a full disk
 */
export function createDiskStore(folder: string, reserved = reservedBytes): PhotoStore {
  const root = path.resolve(folder);
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  /** @throws for a path outside the store */
  const fileOf = (object: string) => path.join(root, disk.file(object).key);
  const changed = async (change: Promise<void>) => {
    try {
      await change;
    } catch (error) {
      throw await asOutage(root, error);
    }
  };
  const put = async (object: string, content: Buffer | ByteStream) =>
    changed(writeDurably(root, fileOf(object), content, reserved));
  return {
    location: root,
    put,
    read: async (object) => orNull(readFile(fileOf(object))),
    open: (object) => openFile(fileOf(object)),
    remove: (object) => changed(disk.delete(object)),
    removeFolder: async (name) => {
      assertFolderName(name);
      await changed(rm(path.join(root, name), { recursive: true, force: true }));
    },
    list: (name) => listFiles(root, name),
    folders: async function* () {
      for (const entry of (await orNull(readdir(root, { withFileTypes: true }))) ?? []) {
        if (entry.isDirectory()) yield entry.name;
      }
    },
    removeDrafts: (olderThanMs) => removeDrafts(root, Date.now() - olderThanMs),
    ping: async () => {
      const probe = `ping-${randomUUID()}`;
      await put(probe, Buffer.from('ping'));
      await disk.delete(probe);
    },
  };
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Names of the temporary files of `writeDurably` and `ping`. */
const draftName = new RegExp(`\\.${uuid}\\.part$|^\\.?ping-${uuid}$`);

/** @param before in the file system's time, which may differ from the application's clock */
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

/** Includes drafts left by a crash, so that a cleanup finds them. */
async function listFiles(root: string, folder: string): Promise<StoredObject[]> {
  const entries = await orNull(readdir(path.join(root, folder), { withFileTypes: true }));
  const files = (entries ?? []).filter((entry) => entry.isFile());
  const listed = await Promise.all(
    files.map(async ({ name }) => {
      // A draft may be renamed, or an object removed, in the meantime.
      const status = await orNull(stat(path.join(root, folder, name)));
      return status === null ? [] : [{ path: `${folder}/${name}`, modifiedAt: status.mtime }];
    }),
  );
  return listed.flat();
}

/** What the system says of a folder that can't be written: read-only, closed to this user, gone, or on a broken disk. */
const unwritable: ReadonlySet<string> = new Set(
  'EROFS EACCES EPERM ENOENT ENOTDIR EEXIST EIO ESTALE'.split(' '),
);

/** An outage for an error that says so, since the same photo can be stored once somebody has fixed the folder; else the error. */
async function asOutage(root: string, error: unknown): Promise<unknown> {
  // flydrive puts a code of its own before the system's.
  const codes = [error, error instanceof Error ? error.cause : null].map((each) =>
    each instanceof Error && 'code' in each ? each.code : null,
  );
  const code = codes.find((each) => typeof each === 'string' && unwritable.has(each));
  if (typeof code !== 'string') return error;
  // A new folder on a read-only disk fails as if its parent were missing.
  const reason: unknown = await access(root, constants.W_OK).then(
    () => error,
    (refused: unknown) => refused,
  );
  const text = reason instanceof Error ? reason.message : code;
  return new StorageUnavailable(`Photos can't be stored in ${root}: ${text}`, { cause: error });
}

/** Writes atomically and flushes, so that an acknowledged photo survives a crash or power failure. */
async function writeDurably(
  root: string,
  file: string,
  content: Buffer | ByteStream,
  reserved: number,
): Promise<void> {
  const [length, bytes] = Buffer.isBuffer(content)
    ? [content.length, content]
    : [content.bytes, content.stream];
  const directory = path.dirname(file);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await freeBytes(directory)) < length + reserved) {
    const message = 'ENOSPC: no room is left on the disk but what is kept for the database';
    throw Object.assign(new Error(message), { code: 'ENOSPC' });
  }
  const draft = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      if ((await handle.stat()).size !== length) throw new Error('the stream ended early or late');
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
  // A property's first photo creates its folder, which is an entry in the root.
  if (directory !== root) await flushDirectory(root);
}

/** A file's bytes as a stream, or null if it doesn't exist. */
async function openFile(file: string): Promise<ByteStream | null> {
  const handle = await orNull(open(file));
  if (handle === null) return null;
  try {
    const { size } = await handle.stat();
    return { bytes: size, stream: handle.createReadStream({ end: Math.max(0, size - 1) }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Makes the entries of a directory durable. */
async function flushDirectory(directory: string): Promise<void> {
  // Windows can't open directories, and its file systems journal entries by themselves.
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The result of a file system call, or null if the file doesn't exist. */
async function orNull<Found>(lookUp: Promise<Found>): Promise<Found | null> {
  try {
    return await lookUp;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
