import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { startPeriodicCleanup } from '../periodic-cleanup/index.ts';

/** An object in a listing of the store. */
export interface StoredObject {
  readonly path: string;
  readonly modifiedAt: Date;
}

/** Bytes that come as they are read, with their number known beforehand. */
export interface ByteStream {
  readonly bytes: number;
  /** Has to be read to its end or destroyed. */
  readonly stream: Readable;
}

/**
 * Private storage for photos' bytes, under paths such as `{propertyId}/{photo id}.jpg`. All implementations must pass the same
 * contract tests. A store that is away throws StorageUnavailable.
 */
export interface PhotoStore {
  /** Where it is, for messages to operators; without secrets. */
  readonly location: string;
  /** Stores the bytes, all or none. Once it resolves they survive a crash. */
  put(path: string, content: Buffer | ByteStream): Promise<void>;
  /** The bytes, or null if the object doesn't exist. */
  read(path: string): Promise<Buffer | null>;
  /** The same as a stream, for passing on what needn't be in memory as a whole. */
  open(path: string): Promise<ByteStream | null>;
  /** Removes an object, if it exists. */
  remove(path: string): Promise<void>;
  /** Removes a folder and its contents, if it exists. */
  removeFolder(folder: string): Promise<void>;
  /** The objects directly in a folder, in no order; empty if it doesn't exist. */
  list(folder: string): Promise<StoredObject[]>;
  /** The names of all folders, in no order. */
  folders(): AsyncIterable<string>;
  /**
   * Removes drafts: unfinished objects so old that their writer must have been killed.
   * @returns how many were removed
   */
  removeDrafts(olderThanMs: number): Promise<number>;
  /** Resolves if the store is writable; throws otherwise. */
  ping(): Promise<void>;
}

/**
 * The store doesn't answer, or refuses us. Nothing was stored that wasn't acknowledged, and everything can be asked for again
 * once it is back. Its message tells the operator what to do.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** @throws Error for anything but one plain name, so that no removal can reach further than one folder */
export function assertFolderName(name: string): void {
  if (!/^[\w-]+$/.test(name)) throw new Error(`not a folder of photos: ${name}`);
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
