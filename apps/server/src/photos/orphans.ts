import { eq } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { tables, type Actor, type Database } from '../db/index.ts';
import type { PhotoStore, StoredObject } from '../storage/index.ts';
import { withoutBucket } from './object-paths.ts';

/** Younger objects may belong to an upload whose row is about to be written. */
const settledMs = 60 * 60 * 1000;

/**
 * Removes what uploads left behind that were killed between their bytes and their row. Done when a property gets its
 * next photo: nothing else makes such objects, and they go with the property at the latest.
 */
export async function removeOrphans(
  { db, store, clock }: { db: Database; store: PhotoStore; clock: Clock },
  actor: Actor | null,
  propertyId: string,
): Promise<void> {
  const objects = await store.list(propertyId);
  const rows = await db.asActor(actor, (tx) =>
    tx.select().from(tables.images).where(eq(tables.images.propertyId, propertyId)),
  );
  const named = rows.flatMap((row) => [
    withoutBucket(row.sourceUrl),
    row.workingPath,
    row.thumbnailPath,
  ]);
  await Promise.all(orphansAmong(objects, named, clock()).map((path) => store.remove(path)));
}

/** The objects that no row names and that are old enough to be sure. */
export function orphansAmong(
  objects: readonly StoredObject[],
  named: readonly string[],
  now: Date,
): string[] {
  const known = new Set(named);
  return objects
    .filter((object) => !known.has(object.path))
    .filter((object) => now.getTime() - object.modifiedAt.getTime() > settledMs)
    .map((object) => object.path);
}
