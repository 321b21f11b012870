import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DssError, photoLimits } from '@dss/domain';
import type { UploadPace } from '../config/index.ts';
import type { UploadMemory } from './upload-memory-budget.ts';

export interface ReceivedBytes {
  readonly bytes: Buffer;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** Bytes are copied into blocks of this size, because keeping thousands of one-byte chunks would take a hundred times the memory. */
const blockBytes = 64 * 1024;

/** How many times per window the pace is checked. */
const checksPerWindow = 12;

/**
 * The Content-Length of a request; null if it has none.
 * @throws DssError `file_too_large`
 */
export function announcedBytes(request: Request): number | null {
  const header = request.headers.get('Content-Length');
  if (header === null) return null;
  const length = Number(header);
  if (length > photoLimits.maxBytes) throw new DssError('file_too_large');
  return length;
}

/**
 * Reads and hashes a request's body up to the size limit. Memory is allocated in blocks as bytes arrive, whatever length was announced, and
 * stays allocated when this returns. The rest of a body that is refused stays unread.
 * @param body as Node receives it: a web stream copies every chunk
 * @throws DssError `file_too_large` as soon as the size is known, `upload_interrupted`, `upload_too_slow`, `photo_empty`, and
 *   `uploads_busy` if the memory limit is reached
 */
export async function receiveBytes(
  body: Readable,
  memory: UploadMemory,
  pace: UploadPace,
): Promise<ReceivedBytes> {
  const hash = createHash('sha256');
  const blocks: Buffer[] = [];
  let length = 0;
  await readChunks(body, pace, (chunk) => {
    if (length + chunk.length > photoLimits.maxBytes) throw new DssError('file_too_large');
    hash.update(chunk);
    for (let copied = 0; copied < chunk.length;) {
      const filled = length % blockBytes;
      if (filled === 0) {
        memory.grow(blockBytes);
        blocks.push(Buffer.alloc(blockBytes));
      }
      const part = chunk.subarray(copied, copied + blockBytes - filled);
      blocks.at(-1)?.set(part, filled);
      copied += part.length;
      length += part.length;
    }
  });
  if (length === 0) throw new DssError('photo_empty');
  return { bytes: Buffer.concat(blocks, length), sha256: hash.digest('hex') };
}

/**
 * Passes a body's chunks on.
 * @throws DssError `upload_interrupted`, `upload_too_slow`, and what `take` throws
 */
async function readChunks(
  body: Readable,
  pace: UploadPace,
  take: (chunk: Buffer) => void,
): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const interrupted = (cause?: Error) =>
    ended.reject(new DssError('upload_interrupted', { cause }));
  const watch = watchPace(pace, () => ended.reject(new DssError('upload_too_slow')));
  const onData = (chunk: Buffer) => {
    watch.arrived(chunk.length);
    try {
      take(chunk);
    } catch (error) {
      stop();
      ended.reject(error);
    }
  };
  const stop = () => {
    watch.stop();
    body.off('data', onData).pause();
  };
  body.on('data', onData).on('error', interrupted);
  body.once('end', ended.resolve).once('close', interrupted);
  // A body that broke off earlier emits nothing anymore.
  if (body.destroyed && !body.readableEnded) interrupted();
  try {
    await ended.promise;
  } finally {
    stop();
    body.off('end', ended.resolve).off('close', interrupted);
  }
}

/** Calls `end` once if no bytes arrive for too long, or too few. */
function watchPace({ idleMs, minBytesPerSecond, windowMs }: UploadPace, end: () => void) {
  const minBytes = (minBytesPerSecond * windowMs) / 1000;
  /** Bytes received between checks, oldest first. */
  const recent: number[] = [];
  let sinceCheck = 0;
  const watch = {
    arrived: (bytes: number) => {
      sinceCheck += bytes;
      idle.refresh();
    },
    stop: () => {
      clearTimeout(idle);
      clearInterval(checking);
    },
  };
  const fail = () => {
    watch.stop();
    end();
  };
  const idle = setTimeout(fail, idleMs);
  const checking = setInterval(() => {
    recent.push(sinceCheck);
    sinceCheck = 0;
    if (recent.length < checksPerWindow) return;
    if (recent.reduce((sum, bytes) => sum + bytes, 0) < minBytes) fail();
    else recent.shift();
  }, windowMs / checksPerWindow);
  return watch;
}
