import type { PhotoEvidence, PlacementFields } from '@dss/domain';
import type { DBSchema, IDBPDatabase } from 'idb';
import { z } from 'zod';
import { shallow } from 'zustand/shallow';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { ApiError } from '../api/api-error.ts';
import { keptDatabase } from '../device/storage/index.ts';
import { keepIssues } from './kept-issues.ts';
import type { PhotoIssue } from './photo-issues.ts';

/** Where photos were chosen. Each view has its own limits and messages. */
export type UploadView = 'creation' | 'property';

/** Where a photo comes from; the message shown once it is stored depends on it. */
export type PhotoOrigin = 'camera' | 'gallery' | 'files';

export interface ChosenPhoto {
  file: File;
  /** Readings of the device's sensors when it was taken; null if they weren't requested or were denied. */
  device: PhotoEvidence | null;
}

export type UploadState = 'queued' | 'uploading' | 'uploaded' | 'error';

/** One chosen photo, from the choice until the server has stored it. */
export interface Upload {
  /** The photo's `image_id`. Created once and reused for retries, so that no photo is stored twice. */
  readonly imageId: string;
  readonly propertyId: string;
  /** Identifies the upload action; the server counts these. */
  readonly actionId: string;
  readonly view: UploadView;
  readonly origin: PhotoOrigin;
  /** When it was chosen, in milliseconds since 1970. */
  readonly keptAt: number;
  /** Its position within its selection. */
  readonly position: number;
  /** Name of the chosen file. */
  readonly name: string;
  /** The chosen file, later the copy that is sent instead. */
  readonly file: Blob;
  /** What was read from the chosen file; null until `file` is the copy that is sent. */
  readonly prepared: {
    /** Null if the browser can't hash (a page that wasn't loaded over https). */
    readonly chosenSha256: string | null;
    readonly evidence: PhotoEvidence | null;
    /** Reasons to take it again. */
    readonly issues: readonly PhotoIssue[];
  } | null;
  /** Readings of the device's sensors when the photo was taken. */
  readonly device: PhotoEvidence | null;
  /** Side and area that are known without labeling it; the server gets them once it has the photo. */
  readonly placement: PlacementFields | null;
  /** Why the server won't take it as it is; null if it hasn't refused it. */
  readonly refusal: Pick<ApiError, 'code' | 'message' | 'status'> | null;
  /** Whether the photo is saved in this browser, so that it survives a reload; null while it is being saved. */
  readonly kept: boolean | null;
  readonly state: UploadState;
  /** 0-100, from the bytes sent; stays under 90 until the server has stored the photo. */
  readonly progress: number;
  /** Why it failed; null unless the state is `error`. */
  readonly error: unknown;
}

/** The copy to send, and what was read from the original file. */
export type PreparedPhoto = Pick<Upload, 'file'> & { prepared: NonNullable<Upload['prepared']> };

/** The initial values of the fields that belong to one tab; the other fields are saved in the browser. */
export const notStarted = {
  kept: null,
  state: 'queued',
  progress: 0,
  error: null,
} as const satisfies Partial<Upload>;

export type KeptUpload = Omit<Upload, keyof typeof notStarted>;

/** Whether sending the same photo again could succeed. A file of the wrong type never will. */
export function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.retryable;
}

/** HTTP statuses that mean the file itself was rejected. */
const fileStatuses: readonly number[] = [400, 413, 415, 422];

/** Whether the file itself was rejected, by the server or because it can't be read: only a different file can help. */
export function isFileRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.retryable) return false;
  return fileStatuses.includes(error.status) || error.code === 'file_unreadable';
}

/** The chosen file is gone, has changed since, or is in a cloud that doesn't bring it, and this browser has no copy. */
export function unreadableFile(): ApiError {
  return new ApiError('file_unreadable', 'The file could not be read.', {
    status: 0,
    retryable: false,
  });
}

/** There was no answer, so the server may or may not have the photo. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'network';
}

/** Not stored yet but still could be. A photo rejected for its content isn't waiting for anything. */
export function isUnsent({ state, error }: Upload): boolean {
  return state === 'error' ? isRetryable(error) : state !== 'uploaded';
}

/** Queued or uploading. */
export function isPending({ state }: Upload): boolean {
  return state === 'queued' || state === 'uploading';
}

/** Why uploads are paused: the server is busy or unreachable, or its disk is full. */
export interface UploadPause {
  readonly reason: 'busy' | 'full';
  /** When sending resumes automatically, in milliseconds since 1970. */
  readonly until: number;
}

