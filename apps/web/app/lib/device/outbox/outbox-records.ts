import type { DBSchema, IDBPDatabase } from 'idb';

import { browserDatabase, type DatabaseName } from '../storage/browser-database.ts';
import { keepCount, noteEvicted } from './evicted.ts';

interface Store<Kept> {
  key: string;
  value: Kept;
  indexes: { byProperty: string };
}

/** Each database has one of them. */
interface Schema<Kept> extends DBSchema {
  photos: Store<Kept>;
  answers: Store<Kept>;
}

export interface OutboxRecordsOptions<Kept> {
  readonly name: DatabaseName;
  readonly storeName: 'photos' | 'answers';
  /** The field that tells records apart. */
  readonly keyPath: keyof Kept & string;
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: (kept: Kept) => number;
}

/** What this browser keeps until the server has it. Shared by all tabs; survives reloads. */
export interface OutboxRecords<Kept> {
  /** Opens it at its first use. @throws if the browser can't save anything */
  readonly open: () => Promise<IDBPDatabase<Schema<Kept>>>;
  /** Adds or replaces a record. @throws if the browser has no room or can't save anything */
  readonly keep: (record: Kept) => Promise<void>;
  readonly ofProperty: (propertyId: string) => Promise<Kept[]>;
  readonly remove: (key: string) => Promise<void>;
}

/** Older records are dropped: nobody came back for them. */
const retentionDays = 30;

/** Records of properties, in a database of their own, in IndexedDB. */
export function outboxRecords<Kept extends { readonly propertyId: string }>({
  name,
  storeName,
  keyPath,
  madeAt,
}: OutboxRecordsOptions<Kept>): OutboxRecords<Kept> {
  const open = browserDatabase<Schema<Kept>>({
    name,
    createStores: (fresh) => {
      fresh.createObjectStore(storeName, { keyPath }).createIndex('byProperty', 'propertyId');
      // Made before, and had records: they are gone, and nobody removed them here.
      noteEvicted(storeName);
    },
    onOpen: async (database) => {
      const before = Date.now() - retentionDays * 24 * 60 * 60 * 1000;
      const transaction = database.transaction(storeName, 'readwrite');
      for await (const cursor of transaction.store) {
        if (madeAt(cursor.value) < before) await cursor.delete();
      }
      await transaction.done;
      await noteCount(database);
    },
  });
  const noteCount = async (database: IDBPDatabase<Schema<Kept>>) => {
    const transaction = database.transaction(storeName);
    const [count] = await Promise.allSettled([transaction.store.count(), transaction.done]);
    // What a closing database can't count is counted when it is opened again.
    if (count.status === 'fulfilled') keepCount(storeName, count.value);
  };
  return {
    open,
    keep: async (record) => {
      // Otherwise a dead battery could lose what was saved in the last few seconds.
      const database = await open();
      const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
      const saved = transaction.store.put(record);
      // Said at once: a page that is reloaded before it hears of the success would undo it.
      transaction.commit();
      await Promise.all([saved, transaction.done]);
      await noteCount(database);
    },
    ofProperty: async (propertyId) =>
      (await open()).getAllFromIndex(storeName, 'byProperty', propertyId),
    remove: async (key) => {
      const database = await open();
      await database.delete(storeName, key);
      await noteCount(database);
    },
  };
}
