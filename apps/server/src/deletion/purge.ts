import { eq, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import { tables, type Database } from '../db/index.ts';
import { startPeriodicCleanup } from '../periodic-cleanup/index.ts';
import { objectsOf } from '../photos/object-paths.ts';
import { removeObjects } from '../photos/photo.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import type { ListDeletion } from './deletion-list.ts';
import { forgetPhoto } from './forget-photo.ts';

export interface PurgeDependencies {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly clock: Clock;
  readonly log: Logger;
  readonly listDeletion: ListDeletion;
}

const { analysisJobs, deletedProperties, images, properties } = tables;

/** Longer than the time for undoing (`deletionLimits.undoMs`), by more than servers' clocks differ. */
export const purgedAfterMs = 90_000;
/** An upload that was running when its property was purged may still write files for a while. */
const rememberedMs = 60 * 60 * 1000;
const everyMs = 30_000;

/**
 * Purges deleted photos and properties that can't be restored anymore: rows and bytes. The next run retries what fails.
 */
export async function purgeDeleted(dependencies: PurgeDependencies): Promise<void> {
  const { db, clock, log } = dependencies;
  const until = new Date(clock().getTime() - purgedAfterMs);
  const photos = await db.asPurge((tx) =>
    tx.select().from(images).where(lte(images.deletedAt, until)),
  );
  for (const photo of photos) {
    await purgePhoto(dependencies, photo).catch((error: unknown) =>
      log.error({ err: error, photoId: photo.id }, 'a deleted photo is still there'),
    );
  }
  const gone = await db.asPurge((tx) =>
    tx.select().from(deletedProperties).where(lte(deletedProperties.deletedAt, until)),
  );
  for (const { propertyId, deletedAt } of gone) {
    const age = clock().getTime() - deletedAt.getTime();
    await purgeProperty(dependencies, propertyId, age > rememberedMs).catch((error: unknown) =>
      log.error({ err: error, propertyId }, 'a deleted property is still there'),
    );
  }
}

async function purgePhoto(
  { db, store, listDeletion }: PurgeDependencies,
  photo: typeof images.$inferSelect,
): Promise<void> {
  // Deletes the bytes first, so that the next run still finds them by the row if this one fails.
  await removeObjects(store, objectsOf(photo));
  await db.asPurge((tx) => forgetPhoto(tx, photo));
  await listDeletion({ deletedPhoto: photo.id });
}

/** Deletes the rows and bytes of a deleted property. @param forget whether its id is forgotten too */
export async function purgeProperty(
  { db, store, listDeletion }: PurgeDependencies,
  propertyId: string,
  forget: boolean,
): Promise<void> {
  const deleted = eq(deletedProperties.propertyId, propertyId);
  const isGone = await db.asPurge(async (tx) => {
    // Locks the row, which waits for a concurrent restore; the property isn't deleted then.
    const [row] = await tx.select().from(deletedProperties).where(deleted).for('update');
    if (row === undefined) return false;
    const jobs = await tx
      .select({ id: analysisJobs.id })
      .from(analysisJobs)
      .where(eq(analysisJobs.propertyId, propertyId));
    const queued = [
      `locate:${propertyId}`,
      `learn:${propertyId}`,
      `model_retry:${propertyId}`,
      `remind:${propertyId}`,
      ...jobs.map(({ id }) => `analysis:${id}`),
    ];
    for (const name of queued) await tx.execute(sql`select app.forget_job(${name})`);
    const { rowCount } = await tx.delete(properties).where(eq(properties.id, propertyId));
    // Until the transaction ends, the row keeps the property's id from being reused.
    await store.removeFolder(propertyId);
    if (forget) await tx.delete(deletedProperties).where(deleted);
    return rowCount === 1;
  });
  if (isGone) await listDeletion({ deletedProperty: propertyId });
}

/**
 * Purges now and then every half minute.
 * @returns a function that stops it
 */
export async function startPurging(dependencies: PurgeDependencies): Promise<() => Promise<void>> {
  await purgeDeleted(dependencies);
  return startPeriodicCleanup({
    everyMs,
    cleanUp: () => purgeDeleted(dependencies),
    log: dependencies.log,
    failure: 'what was deleted could not be removed for good',
  });
}
