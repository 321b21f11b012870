import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { withinTime } from './within-time.ts';

/** What a feature keeps in this browser, in a database of its own. */
export interface KeptDatabase<Schema extends DBSchema> {
  readonly name: string;
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
 * @returns the opened database; rejects if the browser can't save anything
 */
export function keptDatabase<Schema extends DBSchema>(
  described: KeptDatabase<Schema>,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const lose = () => {
    opening = null;
  };
  return () => {
    opening ??= open(described, lose).catch((error: unknown) => {
      lose();
      throw error;
    });
    return opening;
  };
}

async function open<Schema extends DBSchema>(
  { name, createStores, onOpen }: KeptDatabase<Schema>,
  onLost: () => void,
): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(name, version, { upgrade: createStores, terminated: onLost });
  // Everything works without the database, but would wait forever for one that never opens.
  const database = await withinTime(opening, openingMs, (late) => late.close());
  await onOpen(database);
  return database;
}
