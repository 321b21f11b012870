import { outboxRecords } from '../../lib/device/outbox/outbox-records.ts';
import { restored, type StoredUpload, type Upload } from './upload.ts';

/** The uploads saved in this browser until the server has acknowledged them. Shared by all tabs; survives reloads. */
export interface UploadDatabase {
  /** @throws if the browser has no room or can't save anything */
  keep: (upload: Upload) => Promise<void>;
  /** Changes what is saved about an upload, if it still exists. */
  change: (
    imageId: string,
    changes: Partial<Pick<Upload, 'file' | 'prepared' | 'refusal'>>,
  ) => Promise<void>;
  /** Null if it was sent or removed. */
  find: (imageId: string) => Promise<StoredUpload | null>;
  /** The uploads of a property, in the order chosen, those whose file was refused as refused. */
  ofProperty: (propertyId: string) => Promise<Upload[]>;
  remove: (imageId: string) => Promise<void>;
  /** Number of unsent photos by property; properties without any are absent. */
  counts: () => Promise<ReadonlyMap<string, number>>;
}

const storeName = 'photos';

/** Opens the database, in IndexedDB, at its first use. */
export function openUploadDatabase(): UploadDatabase {
  const { open, keep, ofProperty, remove } = outboxRecords<StoredUpload>({
    name: 'dss-unsent-photos',
    storeName,
    keyPath: 'imageId',
    madeAt: ({ keptAt }) => keptAt,
  });

  return {
    keep: ({ kept: _kept, mayHaveArrived: _mayHaveArrived, state: _state, ...upload }) =>
      keep(upload),
    change: async (imageId, changes) => {
      const transaction = (await open()).transaction(storeName, 'readwrite');
      const kept = await transaction.store.get(imageId);
      if (kept !== undefined) await transaction.store.put({ ...kept, ...changes });
      await transaction.done;
    },
    find: async (imageId) => {
      const kept = await (await open()).get(storeName, imageId);
      return kept === undefined ? null : withLaterFields(kept);
    },
    ofProperty: async (propertyId) =>
      (await ofProperty(propertyId))
        .sort((one, other) => one.keptAt - other.keptAt || one.position - other.position)
        .map((kept) => restored(withLaterFields(kept))),
    remove,
    counts: async () => {
      const counts = new Map<string, number>();
      const { store } = (await open()).transaction(storeName);
      let cursor = await store.index('byProperty').openKeyCursor();
      while (cursor !== null) {
        counts.set(cursor.key, (counts.get(cursor.key) ?? 0) + 1);
        cursor = await cursor.continue();
      }
      return counts;
    },
  };
}

let counted: UploadDatabase | null = null;

/** Number of unsent photos in this browser by property; empty if the browser can't save any. */
export async function countUnsent(): Promise<ReadonlyMap<string, number>> {
  counted ??= openUploadDatabase();
  return counted.counts().catch(() => new Map());
}

/** Adds what an older version of the page didn't keep. */
function withLaterFields(kept: StoredUpload): StoredUpload {
  return {
    ...kept,
    placement: kept.placement ?? null,
    refusal: kept.refusal ?? null,
    prepared: kept.prepared && { ...kept.prepared, issues: kept.prepared.issues ?? [] },
  };
}
