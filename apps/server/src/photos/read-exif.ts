import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { photoEvidenceSchema } from '@dss/domain';
import pLimit from 'p-limit';
import { z } from 'zod';

const readExifSchema = z.object({
  /** Time, place and heading. */
  evidence: photoEvidenceSchema.nullable(),
  /** How the decoded picture must be turned, as EXIF numbers it, 1 to 8. */
  orientation: z.int().min(1).max(8),
});

/** What a camera wrote into a photo. */
export type ReadExif = z.infer<typeof readExifSchema>;

/** Of a photo without EXIF, and of one whose EXIF can't be read. */
export const noExif: ReadExif = { evidence: null, orientation: 1 };

/** A camera's EXIF takes a few milliseconds, also where it is as long as it may be. Others wait for it meanwhile. */
const timeLimitMs = 2000;
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/**
 * A reader of EXIF that uses a thread of its own, one photo after the other, within a time and a memory limit. Broken or
 * hostile metadata is no reason to refuse a photo: it tells nothing, and neither does what exceeds the limits.
 * @param program of the thread: says that it is ready, and answers each TIFF structure
 */
export function createExifReader(program: URL): (exif: Uint8Array) => Promise<ReadExif> {
  const inTurn = pLimit(1);
  let running: Worker | null = null;

  const startWorker = async (): Promise<Worker> => {
    // Without the arguments of this process: what they load isn't made for a thread.
    const worker = new Worker(program, { resourceLimits, execArgv: [] });
    // It says that it is ready: starting doesn't count into the first photo's time.
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

/** @param exif a TIFF structure, as `exifOfPhoto` cuts it out of a file */
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
