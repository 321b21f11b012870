import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

/** How much memory uploads may take, how fast they must come, and how long they may wait. */
export const uploadsShape = {
  UPLOAD_MEMORY_MEGABYTES: wholeNumber(64, 1_000_000).default(256),
  UPLOAD_IDLE_SECONDS: wholeNumber(1, 3600).default(30),
  UPLOAD_MIN_KILOBYTES_PER_SECOND: wholeNumber(0, 1_000_000).default(20),
  UPLOAD_WAIT_SECONDS: wholeNumber(1, 600).default(10),
} as const;

const uploadsSchema = z.object(uploadsShape);

/** How fast the bytes of an upload must come. */
export interface UploadPace {
  /** An upload ends after so long without a byte. */
  readonly idleMs: number;
  /** On average over `windowMs`, at any time once an upload has lasted that long. */
  readonly minBytesPerSecond: number;
  readonly windowMs: number;
}

export interface UploadsConfig {
  /** Of uploads that are being received or wait for the decoder, in this process. */
  readonly memoryBytes: number;
  readonly pace: UploadPace;
  /** An upload that would wait longer than this for the decoder is refused. */
  readonly maxWaitMs: number;
}

export function toUploadsConfig(environment: z.infer<typeof uploadsSchema>): UploadsConfig {
  return {
    memoryBytes: environment.UPLOAD_MEMORY_MEGABYTES * 1024 * 1024,
    pace: {
      idleMs: environment.UPLOAD_IDLE_SECONDS * 1000,
      minBytesPerSecond: environment.UPLOAD_MIN_KILOBYTES_PER_SECOND * 1000,
      windowMs: 60_000,
    },
    maxWaitMs: environment.UPLOAD_WAIT_SECONDS * 1000,
  };
}
