import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

/** Variables that limit uploads: memory, minimum speed, and waiting time. */
export const uploadsShape = {
  UPLOAD_MEMORY_MEGABYTES: wholeNumber(64, 1_000_000).default(256),
  UPLOAD_IDLE_SECONDS: wholeNumber(1, 3600).default(30),
  UPLOAD_MIN_KILOBYTES_PER_SECOND: wholeNumber(0, 1_000_000).default(20),
  UPLOAD_WAIT_SECONDS: wholeNumber(1, 600).default(10),
} as const;

const uploadsSchema = z.object(uploadsShape);

/** The minimum speed of an upload. */
export interface UploadPace {
  /** An upload fails after this long without a byte. */
  readonly idleMs: number;
  /** Minimum average over `windowMs`, checked once an upload has lasted that long. */
  readonly minBytesPerSecond: number;
  readonly windowMs: number;
}

export interface UploadsConfig {
  /** Memory for uploads that this process receives or that wait for the decoder. */
  readonly memoryBytes: number;
  readonly pace: UploadPace;
  /** Uploads that would wait longer for the decoder are refused. */
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
