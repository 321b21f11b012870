import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { z } from 'zod';
import { BackupDamaged, BackupRefused } from './refused.ts';

/** The file that describes a backup. */
const descriptionFile = 'backup.json';
/** One line per file, as `sha256sum` writes and checks them. Written last: a backup without it is unfinished. */
const sumsFile = 'SHA256SUMS';

const table = z.object({
  schema: z.string(),
  name: z.string(),
  /** Without generated ones, in the order of the rows' values. */
  columns: z.array(z.string()),
  rows: z.number(),
  file: z.string(),
});

export const backupSchema = z.object({
  format: z.literal(1),
  /** The moment that the backup shows, ISO 8601. */
  takenAt: z.iso.datetime(),
  /** Of the server that the rows come from. They can be restored to a newer one. */
  postgres: z.string(),
  /** The newest migration of the product, by its number in the journal. */
  migration: z.number(),
  /** The newest migration of the job queue. */
  queueMigration: z.number(),
  tables: z.array(table),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() }),
  ),
  photos: z.object({ objects: z.number(), bytes: z.number() }),
  /** Ids of photos that were deleted for good while the backup was made. A restore deletes them again. */
  deletedMeanwhile: z.array(z.uuid()),
  /** Paths of objects that rows name and the store doesn't have, or has with other bytes. */
  lost: z.array(z.string()),
  /** Recognizes the signing secret. */
  secretFingerprint: z.string(),
  /** Whether the secret is in the backup; otherwise it is in the settings. */
  secretIncluded: z.boolean(),
  /** How many files there are besides the list of their sums. */
  files: z.number(),
});

export type Backup = z.infer<typeof backupSchema>;

export interface WrittenFile {
  readonly sha256: string;
  readonly bytes: number;
}

/** A backup that is being written, in a folder that only this user can read. */
export interface BackupWriter {
  /** Adds a file. Once it resolves, the file survives a power failure. */
  add(name: string, content: Readable | Buffer): Promise<WrittenFile>;
  /**
   * Adds a file as a second name of the same file in an earlier backup, which takes no space.
   * @returns null if that isn't possible
   */
  addFrom(earlier: EarlierBackup, name: string): Promise<WrittenFile | null>;
  /** Ends the backup; only then is it one. */
  finish(described: Omit<Backup, 'files' | 'format'>): Promise<void>;
  /** Removes what was written. */
  discard(): Promise<void>;
}

/** @throws BackupRefused if the folder has something in it */
export async function createBackup(folder: string): Promise<BackupWriter> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new BackupRefused(`${folder} isn't empty. Each backup needs a folder of its own.`);
  }
  const sums = new Map<string, string>();
  const made = new Set<string>();

  const prepare = async (name: string) => {
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    if (!made.has(parent)) await mkdir(parent, { recursive: true, mode: 0o700 });
    for (let each = parent; each.length > folder.length; each = path.dirname(each)) made.add(each);
    return file;
  };
  const add = async (name: string, content: Readable | Buffer): Promise<WrittenFile> => {
    const file = await prepare(name);
    const counted = countAndHash();
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
    await pipeline(
      source,
      counted.stream,
      createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
    );
    const { sha256, bytes } = counted.result();
    sums.set(name, sha256);
    return { sha256, bytes };
  };

  return {
    add,
    addFrom: async (earlier, name) => {
      const sha256 = earlier.sums.get(name);
      if (sha256 === undefined) return null;
      const file = await prepare(name);
      try {
        await link(path.join(earlier.folder, name), file);
      } catch {
        // Another disk, or a file system without links: the bytes are copied instead.
        return null;
      }
      sums.set(name, sha256);
      return { sha256, bytes: (await stat(file)).size };
    },
    finish: async (described) => {
      const backup: Backup = { format: 1, ...described, files: sums.size + 1 };
      await add(descriptionFile, Buffer.from(`${JSON.stringify(backup, null, 2)}\n`));
      for (const directory of made) await flushDirectory(directory);
      const lines = [...sums].map(([name, sha256]) => `${sha256}  ${name}\n`);
      const draft = path.join(folder, `${sumsFile}.part`);
      await pipeline(lines, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
      await rename(draft, path.join(folder, sumsFile));
      await flushDirectory(folder);
    },
    discard: async () => {
      for (const entry of await readdir(folder)) {
        await rm(path.join(folder, entry), { recursive: true, force: true });
      }
    },
  };
}

/** Whether a folder holds a backup that was written to its end. */
export async function isFinished(folder: string): Promise<boolean> {
  return stat(path.join(folder, sumsFile)).then(
    () => true,
    () => false,
  );
}

/** A finished backup that a new one may share photos with. */
export interface EarlierBackup {
  readonly folder: string;
  readonly sums: ReadonlyMap<string, string>;
}

