import { randomUUID } from 'node:crypto';
import { DssError } from '@dss/domain';
import { createDecodingQueue, processPhoto } from '../../apps/server/src/photos/index.ts';

/** The default: an upload that would wait longer is refused. */
const maxWaitMs = 10_000;

/** What many concurrent photos of one visitor meant for that visitor and for another one. */
export interface UploadsAtOnce {
  readonly stored: number;
  /** Refused with a request to retry later. */
  readonly refused: number;
  /** Times are multiples of what one photo took while two were decoded concurrently. */
  readonly longestStored: number;
  readonly longestRefused: number;
  /** How long the first photo of another visitor, who came a moment later, waited for its turn. */
  readonly newcomerWaited: number;
}

/** Sends one visitor's photos through the decoder concurrently, followed by one of another visitor. */
export async function measureUploadsAtOnce(photos: readonly Buffer[]): Promise<UploadsAtOnce> {
  const queue = createDecodingQueue(maxWaitMs);
  const decoded: number[] = [];
  const send = async (photo: Buffer, network: string) => {
    const startedAt = performance.now();
    let isStored = true;
    let waitedMs = 0;
    try {
      const place = queue.admit({ actor: { kind: 'visitor', id: network }, network });
      await processPhoto(photo, (pixels, decode) =>
        place.run(pixels, async () => {
          const begunAt = performance.now();
          waitedMs = begunAt - startedAt;
          const result = await decode();
          decoded.push(performance.now() - begunAt);
          return result;
        }),
      );
    } catch (error) {
      if (!(error instanceof DssError) || error.code !== 'uploads_busy') throw error;
      isStored = false;
    }
    return { isStored, waitedMs, ms: performance.now() - startedAt };
  };

  const visitor = randomUUID();
  const sent = photos.map((photo) => send(photo, visitor));
  const newcomer = await send(photos[0] ?? Buffer.alloc(0), randomUUID());
  const all = await Promise.all(sent);
  const one = decoded.toSorted((a, b) => a - b)[Math.floor(decoded.length / 2)] ?? Number.NaN;
  const [stored, refused] = [true, false].map((wanted) =>
    all.filter(({ isStored }) => isStored === wanted).map(({ ms }) => ms / one),
  );
  return {
    stored: stored?.length ?? 0,
    refused: refused?.length ?? 0,
    longestStored: Math.max(0, ...(stored ?? [])),
    longestRefused: Math.max(0, ...(refused ?? [])),
    newcomerWaited: newcomer.waitedMs / one,
  };
}
