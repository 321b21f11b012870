import { createHash } from 'node:crypto';
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
 * Reads and hashes a request's body up to the size limit. Memory is allocated in blocks as bytes arrive, whatever length was
 * announced, and stays allocated when this returns.
 * @throws DssError `file_too_large` as soon as the size is known, `upload_interrupted`, `upload_too_slow`, `photo_empty`, and
 *   `uploads_busy` if the memory limit is reached
 */
export async function receiveBytes(
  request: Request,
  memory: UploadMemory,
  pace: UploadPace,
): Promise<ReceivedBytes> {
  announcedBytes(request);
  const hash = createHash('sha256');
  const blocks: Buffer[] = [];
  let length = 0;
  for await (const chunk of readChunks(request, pace)) {
    if (length + chunk.length > photoLimits.maxBytes) throw new DssError('file_too_large');
    hash.update(chunk);
    for (let copied = 0; copied < chunk.length;) {
      const filled = length % blockBytes;
      if (filled === 0) {
        memory.grow(blockBytes);
        blocks.push(Buffer.allocUnsafeSlow(blockBytes));
      }
      const part = chunk.subarray(copied, copied + blockBytes - filled);
      blocks.at(-1)?.set(part, filled);
      copied += part.length;
      length += part.length;
    }
  }
  if (length === 0) throw new DssError('photo_empty');
  return { bytes: Buffer.concat(blocks, length), sha256: hash.digest('hex') };
}

async function* readChunks(request: Request, pace: UploadPace): AsyncGenerator<Uint8Array> {
  if (request.body === null) return;
  const reader = request.body.getReader();
  const watch = watchPace(pace, () => void reader.cancel());
  try {
    for (;;) {
      const read = await reader.read();
      const value: unknown = read.value;
      if (watch.tooSlow) throw new DssError('upload_too_slow');
      // Undefined at the end of the body; all chunks are bytes.
      if (!(value instanceof Uint8Array)) return;
      watch.arrived(value.length);
      yield value;
    }
  } catch (error) {
    throw error instanceof DssError ? error : new DssError('upload_interrupted', { cause: error });
  } finally {
    watch.stop();
    reader.releaseLock();
  }
}

/** Calls `end` once if no bytes arrive for too long, or too few. */
function watchPace({ idleMs, minBytesPerSecond, windowMs }: UploadPace, end: () => void) {
  const minBytes = (minBytesPerSecond * windowMs) / 1000;
  /** Bytes received between checks, oldest first. */
  const recent: number[] = [];
  let sinceCheck = 0;
  const watch = {
    tooSlow: false,
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
    watch.tooSlow = true;
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