/** @throws BackupRefused, BackupDamaged */
export async function openEarlier(folder: string): Promise<EarlierBackup> {
  return { folder, sums: await readSums(folder) };
}

/** A backup whose files are all there and as they were written. */
export interface CheckedBackup {
  readonly backup: Backup;
  /** The paths of all photos in the store. */
  readonly photos: readonly string[];
  /** Opens a file, and fails at its end if its bytes have changed since it was checked. */
  readonly open: (name: string) => {
    readonly stream: Readable;
    readonly bytes: () => Promise<number>;
  };
  readonly read: (name: string) => Promise<Buffer>;
}

/**
 * Reads each file of a backup and compares it with its sum.
 * @throws BackupDamaged naming the first file that is missing or damaged; BackupRefused if it can't be read by this version
 */
export async function checkBackup(folder: string, signal: AbortSignal): Promise<CheckedBackup> {
  const sums = await readSums(folder);
  for (const [name, expected] of sums) {
    signal.throwIfAborted();
    if ((await hashFile(path.join(folder, name))) !== expected) throw damaged(folder, name);
  }
  if (!sums.has(descriptionFile)) throw damaged(folder, descriptionFile);
  const text = await readFile(path.join(folder, descriptionFile), 'utf8');
  const parsed = backupSchema.safeParse(JSON.parse(text));
  if (!parsed.success) {
    throw new BackupRefused(
      `${folder} was made by another version of the product, which this one can't read.`,
    );
  }
  const backup = parsed.data;
  if (backup.files !== sums.size) {
    throw new BackupDamaged(
      `${folder} is damaged: ${sumsFile} names ${sums.size} files, and the backup has ${backup.files}.`,
    );
  }
  const named = [
    ...backup.tables.map(({ file }) => file),
    ...(backup.secretIncluded ? [secretFile] : []),
  ];
  const missing = named.find((name) => !sums.has(name));
  if (missing !== undefined) throw damaged(folder, missing);

  return {
    backup,
    photos: [...sums.keys()].filter((name) => name.startsWith(photosPrefix)).map(pathOfPhoto),
    open: (name) => ({
      stream: checkedStream(path.join(folder, name), sums.get(name), () => damaged(folder, name)),
      bytes: async () => (await stat(path.join(folder, name))).size,
    }),
    read: (name) => readFile(path.join(folder, name)),
  };
}

export const secretFile = 'signing-secret';
const photosPrefix = 'photos/';

const copiedAtOnce = 4;

/** Copies each, a few at once. Ends when all have ended, so that none still runs after a failure, and throws the first one. */
export async function copyEach<Item>(
  items: readonly Item[],
  copy: (item: Item) => Promise<void>,
): Promise<void> {
  const atOnce = pLimit(copiedAtOnce);
  const copies = await Promise.allSettled(items.map((item) => atOnce(copy, item)));
  const failure = copies.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}

/** Where a photo of the store is in a backup. */
export function fileOfPhoto(object: string): string {
  return `${photosPrefix}${object}`;
}

function pathOfPhoto(name: string): string {
  return name.slice(photosPrefix.length);
}

/** @throws BackupRefused, BackupDamaged */
async function readSums(folder: string): Promise<Map<string, string>> {
  let text: string;
  try {
    text = await readFile(path.join(folder, sumsFile), 'utf8');
  } catch (cause) {
    throw new BackupRefused(
      `${folder} holds no whole backup: there is no ${sumsFile} in it, which is written last.`,
      { cause },
    );
  }
  const sums = new Map<string, string>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [, sha256, name] = /^([0-9a-f]{64}) {2}([\w][\w.-]*(?:\/[\w][\w.-]*)*)$/.exec(line) ?? [];
    // Names are checked, because a restore writes to where they lead.
    if (sha256 === undefined || name === undefined) throw damaged(folder, sumsFile);
    sums.set(name, sha256);
  }
  return sums;
}

function damaged(folder: string, name: string): BackupDamaged {
  return new BackupDamaged(`${folder} is damaged: ${name} is missing or not what was written.`);
}

/** Null if the file can't be read. */
async function hashFile(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch {
    return null;
  }
  return hash.digest('hex');
}

function checkedStream(file: string, expected: string | undefined, failure: () => Error): Readable {
  const counted = countAndHash();
  const check = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => done(counted.result().sha256 === expected ? null : failure()),
  });
  pipeline(createReadStream(file), counted.stream, check).catch(() => undefined);
  return check;
}

/** Passes bytes on, and gives their number and SHA-256 at the end. */
export function countAndHash(): {
  readonly stream: Transform;
  readonly result: () => WrittenFile;
} {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  let digest: string | undefined;
  return { stream, result: () => ({ sha256: (digest ??= hash.digest('hex')), bytes }) };
}

async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
