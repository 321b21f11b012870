import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { photoEvidenceSchema } from '@dss/domain';
import pLimit from 'p-limit';
import { z } from 'zod';

const readExifSchema = z.object({
  /** Time, place and heading. */
  evidence: photoEvidenceSchema.nullable(),
  /** EXIF orientation of the decoded picture, 1 to 8. */
  orientation: z.int().min(1).max(8),
});

/** The EXIF data of a photo that we use. */
export type ReadExif = z.infer<typeof readExifSchema>;

/** For a photo without EXIF, or with unreadable EXIF. */
export const noExif: ReadExif = { evidence: null, orientation: 1 };

/** A camera's EXIF takes a few milliseconds even at its maximum length. Other photos wait meanwhile. */
const timeLimitMs = 2000;
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/**
 * Creates an EXIF reader with its own worker thread, which reads one photo at a time within time and memory limits. Broken or
 * hostile metadata is no reason to refuse a photo: it counts as no EXIF, and so does metadata that exceeds the limits.
 * @param program the worker's program: reports that it is ready, then answers each TIFF structure
 */
export function createExifReader(program: URL): (exif: Uint8Array) => Promise<ReadExif> {
  const inTurn = pLimit(1);
  let running: Worker | null = null;

  const startWorker = async (): Promise<Worker> => {
    // Without this process's arguments, which may load modules that don't work in a thread.
    const worker = new Worker(program, { resourceLimits, execArgv: [] });
    // Waits until the worker is ready, so that its start doesn't count toward the first photo's time limit.
    await once(worker, 'message');
    worker.on('error', () => {
      if (running === worker) running = null;
    });
    worker.unref();
    return worker;
  };

  return (exif) =>
    inTurn(async () => {
      try {
        running ??= await startWorker();
        return readExifSchema.parse(await ask(running, exif));
      } catch {
        await running?.terminate();
        running = null;
        return noExif;
      }
    });
}

/** @param exif a TIFF structure, as `exifOfPhoto` extracts it */
export const readExif = createExifReader(new URL('read-exif.worker.ts', import.meta.url));

async function ask(worker: Worker, exif: Uint8Array): Promise<unknown> {
  worker.ref();
  try {
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(timeLimitMs) });
    worker.postMessage(exif);
    const [answer] = z.array(z.unknown()).parse(await answered);
    return answer;
  } finally {
    worker.unref();
  }
}
