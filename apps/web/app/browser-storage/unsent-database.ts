import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { withinTime } from './within-time.ts';

/** What is kept in this browser until the server has it. Each feature names the records of its own store. */
export interface UnsentSchema<Photo, Answer> extends DBSchema {
  photos: { key: string; value: Photo; indexes: { byProperty: string } };
  answers: { key: string; value: Answer; indexes: { byProperty: string } };
}

export type UnsentDatabase<Photo, Answer> = IDBPDatabase<UnsentSchema<Photo, Answer>>;

/** The name dates from when photos were all that was kept. */
const databaseName = 'dss-unsent-photos';

const openingMs = 5000;

/**
 * Opens the database, in IndexedDB, at its first use, and again after the browser closed it.
 * @param onOpen called each time it was opened
 * @returns the opened database; rejects if the browser can't save anything
 */
export function unsentDatabase<Photo, Answer>(
  onOpen: (database: UnsentDatabase<Photo, Answer>) => Promise<void>,
): () => Promise<UnsentDatabase<Photo, Answer>> {
  let opening: Promise<UnsentDatabase<Photo, Answer>> | null = null;
  const lose = () => {
    opening = null;
  };
  return () => {
    opening ??= open(onOpen, lose).catch((error: unknown) => {
      lose();
      throw error;
    });
    return opening;
  };
}

async function open<Photo, Answer>(
  onOpen: (database: UnsentDatabase<Photo, Answer>) => Promise<void>,
  onLost: () => void,
): Promise<UnsentDatabase<Photo, Answer>> {
  const opening = openDB<UnsentSchema<Photo, Answer>>(databaseName, 2, {
    upgrade: (database, from) => {
      if (from < 1) {
        database
          .createObjectStore('photos', { keyPath: 'imageId' })
          .createIndex('byProperty', 'propertyId');
      }
      database
        .createObjectStore('answers', { keyPath: 'id' })
        .createIndex('byProperty', 'propertyId');
    },
    // A newer version of the page waits in another tab.
    blocking: (_from, _to, event) => {
      onLost();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: onLost,
  });
  // Everything works without the database, but would wait forever for one that never opens.
  const database = await withinTime(opening, openingMs, (late) => late.close());
  await onOpen(database);
  return database;
}
