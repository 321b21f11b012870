import { eq, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import { tables, type Database } from '../db/index.ts';
import { startPeriodicCleanup } from '../periodic-cleanup/index.ts';
import { objectsOf, removeObjects } from '../photos/index.ts';
import type { PhotoStore } from '../storage/index.ts';
import { forgetPhoto } from './forget-photo.ts';

export interface PurgeDependencies {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly clock: Clock;
  readonly log: Logger;
}

const { analysisJobs, deletedProperties, images, properties } = tables;

/** Later than the last moment of undoing (`deletionLimits.undoMs`), by more than the clocks of several servers differ. */
const purgedAfterMs = 90_000;
/** An upload that was under way when its property went may still write for a while. */
const rememberedMs = 60 * 60 * 1000;
const everyMs = 30_000;

/**
 * Deletes for good what was deleted and can't be restored any more: rows and bytes. What fails is tried again
 * the next time.
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
  { db, store }: PurgeDependencies,
  photo: typeof images.$inferSelect,
): Promise<void> {
  // Bytes first: while the row is there, the next time finds them.
  await removeObjects(store, objectsOf(photo));
  await db.asPurge((tx) => forgetPhoto(tx, photo));
}

async function purgeProperty(
  { db, store }: PurgeDependencies,
  propertyId: string,
  forget: boolean,
): Promise<void> {
  const deleted = eq(deletedProperties.propertyId, propertyId);
  await db.asPurge(async (tx) => {
    // Whoever restores it is waited for, and then it isn't deleted.
    const [row] = await tx.select().from(deletedProperties).where(deleted).for('update');
    if (row === undefined) return;
    const jobs = await tx
      .select({ id: analysisJobs.id })
      .from(analysisJobs)
      .where(eq(analysisJobs.propertyId, propertyId));
    const queued = [
      `locate:${propertyId}`,
      `model_retry:${propertyId}`,
      ...jobs.map(({ id }) => `analysis:${id}`),
    ];
    for (const name of queued) await tx.execute(sql`select app.forget_job(${name})`);
    await tx.delete(properties).where(eq(properties.id, propertyId));
    // Nobody makes a property anew under this id before the transaction ends.
    await store.removeFolder(propertyId);
    if (forget) await tx.delete(deletedProperties).where(deleted);
  });
}

/**
 * Purges now, and every half minute.
 * @returns ends it
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
