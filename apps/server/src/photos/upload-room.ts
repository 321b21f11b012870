import { DssError } from '@dss/domain';

/** Bytes of uploads that one process holds at once: 25 of the largest photos, or some 500 shrunk ones. */
const mostBytes = 256 * 1024 * 1024;
const retryAfterMs = 5000;

/** Does `work`, which holds so many bytes in memory, if there is room for them. */
export type UploadRoom = <Result>(bytes: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * Bounds the memory that uploads take while they are received and made into pictures: one that would exceed it is refused
 * before a byte of it is read, and may be sent again. Too many at once would else end the process, and all of them.
 */
export function createUploadRoom(most = mostBytes): UploadRoom {
  let taken = 0;
  return async (bytes, work) => {
    if (taken + bytes > most) throw new DssError('uploads_busy', { retryAfterMs });
    taken += bytes;
    try {
      return await work();
    } finally {
      taken -= bytes;
    }
  };
}
