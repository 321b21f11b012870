import { photoEvidenceSchema } from '@dss/domain';
import { z } from 'zod';
import { openThread } from '../worker-thread/index.ts';

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

/**
 * Creates an EXIF reader with its own worker thread, which reads one photo at a time within time and memory limits. Broken or
 * hostile metadata is no reason to refuse a photo: it counts as no EXIF, and so does metadata that exceeds the limits.
 * @param program the worker's program: reports that it is ready, then answers each TIFF structure
 */
export function createExifReader(program: URL): (exif: Uint8Array) => Promise<ReadExif> {
  const thread = openThread({
    program,
    // A camera's EXIF takes a few milliseconds even at its maximum length. Other photos wait meanwhile.
    timeLimitMs: 2000,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
  });
  return async (exif) => {
    try {
      return readExifSchema.parse(await thread.ask(exif));
    } catch {
      return noExif;
    }
  };
}

/** @param exif a TIFF structure, as `exifOfPhoto` extracts it */
export const readExif = createExifReader(new URL('read-exif.worker.ts', import.meta.url));
