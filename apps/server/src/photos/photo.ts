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
import { assessorsOf, seenByIn } from '../home-visits/assessors.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
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
    .select({
      images: tables.images,
      image_placements: tables.imagePlacements,
      phone: { kind: tables.phoneHandovers.actorKind, id: tables.phoneHandovers.actorId },
    })
    .from(tables.images)
    .leftJoin(tables.imagePlacements, eq(tables.imagePlacements.photoId, tables.images.id))
    // A phone sees no handover but its own.
    .leftJoin(tables.phoneHandovers, eq(tables.phoneHandovers.id, tables.images.handoverId))
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

/** The age at which app.renew_photo_urls begins a new hour. */
const halfHourMs = 30 * 60_000;

/** A property's photos in upload order, with URLs valid for at least half an hour. */
export async function listPhotos(
  { db, clock, signer }: PhotoDependencies,
  actor: Actor | null,
  propertyId: string,
): Promise<Photo[]> {
  const rows = await readWithFreshUrls(
    { db, clock },
    actor,
    async (tx) => {
      const [, found, assessors] = await answersOf([
        assertVisible(tx, propertyId),
        photosOfProperty(tx, { propertyId }),
        assessorsOf(tx, propertyId),
      ]);
      return found.map((row) => ({ ...row, seenBy: seenByIn(assessors, row.images.visitId) }));
    },
    ({ images }) => images,
  );
  return rows.map((row) => {
    const isByThisPhone =
      row.phone !== null && row.phone.kind === actor?.kind && row.phone.id === actor.id;
    return {
      ...toWirePhoto(signer, row.images, row.image_placements),
      ...row.seenBy,
      ...(isByThisPhone && { added_by_this_phone: true as const }),
    };
  });
}

/**
 * Reads rows with photos whose URLs are to be signed. Where half of a photo's hour has passed, a new one begins, and the rows are
 * read again: seldom, and reading alone changes nothing.
 * @param photoOf the photo of a row, null if it has none
 */
export async function readWithFreshUrls<Row>(
  { db, clock }: Pick<PhotoDependencies, 'db' | 'clock'>,
  actor: Actor | null,
  read: (tx: Transaction) => Promise<readonly Row[]>,
  photoOf: (row: Row) => Pick<ImageRow, 'propertyId' | 'urlsSignedAt'> | null,
): Promise<readonly Row[]> {
  const rows = await db.asActor(actor, read);
  const now = clock();
  const aging = rows
    .map(photoOf)
    .filter((photo) => photo !== null && photo.urlsSignedAt.getTime() <= now.getTime() - halfHourMs)
    .flatMap((photo) => photo?.propertyId ?? []);
  if (aging.length === 0) return rows;
  await db.asActor(actor, (tx) => renewUrls(tx, [...new Set(aging)], now));
  return db.asActor(actor, read);
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
    await renewUrls(tx, [name.propertyId], clock());
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

/** Starts a new hour for the URLs of properties if half of the current one has passed. */
export async function renewUrls(tx: Transaction, propertyIds: string[], now: Date): Promise<void> {
  await renewPhotoUrls(tx, { propertyIds, at: now.toISOString() });
}

export async function removeObjects(store: PhotoStore, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => store.remove(path)));
}