export interface UploadsState {
  /** In the order chosen. */
  readonly items: readonly Upload[];
  readonly pause: UploadPause | null;
  /** HEIC photos are being converted. */
  readonly converting: boolean;
  /** File names in the last selection that the property already has. */
  readonly duplicates: readonly string[];
}

/** How many photos are queued or uploading. */
export function countPending({ items }: UploadsState): number {
  return items.filter(isPending).length;
}

export function imageIds({ items }: UploadsState): readonly string[] {
  return items.map(({ imageId }) => imageId);
}

/** The photo is no longer in this browser's storage: another tab has sent or removed it. */
export class NoLongerStored extends Error {
  override readonly name = 'NoLongerStored';
}

/**
 * A property's uploads: the list that this tab shows, and the copies saved in the browser until the server has them.
 */
export interface UploadStore {
  readonly state: StoreApi<UploadsState>;
  readonly find: (imageId: string) => Upload | undefined;
  /** Skips uploads that are already listed. @param inPlaceOf insert before this one, else at the end */
  readonly add: (uploads: readonly Upload[], inPlaceOf?: string) => void;
  /** Changes an upload if its state is `from`; otherwise does nothing. */
  readonly change: (imageId: string, from: UploadState | 'any', changes: Partial<Upload>) => void;
  /** Removes it from this tab's list. */
  readonly remove: (imageId: string) => void;
  /** @returns whether it is saved and will survive a reload: false if the browser has no room */
  readonly keep: (upload: Upload) => Promise<boolean>;
  /**
   * Saves the copy to send before the first byte is sent: to the server, different bytes after a reload would be
   * another photo.
   */
  readonly settle: (imageId: string, photo: PreparedPhoto) => Promise<void>;
  /**
   * The copy that this browser decided to send, maybe in another tab; the server may already have its bytes.
   * @returns null if no copy is saved, or the database can't be read
   * @throws NoLongerStored
   */
  readonly settled: (upload: Upload) => Promise<PreparedPhoto | null>;
  /** The saved copy of the chosen file, which stays readable whatever becomes of the file; null if there is none. */
  readonly copy: (imageId: string) => Promise<Blob | null>;
  /** Notes, over reloads, that the server won't take it as it is. */
  readonly noteRefusal: (imageId: string, error: ApiError) => Promise<void>;
  /** Uploads saved by an earlier page load, those whose file was refused as failed; empty if the browser can't save any. */
  readonly restore: () => Promise<readonly Upload[]>;
  /** Removes the saved copy from the browser. */
  readonly forget: (imageId: string) => Promise<void>;
}

export function createUploadStore(propertyId: string, database: UploadDatabase): UploadStore {
  const state = createStore<UploadsState>(() => ({
    items: [],
    pause: null,
    converting: false,
    duplicates: [],
  }));
  const keeping = new Map<string, Promise<boolean>>();
  const uploads = () => state.getState().items;
  const find = (imageId: string) => uploads().find((upload) => upload.imageId === imageId);

  const change: UploadStore['change'] = (imageId, from, changes) => {
    const upload = find(imageId);
    if (upload === undefined || (from !== 'any' && upload.state !== from)) return;
    const changed = { ...upload, ...changes };
    // Bytes sent are reported far more often than the percent changes.
    if (shallow(upload, changed)) return;
    state.setState({ items: uploads().map((each) => (each === upload ? changed : each)) });
  };

  return {
    state,
    find,
    change,
    add: (added, inPlaceOf) => {
      const fresh = added.filter(({ imageId }) => find(imageId) === undefined);
      const place = uploads().findIndex(({ imageId }) => imageId === inPlaceOf);
      const at = place < 0 ? uploads().length : place;
      state.setState({ items: [...uploads().slice(0, at), ...fresh, ...uploads().slice(at)] });
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
      const kept = await isKept;
      change(imageId, 'any', { kept });
      return kept;
    },
    settle: async (imageId, photo) => {
      change(imageId, 'any', photo);
      keepIssues(imageId, photo.prepared.issues);
      if ((await keeping.get(imageId)) === false) return;
      await database.change(imageId, photo).catch(() => undefined);
    },
    settled: async ({ imageId, kept: wasKept }) => {
      if (!wasKept && (await keeping.get(imageId)) !== true) return null;
      // If the database fails, don't wait for it.
      const kept = await database.find(imageId).catch(() => undefined);
      if (kept === null) throw new NoLongerStored();
      return kept?.prepared ? { file: kept.file, prepared: kept.prepared } : null;
    },
    copy: async (imageId) => {
      if ((await keeping.get(imageId)) === false) return null;
      return (await database.find(imageId).catch(() => null))?.file ?? null;
    },
    noteRefusal: async (imageId, { code, message, status }) => {
      const refusal = { code, message, status };
      change(imageId, 'any', { refusal });
      if ((await keeping.get(imageId)) === false) return;
      // At worst, it is sent and refused once more after a reload.
      await database.change(imageId, { refusal }).catch(() => undefined);
    },
    restore: async () => database.ofProperty(propertyId).catch(() => []),
    forget: async (imageId) => {
      const isUnkept = (await keeping.get(imageId)) === false;
      keeping.delete(imageId);
      if (isUnkept) return;
      // At worst, a record that can't be removed is sent once more, and the server answers with the photo it already
      // has.
      await database.remove(imageId).catch(() => undefined);
    },
  };
}

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
  find: (imageId: string) => Promise<KeptUpload | null>;
  /** The uploads of a property, in the order chosen. */
  ofProperty: (propertyId: string) => Promise<Upload[]>;
  remove: (imageId: string) => Promise<void>;
  /** Number of unsent photos by property; properties without any are absent. */
  counts: () => Promise<ReadonlyMap<string, number>>;
}

