import { DssError, photoLimits, type Photo } from '@dss/domain';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import {
  answersOf,
  assertVisible,
  preparedQuery,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../db/index.ts';
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

const photosOfProperty = preparedQuery('photos of property', (tx) =>
  tx
    .select()
    .from(tables.images)
    .leftJoin(tables.imagePlacements, eq(tables.imagePlacements.photoId, tables.images.id))
    .where(eq(tables.images.propertyId, sql.placeholder('propertyId')))
    .orderBy(asc(tables.images.createdAt), asc(tables.images.id)),
);

const renewPhotoUrls = preparedQuery('renew photo urls', (tx) =>
  tx
    .select({ renewed: sql`true` })
    .from(
      sql`unnest(${sql.placeholder('propertyIds')}::uuid[]) as of_property, app.renew_photo_urls(of_property, ${sql.placeholder('at')}::timestamptz)`,
    ),
);

const firstPhotos = preparedQuery('first photos', (tx) =>
  tx
    .selectDistinctOn([tables.images.propertyId])
    .from(tables.images)
    .where(sql`${tables.images.propertyId} = any(${sql.placeholder('propertyIds')})`)
    .orderBy(asc(tables.images.propertyId), asc(tables.images.createdAt), asc(tables.images.id)),
);

/** A property's photos in upload order, with URLs valid for at least half an hour. */
export async function listPhotos(
  { db, clock, signer }: PhotoDependencies,
  actor: Actor | null,
  propertyId: string,
): Promise<Photo[]> {
  return db.asActor(actor, async (tx) => {
    const [, , rows] = await answersOf([
      assertVisible(tx, propertyId),
      renewUrls(tx, propertyId, clock()),
      photosOfProperty(tx, { propertyId }),
    ]);
    return rows.map((row) => toWirePhoto(signer, row.images, row.image_placements));
  });
}

/** The signed thumbnail URL of each property's first photo; properties without photos are absent. */
export async function thumbnailsOf(
  tx: Transaction,
  { signer, now }: { readonly signer: UrlSigner; readonly now: Date },
  propertyIds: string[],
): Promise<ReadonlyMap<string, string>> {
  const [, rows] = await answersOf([
    renewPhotoUrls(tx, { propertyIds, at: now.toISOString() }),
    firstPhotos(tx, { propertyIds }),
  ]);
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
  await renewPhotoUrls(tx, { propertyIds: [propertyId], at: now.toISOString() });
}

export async function removeObjects(store: PhotoStore, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => store.remove(path)));
}
