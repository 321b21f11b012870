import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { LocatedDatabase } from '../db/index.ts';
import { makeEarlierTables } from '../db/index.ts';
import { migrateQueue } from '../queue/migrate-queue.ts';
import { letterOfPath } from '../photos/object-paths.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import type { Logger } from 'pino';
import { copyEach, fileOfPhoto, secretFile, type CheckedBackup } from './backup-folder.ts';
import {
  connectToEverything,
  copyDatabaseIn,
  countMigrations,
  describeTarget,
  type Deletions,
} from './copy-database.ts';
import { fingerprintOf } from '../config/index.ts';
import { BackupRefused } from './refused.ts';

/** Where a backup is restored to. */
export interface RestoreTarget {
  readonly located: LocatedDatabase;
  readonly store: PhotoStore;
  readonly dataDir: string;
  /** Of the settings; null: it is kept in the data folder. */
  readonly configuredSecret: string | null;
  readonly earlierSecrets: readonly Buffer[];
  readonly log: Logger;
}

/**
 * Restores a backup into an empty place. The rows come last and in one transaction: interrupted before, the place is still empty,
 * and the restore can be repeated. The database has the version of the backup: the next start migrates it.
 * @param restored counts objects while it goes on
 * @throws BackupRefused, or the signal's reason
 */
export async function restoreBackup(
  checked: CheckedBackup,
  target: RestoreTarget,
  deletions: Deletions,
  restored: { objects: number },
  signal: AbortSignal,
): Promise<void> {
  const { backup } = checked;
  const { located, store, log } = target;
  const migrations = await countMigrations(backup);
  const client = await connectToEverything(located.owner);
  try {
    const there = await describeTarget(client);
    if (!there.isEmpty) {
      throw new BackupRefused(
        'The database has homes or accounts already. Restore into an empty one: another DATA_DIR, or another database in DATABASE_URL and DATABASE_OWNER_URL.',
      );
    }
    if (there.migration > backup.migration) {
      throw new BackupRefused(
        'The database is empty, but has the tables of a newer version than the backup. Make it anew (drop database, create database), or choose another.',
      );
    }
    await assertRoomForPhotos(checked, store);
    await restoreSecret(checked, target);
    const gone = { ...deletions, photos: [...deletions.photos, ...backup.deletedMeanwhile] };
    await restorePhotos(checked, store, gone, restored, signal);
    await makeEarlierTables(located.owner, located.login, migrations);
    await migrateQueue(located.session, log);
    await copyDatabaseIn(client, checked, gone, signal);
  } finally {
    await client.end();
  }
}

/** @throws BackupRefused if the store has photos that aren't the backup's */
async function assertRoomForPhotos({ photos }: CheckedBackup, store: PhotoStore): Promise<void> {
  const ours = new Set(photos.map((object) => object.slice(0, object.indexOf('/'))));
  // Aerial pictures are only a cache.
  ours.add('imagery');
  for await (const folder of store.folders()) {
    if (ours.has(folder)) continue;
    throw new BackupRefused(
      `${store.location} holds other photos already. Restore into an empty place: another DATA_DIR, or another bucket in STORAGE_URL.`,
    );
  }
}

/** @throws BackupRefused if the place has a secret that isn't the backup's */
async function restoreSecret(
  { backup, read }: CheckedBackup,
  { dataDir, configuredSecret, earlierSecrets }: RestoreTarget,
): Promise<void> {
  const file = path.join(dataDir, secretFile);
  const kept =
    configuredSecret === null
      ? await readFile(file).catch(() => null)
      : Buffer.from(configuredSecret);
  if (kept !== null) {
    const known = [kept, ...earlierSecrets].map(fingerprintOf);
    if (known.includes(backup.secretFingerprint)) return;
    throw new BackupRefused(
      `The backup belongs to another signing secret than ${configuredSecret === null ? file : 'SIGNING_SECRET'}. With the wrong one everybody loses access to what they own: ${backup.secretIncluded ? 'remove it, and the one of the backup is restored' : 'set SIGNING_SECRET to the one of the deployment that made the backup'}.`,
    );
  }
  if (!backup.secretIncluded) {
    throw new BackupRefused(
      "The signing secret isn't in the backup, because the deployment that made it has it in its settings. Set SIGNING_SECRET to the same one.",
    );
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const handle = await open(`${file}.part`, 'w', 0o600);
  try {
    await handle.writeFile(await read(secretFile));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
}

/** Restores files, and those of deleted photos too: their rows have them purged. No row of a deleted letter would. */
async function restorePhotos(
  { photos, open: openFile }: CheckedBackup,
  store: PhotoStore,
  gone: Deletions,
  restored: { objects: number },
  signal: AbortSignal,
): Promise<void> {
  const deleted = new Set(gone.photos);
  const kept = photos.filter((object) => !deleted.has(letterOfPath(object) ?? ''));
  await copyEach(kept, async (object) => {
    signal.throwIfAborted();
    const { stream, bytes } = openFile(fileOfPhoto(object));
    await store.put(object, { bytes: await bytes(), stream });
    restored.objects += 1;
  });
}
