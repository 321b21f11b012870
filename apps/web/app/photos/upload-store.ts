import type { PhotoEvidence } from '@dss/domain';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { z } from 'zod';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { ApiError } from '../api/api-error.ts';
import { withinTime } from './time-limits.ts';

/** Where photos were chosen: each view has limits and messages of its own. */
export type UploadView = 'creation' | 'property';

/** Where a photo comes from: what the page says when it is stored depends on it. */
export type PhotoOrigin = 'camera' | 'gallery' | 'files';

export interface ChosenPhoto {
  file: File;
  /** What the device's own sensors said while it was taken; null where it wasn't asked, or refused. */
  device: PhotoEvidence | null;
}

export type UploadState = 'queued' | 'uploading' | 'uploaded' | 'error';

/** One chosen photo, from the choice until the server has stored it. */
export interface Upload {
  /** The photo's `image_id`: made once and kept over retries, so that no photo is stored twice. */
  readonly imageId: string;
  readonly propertyId: string;
  /** One selection of files: the server counts these. */
  readonly actionId: string;
  readonly view: UploadView;
  readonly origin: PhotoOrigin;
  /** When it was chosen, in milliseconds since 1970. */
  readonly keptAt: number;
  /** Its place among those chosen with it. */
  readonly position: number;
  /** Of the chosen file. */
  readonly name: string;
  /** The chosen file, then what is sent in its place. */
  readonly file: Blob;
  /** What was read of the chosen file; null until `file` is what is sent. */
  readonly prepared: {
    /** Null where the browser can't hash (a page that wasn't loaded over https). */
    readonly chosenSha256: string | null;
    readonly evidence: PhotoEvidence | null;
  } | null;
  /** What the device's sensors said while the photo was taken. */
  readonly device: PhotoEvidence | null;
  /** Whether this browser still has it after a reload. */
  readonly kept: boolean;
  readonly state: UploadState;
  /** 0-100. Real bytes, held under 90 until the server has stored the photo. */
  readonly progress: number;
  /** Why it failed; only in state `error`. */
  readonly error: unknown;
}

/** What goes to the server, and what was read of the file that it was made from. */
export type PreparedPhoto = Pick<Upload, 'file'> & { prepared: NonNullable<Upload['prepared']> };

/** What holds for a tab alone; the rest is kept in the browser. */
export const notStarted = {
  kept: false,
  state: 'queued',
  progress: 0,
  error: null,
} as const satisfies Partial<Upload>;

export type KeptUpload = Omit<Upload, keyof typeof notStarted>;

/** Whether the same photo, sent again, may be stored: a file of a wrong type never will. */
export function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.retryable;
}

/** No answer came: whether the server has the photo isn't known. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network';
}

/** Not stored yet, and it may still be: one that was refused for what it is waits for nothing. */
export function isUnsent({ state, error }: Upload): boolean {
  return state === 'error' ? isRetryable(error) : state !== 'uploaded';
}

/** Queued or on the way. */
export function isPending({ state }: Upload): boolean {
  return state === 'queued' || state === 'uploading';
}

/** Why nothing is sent for a while: the server is busy or away, or its disk is full. */
export interface UploadPause {
  readonly reason: 'busy' | 'full';
  /** When sending goes on by itself, in milliseconds since 1970. */
  readonly until: number;
}

export interface UploadsState {
  /** In the order they were chosen. */
  readonly items: readonly Upload[];
  readonly pause: UploadPause | null;
  /** Names of files of the last selection that the property has already. */
  readonly duplicates: readonly string[];
}

/** This browser doesn't keep the photo anymore: another tab has sent or removed it. */
export class SentElsewhere extends Error {
  override readonly name = 'SentElsewhere';
}

/** The uploads of a property: what this tab shows of them, and what the browser keeps until the server has them. */
export interface UploadStore {
  readonly state: StoreApi<UploadsState>;
  readonly find: (imageId: string) => Upload | undefined;
  /** Those that are here already are left as they are. @param inPlaceOf before this one, else at the end */
  readonly add: (uploads: readonly Upload[], inPlaceOf?: string) => void;
  /** Changes an upload that is in the state `from`; one that isn't, or is gone, stays as it is. */
  readonly change: (imageId: string, from: UploadState | 'any', changes: Partial<Upload>) => void;
  /** Takes it off this tab's list. */
  readonly remove: (imageId: string) => void;
  /** @returns whether a reload will find it: false where the browser has no room */
  readonly keep: (upload: Upload) => Promise<boolean>;
  /** Settles on what is sent, before a byte is: other bytes after a reload would be another photo to the server. */
  readonly settle: (imageId: string, photo: PreparedPhoto) => Promise<void>;
  /**
   * What this browser settled on, perhaps in another tab, whose bytes may have reached the server already.
   * @returns null: on nothing yet, or nobody knows
   * @throws SentElsewhere
   */
  readonly settled: (upload: Upload) => Promise<PreparedPhoto | null>;
  /** What waits from before; none where the browser keeps nothing. */
  readonly restore: () => Promise<readonly Upload[]>;
  /** Lets go of what the browser keeps. */
  readonly forget: (imageId: string) => Promise<void>;
}

