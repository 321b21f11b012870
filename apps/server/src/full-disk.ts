import { DataFolderError } from './data-folder.ts';
import { isDiskFull } from './db/index.ts';
import { outageOf } from './outages/index.ts';
import { EmbeddedPostgresError } from './postgres/index.ts';
import { freeBytes, reservedBytes } from './storage/index.ts';

const megabyte = 1024 * 1024;
/** From here down, a start warns: some two hundred photos fit above what is kept for the database. */
const nearlyFullBytes = 1024 * megabyte;

/** What an operator has to know of a disk that is nearly full; null where it isn't. */
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
 * Explains a start that failed because a disk is full.
 * @param folder the data folder
 * @returns what failed where it was something else
 */
export function explainFullDisk(folder: string, failure: unknown): unknown {
  if (failure instanceof EmbeddedPostgresError || outageOf(failure) !== 'storage_full')
    return failure;
  const message = isDiskFull(failure)
    ? `The disk of the database is full. Make room there, then start again.`
    : `The disk of the data folder ${folder} is full. Make room there, or choose another folder with DATA_DIR, then start again.`;
  return new DataFolderError(message, { cause: failure });
}
