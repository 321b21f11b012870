import type { PhotoEvidence } from '@dss/domain';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import type { UploadView } from './photo-intake.ts';
import type { PhotoOrigin } from './photo-source.ts';
import { withinTime } from './within-time.ts';

/** A photo that the server doesn't have yet, as this browser keeps it. */
export interface UnsentPhoto {
  imageId: string;
  propertyId: string;
  actionId: string;
  view: UploadView;
  origin: PhotoOrigin;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** Its place among those chosen with it. */
  position: number;
  name: string;
  /** The chosen file, then what is sent in its stead: a retry sends the same bytes. */
  file: Blob;
  /** Null until the file was prepared. */
  prepared: { chosenSha256: string | null; evidence: PhotoEvidence | null } | null;
  /** What the device's sensors said while the photo was taken. */
  device: PhotoEvidence | null;
}

/** The photos that wait in this browser until the server has acknowledged them. */
export interface UnsentPhotos {
  /** @throws where the browser has no room, or keeps nothing */
  keep: (photo: UnsentPhoto) => Promise<void>;
  /** Puts what will be sent in the place of what was chosen, if the photo is still wanted. */
  replaceFile: (imageId: string, change: Pick<UnsentPhoto, 'file' | 'prepared'>) => Promise<void>;
  /** Null: it was sent or removed. */
  find: (imageId: string) => Promise<UnsentPhoto | null>;
  /** Those of a property, in the order of their choosing. */
  of: (propertyId: string) => Promise<UnsentPhoto[]>;
  remove: (imageId: string) => Promise<void>;
}

interface Schema extends DBSchema {
  photos: { key: string; value: UnsentPhoto; indexes: { byProperty: string } };
}

const databaseName = 'dss-unsent-photos';

/** What nobody came back for is forgotten: a camera roll keeps the photo itself. */
export const keptDays = 30;

const openingMs = 5000;

/** In the browser's database, which outlives reloads and tabs. */
export function openUnsentPhotos(): UnsentPhotos {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  function database(): Promise<IDBPDatabase<Schema>> {
    opening ??= open(() => {
      opening = null;
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  return {
    keep: async (photo) => {
      await (await database()).put('photos', photo);
    },
    replaceFile: async (imageId, change) => {
      const transaction = (await database()).transaction('photos', 'readwrite');
      const kept = await transaction.store.get(imageId);
      if (kept !== undefined) await transaction.store.put({ ...kept, ...change });
      await transaction.done;
    },
    find: async (imageId) => (await (await database()).get('photos', imageId)) ?? null,
    of: async (propertyId) => {
      const photos = await (await database()).getAllFromIndex('photos', 'byProperty', propertyId);
      return photos.toSorted(
        (one, other) => one.keptAt - other.keptAt || one.position - other.position,
      );
    },
    remove: async (imageId) => {
      await (await database()).delete('photos', imageId);
    },
  };
}

async function open(onLost: () => void): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(databaseName, 1, {
    upgrade: (fresh) => {
      fresh
        .createObjectStore('photos', { keyPath: 'imageId' })
        .createIndex('byProperty', 'propertyId');
    },
    terminated: onLost,
  });
  // Without it photos go all the same; with one that never opens they would wait for ever.
  const database = await withinTime(opening, openingMs, (late) => late.close());
  await forgetOld(database);
  return database;
}

async function forgetOld(database: IDBPDatabase<Schema>): Promise<void> {
  const before = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  const transaction = database.transaction('photos', 'readwrite');
  for await (const cursor of transaction.store) {
    if (cursor.value.keptAt < before) await cursor.delete();
  }
  await transaction.done;
}
