import { wholeNumber, type ValuesOf } from './variables.ts';

/** Variables that limit uploads: memory, minimum speed, and waiting time. */
export const uploadsShape = {
  UPLOAD_MEMORY_MEGABYTES: wholeNumber(64, 1_000_000).default(256),
  UPLOAD_IDLE_SECONDS: wholeNumber(1, 3600).default(30),
  UPLOAD_MIN_KILOBYTES_PER_SECOND: wholeNumber(0, 1_000_000).default(20),
  UPLOAD_WAIT_SECONDS: wholeNumber(1, 600).default(10),
} as const;

export type UploadsConfig = Readonly<ReturnType<typeof toUploadsConfig>>;

/** The minimum speed of an upload. */
export type UploadPace = UploadsConfig['pace'];

export function toUploadsConfig(environment: ValuesOf<typeof uploadsShape>) {
  return {
    /** Memory for uploads that this process receives or that wait for the decoder. */
    memoryBytes: environment.UPLOAD_MEMORY_MEGABYTES * 1024 * 1024,
    pace: {
      /** An upload fails after this long without a byte. */
      idleMs: environment.UPLOAD_IDLE_SECONDS * 1000,
      /** Minimum average over `windowMs`, checked once an upload has lasted that long. */
      minBytesPerSecond: environment.UPLOAD_MIN_KILOBYTES_PER_SECOND * 1000,
      windowMs: 60_000,
    },
    /** Uploads that would wait longer for the decoder are refused. */
    maxWaitMs: environment.UPLOAD_WAIT_SECONDS * 1000,
  };
}
