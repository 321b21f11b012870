import type { Logger } from 'pino';
import { startPeriodicCleanup } from '../periodic-cleanup/index.ts';

/** An object in a listing of the store. */
export interface StoredObject {
  readonly path: string;
  readonly modifiedAt: Date;
}

/**
 * Private storage for photos' bytes, under paths such as `{propertyId}/{photo id}.jpg`. All implementations must pass the same
 * contract tests.
 */
export interface PhotoStore {
  /** Stores the bytes. Once it resolves they survive a crash. */
  put(path: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null if the object doesn't exist. */
  read(path: string): Promise<Buffer | null>;
  /** Removes an object, if it exists. */
  remove(path: string): Promise<void>;
  /** Removes a folder and its contents, if it exists. */
  removeFolder(folder: string): Promise<void>;
  /** The objects directly in a folder, in no order; empty if it doesn't exist. */
  list(folder: string): Promise<StoredObject[]>;
  /**
   * Removes drafts: unfinished objects so old that their writer must have been killed.
   * @returns how many were removed
   */
  removeDrafts(olderThanMs: number): Promise<number>;
  /** Resolves if the store is writable; throws otherwise. */
  ping(): Promise<void>;
}

const hourMs = 60 * 60 * 1000;

/**
 * Removes unfinished files of killed processes, now and every hour. Writing takes seconds, so an hour is enough for the slowest
 * disk.
 * @returns a function that stops it
 */
export function startDraftCleanup(store: PhotoStore, log: Logger): () => Promise<void> {
  const failure = 'drafts of photos could not be removed';
  const cleanUp = async () => {
    const drafts = await store.removeDrafts(hourMs);
    if (drafts > 0) log.info({ drafts }, 'removed drafts of photos that were never finished');
  };
  cleanUp().catch((error: unknown) => log.warn({ err: error }, failure));
  return startPeriodicCleanup({ everyMs: hourMs, cleanUp, log, failure });
}
