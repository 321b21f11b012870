import { deletionLimits, DssError } from '@dss/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { cancelJobIn, resumeCanceledJob } from '../analysis/job/jobs.ts';
import type { Clock } from '../clock/index.ts';
import { assertOwned, asOwner, lockProperty, type Actor, type Database } from '../db/index.ts';
import { assertWithoutPhotos } from '../photos/photo.ts';

export interface DeletionDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Deletes a property: hides it with all of its data and cancels its analysis. It can be restored until it is purged.
 * @param unlessPhotos refuse if the property has photos
 * @throws DssError `property_not_found`, `property_has_photos`
 */
export async function deleteProperty(
  { db, clock }: DeletionDependencies,
  actor: Actor | null,
  propertyId: string,
  unlessPhotos: boolean,
): Promise<void> {
  await asOwner(db, actor, propertyId, async (tx) => {
    if (unlessPhotos) await assertWithoutPhotos(tx, propertyId);
    // The lock waits for a result that is just being saved together with the end of its job.
    await lockProperty(tx, propertyId);
    const at = clock();
    await cancelJobIn(tx, propertyId, at);
    const { rows } = await tx.execute(
      sql`select app.delete_property(${propertyId}, ${at.toISOString()}) as deleted`,
    );
    if (rows[0]?.['deleted'] !== true) throw new DssError('property_not_found');
  });
}

const restoredSchema = z.tuple([z.object({ deleted_ms: z.number().nullable() })]);

/**
 * Undoes a property's deletion and restarts the analysis that it canceled. Does nothing if it isn't deleted.
 * @throws DssError `property_not_found`, also if it is too late
 */
export async function restoreProperty(
  { db, clock }: DeletionDependencies,
  actor: Actor | null,
  propertyId: string,
): Promise<void> {
  await db.asActor(actor, async (tx) => {
    const at = clock();
    const { rows } = await tx.execute(
      sql`select extract(epoch from app.restore_property(${propertyId}, ${undoCutoff(at)}))::float8 * 1000 as deleted_ms`,
    );
    const [{ deleted_ms: deletedMs }] = restoredSchema.parse(rows);
    await assertOwned(tx, propertyId);
    if (deletedMs === null) return;
    await resumeCanceledJob(tx, propertyId, { canceledSince: new Date(deletedMs), at });
  });
}

/** Earlier deletions can't be undone anymore. */
export function undoCutoff(now: Date): string {
  return new Date(now.getTime() - deletionLimits.undoMs).toISOString();
}
