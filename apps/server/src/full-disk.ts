import { DataFolderError } from './data-folder.ts';
import { isDiskFull } from './db/index.ts';
import { outageOf } from './outages/index.ts';
import { EmbeddedPostgresError } from './postgres/error.ts';
import { freeBytes, reservedBytes } from './storage/disk-store.ts';

const megabyte = 1024 * 1024;
/** With less free space, the start logs a warning; about two hundred photos fit above the space reserved for the database. */
const nearlyFullBytes = 1024 * megabyte;

/** A warning for the operator about a nearly full disk; null if it isn't. */
export async function warnOfNearlyFullDisk(folder: string): Promise<string | null> {
  const free = await freeBytes(folder);
  if (free >= nearlyFullBytes) return null;
  const left = `The disk of the data folder ${folder} has ${Math.floor(free / megabyte)} MB left`;
  const needed = `${reservedBytes / megabyte} MB are kept for the database`;
  return free < reservedBytes
    ? `${left}. ${needed}, so no photo is taken until there is more room.`
    : `${left}. ${needed}: below that, no photo is taken.`;
}

/**
 * Explains a failed start if the disk is full.
 * @param folder the data folder
 * @returns the original failure if it had another cause
 */
export function explainFullDisk(folder: string, failure: unknown): unknown {
  if (failure instanceof EmbeddedPostgresError || outageOf(failure) !== 'storage_full')
    return failure;
  const message = isDiskFull(failure)
    ? `The disk of the database is full. Make room there, then start again.`
    : `The disk of the data folder ${folder} is full. Make room there, or choose another folder with DATA_DIR, then start again.`;
  return new DataFolderError(message, { cause: failure });
}
