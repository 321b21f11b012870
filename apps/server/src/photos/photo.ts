import { DssError, photoLimits, type Photo } from '@dss/domain';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import {
  isAccessDenied,
  isUniqueViolation,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
import type { PhotoStore } from '../storage/index.ts';
import { photoObjects, withBucket, withoutBucket } from './object-paths.ts';
import { removeOrphans } from './orphans.ts';
import { processPhoto } from './process-photo.ts';
import type { ReceivedBytes } from './receive-bytes.ts';
import type { UrlSigner } from './signed-urls.ts';
import { toWirePhoto } from './wire-photo.ts';

export interface PhotoDependencies {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly clock: Clock;
  readonly signer: UrlSigner;
}

/** Which photo of whose property. */
export interface PhotoName {
  readonly propertyId: string;
  /** The client's id. */
  readonly imageId: string;
}

export interface UploadDetails {
  readonly fileName: string | null;
  readonly chosenSha256: string | null;
  readonly uploadAction: string | null;
}

type ImageRow = typeof tables.images.$inferSelect;

/** The photos of a property in the order of their upload, with URLs that work for at least half an hour. */
export async function listPhotos(
  { db, clock, signer }: PhotoDependencies,
  actor: Actor | null,
  propertyId: string,
): Promise<Photo[]> {
  return db.asActor(actor, async (tx) => {
    await assertVisible(tx, propertyId);
    await renewUrls(tx, propertyId, clock());
    const rows = await tx
      .select()
      .from(tables.images)
      .leftJoin(tables.imagePlacements, eq(tables.imagePlacements.photoId, tables.images.id))
      .where(eq(tables.images.propertyId, propertyId))
      .orderBy(asc(tables.images.createdAt), asc(tables.images.id));
    return rows.map((row) => toWirePhoto(signer, row.images, row.image_placements));
  });
}

/**
 * Asks, before a byte is read, whether the actor may see the property and whether it has room.
 * @throws DssError `property_not_found`, `too_many_photos`
 */
export async function assertRoomForPhoto(
  db: Database,
  actor: Actor | null,
  name: PhotoName,
): Promise<void> {
  await db.asActor(actor, async (tx) => {
    await assertVisible(tx, name.propertyId);
    if ((await findImage(tx, name)) !== null) return;
    const [row] = await tx
      .select({ photos: count() })
      .from(tables.images)
      .where(eq(tables.images.propertyId, name.propertyId));
    if ((row?.photos ?? 0) >= photoLimits.perProperty) {
      throw new DssError('too_many_photos', { values: { max: photoLimits.perProperty } });
    }
  });
}

/**
 * Keeps a photo: bytes first, then the row. Sent again with the same bytes it answers with the row that stands.
 * @throws DssError `photo_id_taken` where another photo stands under its id, and those of `processPhoto`
 */
export async function keepPhoto(
  dependencies: PhotoDependencies,
  actor: Actor | null,
  name: PhotoName,
  received: ReceivedBytes,
  details: UploadDetails,
): Promise<{ photo: Photo; isNew: boolean }> {
  const standing = await findStanding(dependencies, actor, name, received.sha256);
  if (standing !== null) return { photo: standing, isNew: false };

  const { db, store, clock, signer } = dependencies;
  const processed = await processPhoto(received.bytes);
  const id = crypto.randomUUID();
  const objects = photoObjects(name.propertyId, id, processed.format);
  await Promise.all([
    store.put(objects.received, received.bytes),
    store.put(objects.working, processed.working),
    store.put(objects.thumbnail, processed.thumbnail),
  ]);
  try {
    const row = await db.asActor(actor, async (tx) => {
      const [inserted] = await tx
        .insert(tables.images)
        .values({
          id,
          propertyId: name.propertyId,
          imageId: name.imageId,
          sourceUrl: withBucket(objects.received),
          workingPath: objects.working,
          thumbnailPath: objects.thumbnail,
          fileName: details.fileName,
          contentType: `image/${processed.format}`,
          width: processed.width,
          height: processed.height,
          bytes: received.bytes.length,
          sha256: received.sha256,
          chosenSha256: details.chosenSha256,
          workingSha256: processed.workingSha256,
          uploadAction: details.uploadAction,
          urlsSignedAt: clock(),
        })
        .returning();
      return inserted;
    });
    if (row === undefined) throw new DssError('internal_error');
    await removeOrphans(dependencies, actor, name.propertyId);
    return { photo: toWirePhoto(signer, row, null), isNew: true };
  } catch (error) {
    await removeObjects(store, Object.values(objects));
    if (isAccessDenied(error)) throw new DssError('property_not_found', { cause: error });
    if (!isUniqueViolation(error)) throw error;
    // The same photo arrived twice at once, and the other was faster.
    const faster = await findStanding(dependencies, actor, name, received.sha256);
    if (faster === null) throw error;
    return { photo: faster, isNew: false };
  }
}

/** Deletes a photo with its placement and observations, then its bytes. */
export async function deletePhoto(
  { db, store }: PhotoDependencies,
  actor: Actor | null,
  name: PhotoName,
): Promise<void> {
  const deleted = await db.asActor(actor, async (tx) => {
    await assertVisible(tx, name.propertyId);
    return tx.delete(tables.images).where(isPhoto(name)).returning();
  });
  const [row] = deleted;
  if (row === undefined) throw new DssError('photo_not_found');
  await removeObjects(store, [
    withoutBucket(row.sourceUrl),
    row.workingPath,
    row.thumbnailPath,
  ]);
}

/** Removes all bytes of a property that was deleted. */
export async function removePropertyObjects(store: PhotoStore, propertyId: string): Promise<void> {
  await store.removeFolder(propertyId);
}

async function findStanding(
  { db, clock, signer }: PhotoDependencies,
  actor: Actor | null,
  name: PhotoName,
  sha256: string,
): Promise<Photo | null> {
  return db.asActor(actor, async (tx) => {
    await renewUrls(tx, name.propertyId, clock());
    const row = await findImage(tx, name);
    if (row === null) return null;
    if (row.sha256 !== sha256) throw new DssError('photo_id_taken');
    const [placement] = await tx
      .select()
      .from(tables.imagePlacements)
      .where(eq(tables.imagePlacements.photoId, row.id));
    return toWirePhoto(signer, row, placement ?? null);
  });
}

async function assertVisible(tx: Transaction, propertyId: string): Promise<void> {
  const rows = await tx
    .select({ id: tables.properties.id })
    .from(tables.properties)
    .where(eq(tables.properties.id, propertyId));
  if (rows.length === 0) throw new DssError('property_not_found');
}

async function findImage(tx: Transaction, name: PhotoName): Promise<ImageRow | null> {
  const [row] = await tx.select().from(tables.images).where(isPhoto(name));
  return row ?? null;
}

function isPhoto({ propertyId, imageId }: PhotoName) {
  return and(eq(tables.images.propertyId, propertyId), eq(tables.images.imageId, imageId));
}

async function renewUrls(tx: Transaction, propertyId: string, now: Date): Promise<void> {
  await tx.execute(sql`select app.renew_photo_urls(${propertyId}, ${now.toISOString()})`);
}

async function removeObjects(store: PhotoStore, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => store.remove(path)));
}