interface Schema extends DBSchema {
  photos: { key: string; value: KeptUpload; indexes: { byProperty: string } };
}

const databaseName = 'dss-unsent-photos';

/** Older uploads are dropped: the photos are still in the owner's camera roll. */
const keptDays = 30;

/** Number of unsent photos in this browser by property; empty if the browser can't save any. */
export async function countUnsent(): Promise<ReadonlyMap<string, number>> {
  counted ??= openUploadDatabase();
  return counted.counts().catch(() => new Map());
}

let counted: UploadDatabase | null = null;

/** Opens the database, in IndexedDB, at its first use. */
export function openUploadDatabase(): UploadDatabase {
  const database = keptDatabase<Schema>({
    name: databaseName,
    createStores: (fresh) => {
      fresh
        .createObjectStore('photos', { keyPath: 'imageId' })
        .createIndex('byProperty', 'propertyId');
    },
    onOpen: forgetOld,
  });

  return {
    keep: async ({ kept: _kept, state: _state, progress: _progress, error: _error, ...upload }) => {
      // Otherwise a dead battery could lose what was saved in the last few seconds.
      const transaction = (await database()).transaction('photos', 'readwrite', {
        durability: 'strict',
      });
      await Promise.all([transaction.store.put(upload), transaction.done]);
    },
    change: async (imageId, changes) => {
      const transaction = (await database()).transaction('photos', 'readwrite');
      const kept = await transaction.store.get(imageId);
      if (kept !== undefined) await transaction.store.put({ ...kept, ...changes });
      await transaction.done;
    },
    find: async (imageId) => {
      const kept = await (await database()).get('photos', imageId);
      return kept === undefined ? null : withLaterFields(kept);
    },
    ofProperty: async (propertyId) => {
      const found = await (await database()).getAllFromIndex('photos', 'byProperty', propertyId);
      return [...found]
        .sort((one, other) => one.keptAt - other.keptAt || one.position - other.position)
        .map((kept) => {
          const upload = { ...withLaterFields(kept), ...notStarted, kept: true };
          const error = refusalOf(upload);
          return isFileRefused(error) ? { ...upload, state: 'error', error } : upload;
        });
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

/** Adds what an older version of the page didn't keep. */
function withLaterFields(kept: KeptUpload): KeptUpload {
  return {
    ...kept,
    placement: kept.placement ?? null,
    refusal: kept.refusal ?? null,
    prepared: kept.prepared && { ...kept.prepared, issues: kept.prepared.issues ?? [] },
  };
}

function refusalOf({ refusal }: KeptUpload): ApiError | null {
  if (refusal === null) return null;
  const { code, message, status } = refusal;
  return new ApiError(code, message, { status, retryable: false });
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

/** What happened to an upload that other tabs may be waiting to send. */
export type UploadChange = z.infer<typeof changeSchema>;

/**
 * Listens for upload changes in other tabs.
 * @returns a function that notifies the other tabs
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
