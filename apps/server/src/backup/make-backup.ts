import type pg from 'pg';
import type { PhotoStore } from '../storage/photo-store.ts';
import { fingerprintOf } from '../config/index.ts';
import {
  copyEach,
  createBackup,
  fileOfPhoto,
  secretFile,
  type Backup,
  type BackupWriter,
  type EarlierBackup,
} from './backup-folder.ts';
import {
  connectToEverything,
  copyDatabaseOut,
  stillThere,
  type BackedUpPhoto,
} from './copy-database.ts';
import { BackupRefused } from './refused.ts';

/** What is backed up, and where from. */
export interface BackupSource {
  /** The login that runs the migrations; see `connectToEverything`. */
  readonly owner: pg.ClientConfig;
  readonly store: PhotoStore;
  readonly secret: Buffer;
  /** Whether the secret is in the data folder, and so is backed up too, rather than in the settings. */
  readonly secretIsStored: boolean;
  /** Called with the name of the database's snapshot, before anything is copied. */
  readonly onSnapshot?: (name: string) => Promise<void>;
}

/** What was done so far. */
export interface BackupProgress {
  objects: number;
  of: number;
  bytes: number;
}

/**
 * Makes a backup while the product runs: the rows as of one moment, then the bytes of the photos that those rows name. Photos never
 * change, and are stored before their rows, so whatever the rows name is there, unless it was deleted for good in between.
 * @param folder new or empty; removed again if anything fails
 * @param earlier its photos are shared instead of copied
 * @param progress is kept up to date
 * @throws BackupRefused, or the signal's reason
 */
export async function makeBackup(
  source: BackupSource,
  folder: string,
  earlier: EarlierBackup | null,
  progress: BackupProgress,
  signal: AbortSignal,
): Promise<Omit<Backup, 'files' | 'format'>> {
  const client = await connectToEverything(source.owner);
  try {
    const writer = await createBackup(folder);
    try {
      const copied = await copyDatabaseOut(
        client,
        writer,
        signal,
        source.onSnapshot ?? (() => Promise.resolve()),
      );
      if (copied === null) {
        throw new BackupRefused("The database has none of this product's tables.");
      }
      const { photos, ...described } = copied;
      progress.of = photos.reduce((sum, { objects }) => sum + objects.length, 0);
      const missing = await copyPhotos(source.store, writer, photos, earlier, progress, signal);
      const present = await stillThere(client, [...missing.keys()]);
      if (source.secretIsStored) await writer.add(secretFile, source.secret);
      const backup = {
        ...described,
        photos: { objects: progress.objects, bytes: progress.bytes },
        deletedMeanwhile: [...missing.keys()].filter((id) => !present.has(id)),
        lost: [...missing].flatMap(([id, paths]) => (present.has(id) ? paths : [])),
        secretFingerprint: fingerprintOf(source.secret),
        secretIncluded: source.secretIsStored,
      };
      await writer.finish(backup);
      return backup;
    } catch (error) {
      await writer.discard();
      throw error;
    }
  } finally {
    await client.end();
  }
}

/** @returns the paths that the store doesn't have, or has with other bytes, by photo */
async function copyPhotos(
  store: PhotoStore,
  writer: BackupWriter,
  photos: readonly BackedUpPhoto[],
  earlier: EarlierBackup | null,
  progress: BackupProgress,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const missing = new Map<string, string[]>();
  await copyEach(photos, async ({ id, objects }) => {
    for (const { path, sha256 } of objects) {
      signal.throwIfAborted();
      const name = fileOfPhoto(path);
      const shared = earlier === null ? null : await writer.addFrom(earlier, name);
      const found = shared === null ? await store.open(path) : null;
      const written = shared ?? (found && (await writer.add(name, found.stream)));
      if (written === null || (sha256 !== null && written.sha256 !== sha256)) {
        missing.set(id, [...(missing.get(id) ?? []), path]);
      }
      if (written === null) continue;
      progress.objects += 1;
      progress.bytes += written.bytes;
    }
  });
  return missing;
}
