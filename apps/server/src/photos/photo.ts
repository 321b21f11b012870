import { DssError, photoLimits, type Photo } from '@dss/domain';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import { assertVisible, tables, type Actor, type Database, type Transaction } from '../db/index.ts';
import type { PhotoStore } from '../storage/index.ts';
import type { UrlSigner } from './signed-urls.ts';
import { toWirePhoto } from './wire-photo.ts';

export interface PhotoDependencies {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly clock: Clock;
  readonly signer: UrlSigner;
  readonly log: Logger;
}

/** Identifies a photo within a property. */
export interface PhotoName {
  readonly propertyId: string;
  /** The client's id. */
  readonly imageId: string;
}

type ImageRow = typeof tables.images.$inferSelect;

/** A property's photos in upload order, with URLs valid for at least half an hour. */
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

/** The signed thumbnail URL of each property's first photo; properties without photos are absent. */
export async function thumbnailsOf(
  tx: Transaction,
  { signer, now }: { readonly signer: UrlSigner; readonly now: Date },
  propertyIds: string[],
): Promise<ReadonlyMap<string, string>> {
  const { images } = tables;
  await tx.execute(
    sql`select app.renew_photo_urls(id, ${now.toISOString()}) from unnest(${sql.param(propertyIds)}::uuid[]) as id`,
  );
  const rows = await tx
    .selectDistinctOn([images.propertyId])
    .from(images)
    .where(inArray(images.propertyId, propertyIds))
    .orderBy(asc(images.propertyId), asc(images.createdAt), asc(images.id));
  return new Map(rows.map((row) => [row.propertyId, toWirePhoto(signer, row, null).thumbnail_url]));
}

/**
 * Checks before the body is read that the actor may see the property and that it has room.
 * @throws DssError `property_not_found`, `too_many_photos`
 */
export async function assertRoomForPhoto(
  db: Database,
  actor: Actor | null,
  name: PhotoName,
): Promise<void> {
  await db.asActor(actor, async (tx) => {
    await assertVisible(tx, name.propertyId);
    if ((await findImage(tx, name)) === null) await assertRoom(tx, name.propertyId, 1);
  });
}

/** Takes a lock until the end of the transaction, so that only one transaction at a time adds photos to the property. */
export async function lockPhotos(tx: Transaction, propertyId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('photos of ' || ${propertyId}::text, 0))`,
  );
}

/** @throws DssError `property_has_photos`; the lock keeps photos from being added before the transaction ends */
export async function assertWithoutPhotos(tx: Transaction, propertyId: string): Promise<void> {
  await lockPhotos(tx, propertyId);
  if ((await countPhotos(tx, propertyId)) > 0) throw new DssError('property_has_photos');
}

/** @throws DssError `too_many_photos` if the property has no room for `more` photos */
export async function assertRoom(tx: Transaction, propertyId: string, more: number): Promise<void> {
  if ((await countPhotos(tx, propertyId)) + more > photoLimits.perProperty) {
    throw new DssError('too_many_photos', { values: { max: photoLimits.perProperty } });
  }
}

async function countPhotos(tx: Transaction, propertyId: string): Promise<number> {
  const [row] = await tx
    .select({ photos: count() })
    .from(tables.images)
    .where(eq(tables.images.propertyId, propertyId));
  return row?.photos ?? 0;
}

/**
 * The photo already stored under this name.
 * @throws DssError `photo_id_taken` if its bytes have a different hash
 */
export async function findExistingPhoto(
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

/** Whether a photo exists under this name. */
export async function hasPhoto(tx: Transaction, name: PhotoName): Promise<boolean> {
  return (await findImage(tx, name)) !== null;
}

async function findImage(tx: Transaction, name: PhotoName): Promise<ImageRow | null> {
  const [row] = await tx.select().from(tables.images).where(isPhoto(name));
  return row ?? null;
}

function isPhoto({ propertyId, imageId }: PhotoName) {
  return and(eq(tables.images.propertyId, propertyId), eq(tables.images.imageId, imageId));
}

/** Starts a new hour for a property's URLs if half of the current one has passed. */
export async function renewUrls(tx: Transaction, propertyId: string, now: Date): Promise<void> {
  await tx.execute(sql`select app.renew_photo_urls(${propertyId}, ${now.toISOString()})`);
}

export async function removeObjects(store: PhotoStore, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => store.remove(path)));
}
