import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/index.ts';
import type { PhotoStore, StoredObject } from '../storage/photo-store.ts';
import { objectsOf } from './object-paths.ts';

/** Younger objects may belong to an upload whose row isn't written yet. */
const settledMs = 60 * 60 * 1000;

const rowsSchema = z.array(
  z
    .object({ source_url: z.string(), working_path: z.string(), thumbnail_path: z.string() })
    .transform(
      ({ source_url: sourceUrl, working_path: workingPath, thumbnail_path: thumbnailPath }) =>
        objectsOf({ sourceUrl, workingPath, thumbnailPath }),
    ),
);

/**
 * Removes objects of uploads that failed before their row was written. Runs after the property's next photo is stored. Only
 * uploads leave such objects, and purging the property deletes them too.
 */
export async function removeOrphans(
  { db, store }: { db: Database; store: PhotoStore },
  propertyId: string,
): Promise<void> {
  const objects = await store.list(propertyId);
  // With the deleted photos, which can still be restored, and whoever owns the property by now.
  const { rows } = await db.asPurge((tx) =>
    tx.execute(sql`select * from app.objects_of_photos(${propertyId})`),
  );
  const named = rowsSchema.parse(rows).flat();
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
