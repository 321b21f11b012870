import type { Logger } from 'pino';
import { startPeriodicCleanup } from '../periodic-cleanup/index.ts';

/** An object as the store lists it. */
export interface StoredObject {
  readonly path: string;
  readonly modifiedAt: Date;
}

/**
 * Private storage of photos' bytes under paths such as `{propertyId}/{photo id}.jpg`. Implementations are held to
 * one contract suite.
 */
export interface PhotoStore {
  /** Keeps the bytes. When it settles they are durable: a crash afterward loses nothing. */
  put(path: string, bytes: Buffer): Promise<void>;
  /** The bytes, or null where nothing stands. */
  read(path: string): Promise<Buffer | null>;
  /** Removes an object; nothing there is fine. */
  remove(path: string): Promise<void>;
  /** Removes a folder with everything in it; nothing there is fine. */
  removeFolder(folder: string): Promise<void>;
  /** The objects directly in a folder, in no order; none where it doesn't exist. */
  list(folder: string): Promise<StoredObject[]>;
  /**
   * Removes drafts: objects that were begun so long ago that whoever wrote them must have been killed.
   * @returns how many there were
   */
  removeDrafts(olderThanMs: number): Promise<number>;
  /** Answers when the store can be written to; throws otherwise. */
  ping(): Promise<void>;
}

const hourMs = 60 * 60 * 1000;

/**
 * Removes, now and every hour, what processes that were killed had begun to write. Writing takes seconds: an hour is
 * enough for the slowest disk.
 * @returns ends it
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
