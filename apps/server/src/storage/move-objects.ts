import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type PhotoStore, StorageUnavailable } from './photo-store.ts';

/** What a move has done so far. */
export interface MoveProgress {
  objects: number;
  bytes: number;
}

/** The copy of an object differs from it. Nothing of it was removed. */
export class CopyDiffers extends Error {
  override readonly name = 'CopyDiffers';
}

const movedAtOnce = 4;
const attempts = 4;
const retryMs = 1000;

/**
 * Moves all objects from one store to another. Each is removed from where it was only after its copy was read back and had the
 * same SHA-256. Ended at any moment, it can be called again: what was moved is gone from where it was, and a copy that exists
 * already is compared instead of made again. Nobody else may write to either store.
 * @param moved counts what is done while it goes on
 * @param signal ends it after the objects that are on their way
 * @throws CopyDiffers, StorageUnavailable after some attempts, or the signal's reason
 */
export async function moveObjects(
  from: PhotoStore,
  to: PhotoStore,
  moved: MoveProgress,
  signal: AbortSignal,
): Promise<void> {
  // Nobody writes, so that every draft was left by a process that was killed.
  for (const store of [from, to]) await store.removeDrafts(0);
  const atOnce = pLimit(movedAtOnce);
  for await (const folder of from.folders()) {
    const objects = await from.list(folder);
    const moves = objects.map(({ path }) =>
      atOnce(async () => {
        signal.throwIfAborted();
        const bytes = await moveObject(from, to, path);
        moved.bytes += bytes;
        moved.objects += 1;
      }),
    );
    const failure = (await Promise.allSettled(moves)).find((move) => move.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
    await from.removeFolder(folder);
  }
}

/** @returns its bytes */
async function moveObject(from: PhotoStore, to: PhotoStore, path: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const copied = (await compareCopy(from, to, path)) ?? (await copy(from, to, path));
      await from.remove(path);
      return copied;
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || attempt === attempts) throw error;
      await delay(attempt * retryMs);
    }
  }
}

/** @returns its bytes if there is a copy with the same ones already, else null */
async function compareCopy(from: PhotoStore, to: PhotoStore, path: string): Promise<number | null> {
  const existing = await digestOf(to, path);
  if (existing === null) return null;
  const original = await digestOf(from, path);
  return original?.sha256 === existing.sha256 ? original.bytes : null;
}

async function copy(from: PhotoStore, to: PhotoStore, path: string): Promise<number> {
  const original = await from.open(path);
  if (original === null) return 0;
  const hash = createHash('sha256');
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await Promise.all([
    pipeline(original.stream, passing, { end: true }),
    to.put(path, { bytes: original.bytes, stream: passing }),
  ]);
  if ((await digestOf(to, path))?.sha256 !== hash.digest('hex')) {
    throw new CopyDiffers(`the copy of ${path} at ${to.location} is not what was sent`);
  }
  return original.bytes;
}

async function digestOf(
  store: PhotoStore,
  path: string,
): Promise<{ readonly sha256: string; readonly bytes: number } | null> {
  const found = await store.open(path);
  if (found === null) return null;
  const hash = createHash('sha256');
  await pipeline(found.stream, hash);
  return { sha256: hash.digest('hex'), bytes: found.bytes };
}
