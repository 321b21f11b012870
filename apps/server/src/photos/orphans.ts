import { eq } from 'drizzle-orm';
import { tables, type Actor, type Database } from '../db/index.ts';
import type { PhotoStore, StoredObject } from '../storage/index.ts';
import { objectsOf } from './object-paths.ts';

/** Younger objects may belong to an upload whose row is about to be written. */
const settledMs = 60 * 60 * 1000;

/**
 * Removes what uploads left behind that ended between their bytes and their row. Done when a property has got its
 * next photo (`newPhotoId`): nothing else makes such objects, and they go with the property at the latest.
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
  // The property may have changed hands meanwhile: then its rows are out of sight, which doesn't make orphans.
  if (!rows.some((row) => row.id === newPhotoId)) return;
  // A deleted photo is out of sight, and may be restored.
  const deleted = await db.asPurge((tx) =>
    tx.select().from(tables.images).where(eq(tables.images.propertyId, propertyId)),
  );
  const named = [...rows, ...deleted].flatMap(objectsOf);
  await Promise.all(orphansAmong(objects, named).map((path) => store.remove(path)));
}

/**
 * The objects that no row names and that are old enough to be sure. Their age is told by the youngest object, which
 * was stored just now: the store's own clock needn't agree with ours.
 */
export function orphansAmong(objects: readonly StoredObject[], named: readonly string[]): string[] {
  const known = new Set(named);
  const now = Math.max(...objects.map((object) => object.modifiedAt.getTime()));
  return objects
    .filter((object) => !known.has(object.path))
    .filter((object) => now - object.modifiedAt.getTime() > settledMs)
    .map((object) => object.path);
}