export function createUploadStore(propertyId: string, database: UploadDatabase): UploadStore {
  const state = createStore<UploadsState>(() => ({ items: [], pause: null, duplicates: [] }));
  const keeping = new Map<string, Promise<boolean>>();
  const uploads = () => state.getState().items;
  const find = (imageId: string) => uploads().find((upload) => upload.imageId === imageId);

  const change: UploadStore['change'] = (imageId, from, changes) =>
    state.setState({
      items: uploads().map((upload) =>
        upload.imageId === imageId && (from === 'any' || upload.state === from)
          ? { ...upload, ...changes }
          : upload,
      ),
    });

  return {
    state,
    find,
    change,
    add: (added, inPlaceOf) => {
      const fresh = added.filter(({ imageId }) => find(imageId) === undefined);
      const place = uploads().findIndex(({ imageId }) => imageId === inPlaceOf);
      state.setState({ items: uploads().toSpliced(place < 0 ? Infinity : place, 0, ...fresh) });
    },
    remove: (imageId) =>
      state.setState({ items: uploads().filter((upload) => upload.imageId !== imageId) }),
    keep: async (upload) => {
      const { imageId } = upload;
      const isKept = database.keep(upload).then(
        () => true,
        () => false,
      );
      keeping.set(imageId, isKept);
      if (!(await isKept)) return false;
      change(imageId, 'any', { kept: true });
      return true;
    },
    settle: async (imageId, photo) => {
      change(imageId, 'any', photo);
      if ((await keeping.get(imageId)) === false) return;
      await database.replaceFile(imageId, photo).catch(() => undefined);
    },
    settled: async ({ imageId, kept: wasKept }) => {
      if (!wasKept && (await keeping.get(imageId)) !== true) return null;
      // A database that doesn't answer is no reason to wait.
      const kept = await database.find(imageId).catch(() => undefined);
      if (kept === null) throw new SentElsewhere();
      return kept?.prepared ? { file: kept.file, prepared: kept.prepared } : null;
    },
    restore: async () => database.ofProperty(propertyId).catch(() => []),
    forget: async (imageId) => {
      const isUnkept = (await keeping.get(imageId)) === false;
      keeping.delete(imageId);
      if (isUnkept) return;
      // A record that can't be removed is sent once more at the worst, and answered as the photo that stands.
      await database.remove(imageId).catch(() => undefined);
    },
  };
}

/** The uploads that this browser keeps until the server has acknowledged them, over reloads and in all tabs. */
export interface UploadDatabase {
  /** @throws where the browser has no room, or keeps nothing */
  keep: (upload: Upload) => Promise<void>;
  /** Puts what will be sent in the place of what was chosen, if the photo is still wanted. */
  replaceFile: (imageId: string, photo: PreparedPhoto) => Promise<void>;
  /** Null: it was sent or removed. */
  find: (imageId: string) => Promise<KeptUpload | null>;
  /** Those of a property, in the order they were chosen. */
  ofProperty: (propertyId: string) => Promise<Upload[]>;
  remove: (imageId: string) => Promise<void>;
  /** How many wait, by property; one of which none does is absent. */
  counts: () => Promise<ReadonlyMap<string, number>>;
}

interface Schema extends DBSchema {
  photos: { key: string; value: KeptUpload; indexes: { byProperty: string } };
}

const databaseName = 'dss-unsent-photos';

/** What nobody came back for is forgotten: a camera roll keeps the photo itself. */
const keptDays = 30;

const openingMs = 5000;

/** How many photos wait in this browser, by property; none where it keeps nothing. */
export async function countUnsent(): Promise<ReadonlyMap<string, number>> {
  counted ??= openUploadDatabase();
  return counted.counts().catch(() => new Map());
}

let counted: UploadDatabase | null = null;

/** In IndexedDB. */
export function openUploadDatabase(): UploadDatabase {
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
    keep: async ({ kept: _kept, state: _state, progress: _progress, error: _error, ...upload }) => {
      await (await database()).put('photos', upload);
    },
    replaceFile: async (imageId, photo) => {
      const transaction = (await database()).transaction('photos', 'readwrite');
      const kept = await transaction.store.get(imageId);
      if (kept !== undefined) await transaction.store.put({ ...kept, ...photo });
      await transaction.done;
    },
    find: async (imageId) => (await (await database()).get('photos', imageId)) ?? null,
    ofProperty: async (propertyId) => {
      const found = await (await database()).getAllFromIndex('photos', 'byProperty', propertyId);
      return found
        .toSorted((one, other) => one.keptAt - other.keptAt || one.position - other.position)
        .map((upload) => ({ ...upload, ...notStarted, kept: true }));
    },
    remove: async (imageId) => {
      await (await database()).delete('photos', imageId);
    },
    counts: async () => {
      const counts = new Map<string, number>();
      const { store } = (await database()).transaction('photos');
      let cursor = await store.index('byProperty').openKeyCursor();
      while (cursor !== null) {
        counts.set(cursor.key, (counts.get(cursor.key) ?? 0) + 1);
        cursor = await cursor.continue();
      }
      return counts;
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

const changeSchema = z.object({
  propertyId: z.string(),
  imageId: z.string(),
  what: z.enum(['stored', 'removed']),
});

/** What became of an upload that other tabs of this browser may be waiting to send. */
export type UploadChange = z.infer<typeof changeSchema>;

/**
 * Hears from the other tabs.
 * @returns how to tell them
 */
export function openUploadChannel(
  onChange: (change: UploadChange) => void,
): (change: UploadChange) => void {
  const channel = new BroadcastChannel(databaseName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const change = changeSchema.safeParse(data);
    if (change.success) onChange(change.data);
  });
  return (change) => channel.postMessage(change);
}
