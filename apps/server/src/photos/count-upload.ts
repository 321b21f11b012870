import type { Database } from '../db/index.ts';
import type { CountedEvent, RateLimiter, Requester } from '../rate-limits/rate-limiter.ts';
import type { PhotoName } from './photo.ts';

/** One upload, as limits count it. */
export interface CountedUpload {
  readonly requester: Requester;
  readonly name: PhotoName;
  /** The upload action (one selection of files) it belongs to; null if the client names none. */
  readonly action: string | null;
  readonly view: 'creation' | 'property';
}

interface Counting {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
}

/**
 * Counts an upload before its body is read: its action once for all of its photos, the photo once for all of its attempts, and
 * its bytes on each attempt.
 * @throws DssError `too_many_uploads`, `too_many_photos_at_once`, `too_many_bytes`
 */
export async function countUpload(
  counting: Counting,
  upload: CountedUpload,
  bytes: number,
): Promise<void> {
  const { name, view } = upload;
  const action = `${name.propertyId} ${upload.action ?? ''}`;
  await count(counting, upload, [
    { limit: view === 'property' ? 'uploadInPropertyView' : 'uploadInCreation', event: action },
    { limit: 'photosOfUpload', of: action, event: name.imageId },
    ...(bytes > 0 ? [bytesOf(bytes)] : []),
  ]);
}

/**
 * Counts the bytes of an upload without a Content-Length, after they arrived.
 * @throws DssError `too_many_bytes`
 */
export async function countBytes(
  counting: Counting,
  upload: CountedUpload,
  bytes: number,
): Promise<void> {
  await count(counting, upload, [bytesOf(bytes)]);
}

function bytesOf(bytes: number): CountedEvent {
  return { limit: 'uploadedMegabytes', amount: bytes };
}

async function count(
  { db, rateLimiter }: Counting,
  { requester }: CountedUpload,
  events: readonly CountedEvent[],
): Promise<void> {
  await db.asActor(requester.actor, (tx) => rateLimiter.count(tx, requester, events));
}
