import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import { noProperty, tables, type Database } from '../db/index.ts';
import type { PhotoStore } from '../storage/index.ts';

export interface DeletedPropertyDependencies {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly clock: Clock;
  readonly log: Logger;
}

const { deletedProperties, properties } = tables;

/** An upload that was under way when its property went may still write for a while. */
const rememberedMs = 60 * 60 * 1000;

/**
 * Removes the photos' bytes of a property that was deleted. Failing here is no failure of the deletion: the next
 * start tries again.
 */
export async function removePhotosOfDeleted(
  { db, store, clock, log }: DeletedPropertyDependencies,
  propertyId: string,
): Promise<void> {
  try {
    await db.asWorker(propertyId, async (tx) => {
      const deleted = eq(deletedProperties.propertyId, propertyId);
      const current = await tx
        .select({ id: properties.id })
        .from(properties)
        .where(eq(properties.id, propertyId));
      // Made again under the same id since: its photos are new ones.
      if (current.length === 0) await store.removeFolder(propertyId);
      const [row] = await tx.select().from(deletedProperties).where(deleted);
      const age = clock().getTime() - (row?.deletedAt.getTime() ?? 0);
      if (current.length > 0 || age > rememberedMs)
        await tx.delete(deletedProperties).where(deleted);
    });
  } catch (error) {
    log.error({ err: error, propertyId }, "a deleted property's photos could not be removed yet");
  }
}

/** Ends what deletions that were cut off had left to do. Runs at every start. */
export async function finishDeletions(dependencies: DeletedPropertyDependencies): Promise<void> {
  const rows = await dependencies.db.asWorker(noProperty, (tx) =>
    tx.select().from(deletedProperties),
  );
  for (const { propertyId } of rows) await removePhotosOfDeleted(dependencies, propertyId);
}
