import { eq } from 'drizzle-orm';
import { tables, type Actor, type Database } from '../db/index.ts';
import type { PhotoStore, StoredObject } from '../storage/index.ts';
import { objectsOf } from './object-paths.ts';

/** Younger objects may belong to an upload whose row isn't written yet. */
const settledMs = 60 * 60 * 1000;

/**
 * Removes objects of uploads that failed before their row was written. Runs after the property's next photo (`newPhotoId`) is
 * stored. Only uploads leave such objects, and purging the property deletes them too.
 */
export async function removeOrphans(
  { db, store }: { db: Database; store: PhotoStore },
  actor: Actor | null,
  propertyId: string,
  newPhotoId: string,
): Promise<void> {
  const objects = await store.list(propertyId);
  const rows = await db.asActor(actor, (tx) =>
    tx.select().from(tables.images).where(eq(tables.images.propertyId, propertyId)),
  );
  // If the property has a new owner by now, its rows are invisible here, which doesn't make their objects orphans.
  if (!rows.some((row) => row.id === newPhotoId)) return;
  // The rows of deleted photos are invisible too, but those photos can still be restored.
  const deleted = await db.asPurge((tx) =>
    tx.select().from(tables.images).where(eq(tables.images.propertyId, propertyId)),
  );
  const named = [...rows, ...deleted].flatMap(objectsOf);
  await Promise.all(orphansAmong(objects, named).map((path) => store.remove(path)));
}

/**
 * Objects without a row that are old enough to be orphans. Age is relative to the newest object, which was just stored,
 * because the store's clock may differ from ours.
 */
export function orphansAmong(objects: readonly StoredObject[], named: readonly string[]): string[] {
  const known = new Set(named);
  const now = Math.max(...objects.map((object) => object.modifiedAt.getTime()));
  return objects
    .filter((object) => !known.has(object.path))
    .filter((object) => now - object.modifiedAt.getTime() > settledMs)
    .map((object) => object.path);
}
