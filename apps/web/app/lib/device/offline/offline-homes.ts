import type { DBSchema, IDBPDatabase } from 'idb';

import { browserDatabase } from '../storage/browser-database.ts';

/** The last known state of one part of a property: its address, its answers, and so on. */
export interface OfflinePart {
  readonly propertyId: string;
  readonly part: string;
  /** As an earlier version of the page may have kept it. */
  readonly data: unknown;
  /** When the server said so, in milliseconds since 1970. */
  readonly keptAt: number;
}

/** What the homes that were opened in this browser looked like, for when there is no connection. */
export interface OfflineHomes {
  /** @throws if the browser has no room or can't save anything, as do the others */
  keep: (part: OfflinePart) => Promise<void>;
  ofProperty: (propertyId: string) => Promise<readonly OfflinePart[]>;
  all: () => Promise<readonly OfflinePart[]>;
  forget: (propertyId: string) => Promise<void>;
}

interface Schema extends DBSchema {
  parts: { key: [string, string]; value: OfflinePart; indexes: { byProperty: string } };
}

/** As long as answers and photos that wait to be sent. */
const retentionDays = 30;

/** Opens the database, in IndexedDB, at its first use. */
export function openOfflineHomes(): OfflineHomes {
  const database = browserDatabase<Schema>({
    name: 'dss-kept-homes',
    createStores: (fresh) => {
      fresh
        .createObjectStore('parts', { keyPath: ['propertyId', 'part'] })
        .createIndex('byProperty', 'propertyId');
    },
    onOpen: forgetOld,
  });
  return {
    keep: async (part) => {
      await (await database()).put('parts', part);
    },
    ofProperty: async (propertyId) =>
      (await database()).getAllFromIndex('parts', 'byProperty', propertyId),
    all: async () => (await database()).getAll('parts'),
    forget: async (propertyId) => {
      const all = IDBKeyRange.bound([propertyId], [propertyId, []]);
      await (await database()).delete('parts', all);
    },
  };
}

async function forgetOld(database: IDBPDatabase<Schema>): Promise<void> {
  const before = Date.now() - retentionDays * 24 * 60 * 60 * 1000;
  const transaction = database.transaction('parts', 'readwrite');
  for await (const cursor of transaction.store) {
    if (cursor.value.keptAt < before) await cursor.delete();
  }
  await transaction.done;
}

/** Shared by all pages of this tab. */
export const offlineHomes = openOfflineHomes();
