import { randomUUID } from 'node:crypto';
import {
  DssError,
  knownEvidence,
  type Photo,
  type PhotoEvidence,
  type ClientEvidence,
} from '@dss/domain';
import {
  isAccessDenied,
  isMissingReference,
  isUniqueViolation,
  tables,
  type Actor,
  type Transaction,
} from '../db/index.ts';
import { nameVisitDay } from '../home-visits/assessors.ts';
import { photoObjects, withBucket, type PhotoObjects } from './object-paths.ts';
import { removeOrphans } from './orphans.ts';
import {
  assertRoom,
  findExistingPhoto,
  removeObjects,
  lockPhotos,
  type PhotoDependencies,
  type PhotoName,
} from './photo.ts';
import { processPhoto, type ProcessedPhoto, type ScheduleDecoding } from './process-photo.ts';
import type { ReceivedBytes } from './receive-bytes.ts';
import { toWirePhoto } from './wire-photo.ts';

/** What the client reports about the file it sends. */
export interface UploadDetails {
  readonly fileName: string | null;
  readonly chosenSha256: string | null;
  readonly uploadAction: string | null;
  readonly evidence?: ClientEvidence | undefined;
  /** The day on which an assessor added it, by their calendar. */
  readonly seenOn?: string | undefined;
}

export interface KeptPhoto {
  readonly photo: Photo;
  /** False if the same photo was stored already. */
  readonly isNew: boolean;
}

type NewImage = typeof tables.images.$inferInsert;

/**
 * Stores a photo: first its objects, then its row. A retry with the same bytes returns the existing row.
 * @throws DssError `photo_id_taken` if the id belongs to a different photo, `property_not_found`,
 *   `too_many_photos`, and those of `processPhoto` and `schedule`
 */
export async function keepPhoto(
  dependencies: PhotoDependencies,
  actor: Actor | null,
  name: PhotoName,
  received: ReceivedBytes,
  details: UploadDetails,
  schedule?: ScheduleDecoding,
): Promise<KeptPhoto> {
  const existing = await findExistingPhoto(dependencies, actor, name, received.sha256);
  if (existing !== null) return { photo: existing, isNew: false };

  const { db, clock, signer, log } = dependencies;
  const now = clock();
  const processed = await processPhoto(received.bytes, schedule);
  const plausible = (evidence: PhotoEvidence | null = null) => withPlausibleTime(evidence, now);
  const id = randomUUID();
  const objects = photoObjects(name.propertyId, id, processed.format);
  await storeAll(dependencies, objects, received, processed);
  const image: NewImage = {
    id,
    ...name,
    fileName: details.fileName,
    chosenSha256: details.chosenSha256,
    uploadAction: details.uploadAction,
    sourceUrl: withBucket(objects.received),
    workingPath: objects.working,
    thumbnailPath: objects.thumbnail,
    contentType: `image/${processed.format}`,
    width: processed.width,
    height: processed.height,
    bytes: received.bytes.length,
    sha256: received.sha256,
    workingSha256: processed.workingSha256,
    browserEvidence: plausible(details.evidence?.browser),
    deviceEvidence: plausible(details.evidence?.device),
    serverEvidence: plausible(processed.evidence),
    urlsSignedAt: now,
    // By the clock that dates answers and finished work, too: which came first decides what a finding is still worth.
    createdAt: clock(),
  };
  try {
    const row = await db.asActor(actor, async (tx) => {
      if (details.seenOn !== undefined) await nameVisitDay(tx, details.seenOn);
      return insertImage(tx, image);
    });
    // The answer doesn't wait for it.
    void removeOrphans(dependencies, name.propertyId).catch((error: unknown) => {
      log.warn({ err: error, propertyId: name.propertyId }, 'the sweep for orphans failed');
    });
    return { photo: toWirePhoto(signer, row, null), isNew: true };
  } catch (error) {
    // After a lost connection the row may have been committed, so keep the objects. Orphan removal deletes them otherwise.
    if (!isRefusal(error)) throw error;
    await discard(dependencies, objects);
    if (isAccessDenied(error) || isMissingReference(error)) {
      throw new DssError('property_not_found', { cause: error });
    }
    if (!isUniqueViolation(error)) throw error;
    // A concurrent request stored the same photo first.
    const faster = await findExistingPhoto(dependencies, actor, name, received.sha256);
    if (faster === null) throw error;
    return { photo: faster, isNew: false };
  }
}

/** Whether the error proves that the row wasn't committed. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof DssError ||
    isAccessDenied(error) ||
    isMissingReference(error) ||
    isUniqueViolation(error)
  );
}

async function insertImage(tx: Transaction, image: NewImage) {
  // Locks the property's photos, because parallel uploads could otherwise exceed the limit together.
  await lockPhotos(tx, image.propertyId);
  // Counts after the insert: a retry of the last photo that fits must report the existing photo, not a full property.
  const [row] = await tx.insert(tables.images).values(image).returning();
  if (row === undefined) throw new DssError('internal_error');
  await assertRoom(tx, image.propertyId, 0);
  return row;
}

/** Stores all three objects, or none. */
async function storeAll(
  dependencies: PhotoDependencies,
  objects: PhotoObjects,
  received: Pick<ReceivedBytes, 'bytes'>,
  processed: ProcessedPhoto,
): Promise<void> {
  const { store } = dependencies;
  const results = await Promise.allSettled([
    store.put(objects.received, received.bytes),
    store.put(objects.working, processed.working),
    store.put(objects.thumbnail, processed.thumbnail),
  ]);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure === undefined) return;
  await discard(dependencies, objects);
  throw failure.reason;
}

/** Removes what was stored in vain. Where that fails, too, the sweep for orphans will, and the first failure is the one to tell of. */
async function discard({ store, log }: PhotoDependencies, objects: PhotoObjects): Promise<void> {
  await removeObjects(store, Object.values(objects)).catch((error: unknown) => {
    log.warn({ err: error }, 'the files of a photo that was not kept could not be removed');
  });
}

/** The first consumer cameras with EXIF. */
const firstYear = 1990;

/** Local time can be 14 hours ahead of UTC; the rest allows for wrong clocks. */
const aheadMs = 26 * 60 * 60 * 1000;

/**
 * Whether a camera can have taken a photo at this time. Cameras reset to 1970 or 1980 when their battery runs out.
 * @param takenAt ISO 8601, with or without an offset
 */
function isPlausibleTime(takenAt: string, now: Date): boolean {
  const time = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(takenAt) ? takenAt : `${takenAt}Z`);
  return time >= Date.UTC(firstYear) && time <= now.getTime() + aheadMs;
}

/**
 * Removes an impossible time from the evidence, because a wrong camera clock is no reason to refuse a photo.
 * @returns null if nothing else is known
 */
export function withPlausibleTime(evidence: PhotoEvidence | null, now: Date): PhotoEvidence | null {
  if (evidence === null || evidence.taken_at === null) return evidence;
  if (isPlausibleTime(evidence.taken_at, now)) return evidence;
  return knownEvidence({ ...evidence, taken_at: null });
}
