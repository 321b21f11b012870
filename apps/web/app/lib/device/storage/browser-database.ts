import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { isForgotten } from './forgotten.ts';
import { withinTime } from './within-time.ts';

/** All databases, so that what forgets them misses none. */
export const databaseNames = ['dss-unsent-photos', 'dss-unsent-answers', 'dss-kept-homes'] as const;

export type DatabaseName = (typeof databaseNames)[number];

/** What a feature keeps in this browser, in a database of its own. */
export interface BrowserDatabase<Schema extends DBSchema> {
  readonly name: DatabaseName;
  readonly createStores: (fresh: IDBPDatabase<Schema>) => void;
  /** Called each time it was opened. */
  readonly onOpen: (database: IDBPDatabase<Schema>) => Promise<void>;
}

/**
 * Stays the same: a tab that still shows an earlier version of the page holds its connection and would block an upgrade,
 * so that nothing could be kept. Other things to keep get another database.
 */
const version = 1;

const openingMs = 5000;

/**
 * Opens a database, in IndexedDB, at its first use, and again after the browser closed it.
 * @returns the opened database; rejects if the browser can't save anything, or has forgotten what the page is about
 */
export function browserDatabase<Schema extends DBSchema>(
  described: BrowserDatabase<Schema>,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const lose = () => {
    opening = null;
  };
  return async () => {
    if (isForgotten()) throw new Error('the browser has forgotten what this page is about');
    opening ??= open(described, lose).catch((error: unknown) => {
      lose();
      throw error;
    });
    return opening;
  };
}

/** Empties a database, which is quicker than deleting it: that would wait for other tabs to close theirs. */
export async function emptyDatabase(name: DatabaseName): Promise<void> {
  let isThere = true;
  const opening = openDB(name, version, {
    upgrade: (_database, _before, _after, transaction) => {
      isThere = false;
      // That it was aborted is no news.
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  const database = await opening.catch((error: unknown) => {
    if (isThere) throw error;
    return null;
  });
  if (database === null) return;
  await Promise.all([...database.objectStoreNames].map((store) => database.clear(store)));
  database.close();
}

async function open<Schema extends DBSchema>(
  { name, createStores, onOpen }: BrowserDatabase<Schema>,
  onLost: () => void,
): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(name, version, { upgrade: createStores, terminated: onLost });
  // Everything works without the database, but would wait forever for one that never opens.
  const database = await withinTime(opening, openingMs, (late) => late.close());
  await onOpen(database);
  return database;
}
