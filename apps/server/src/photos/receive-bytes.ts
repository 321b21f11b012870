import { createHash } from 'node:crypto';
import { DssError, photoLimits } from '@dss/domain';

export interface ReceivedBytes {
  readonly bytes: Buffer;
  /** Lower-case hex. */
  readonly sha256: string;
}

/**
 * How long a request says that its body is; null where it doesn't.
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
 * Reads a request's body up to the limit, hashing as it comes.
 * @throws DssError `file_too_large` as soon as that is known, `upload_interrupted`, `photo_empty`
 */
export async function receiveBytes(request: Request): Promise<ReceivedBytes> {
  announcedBytes(request);
  const hash = createHash('sha256');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of readChunks(request)) {
    length += chunk.length;
    if (length > photoLimits.maxBytes) throw new DssError('file_too_large');
    hash.update(chunk);
    chunks.push(chunk);
  }
  if (length === 0) throw new DssError('photo_empty');
  return { bytes: Buffer.concat(chunks, length), sha256: hash.digest('hex') };
}

async function* readChunks(request: Request): AsyncGenerator<Uint8Array> {
  if (request.body === null) return;
  try {
    yield* request.body;
  } catch (error) {
    throw new DssError('upload_interrupted', { cause: error });
  }
}
