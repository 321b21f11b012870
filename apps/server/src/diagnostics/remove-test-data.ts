import { DssError, testPropertyPrefix, type removedTestDataSchema } from '@dss/domain';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '../db/index.ts';
import { deleteProperty } from '../deletion/delete-property.ts';
import { purgeProperty, type PurgeDependencies } from '../deletion/purge.ts';

/**
 * Removes a test property for good, at once: its placements, images, files and itself. A home can be restored for a minute; a
 * test's can't.
 * @throws DssError `property_not_found`, also for a property that isn't a test's
 */
export async function removeTestData(
  dependencies: PurgeDependencies,
  actor: Actor | null,
  propertyId: string,
): Promise<z.infer<typeof removedTestDataSchema>> {
  const { db, store } = dependencies;
  const { rows } = await db.asActor(actor, (tx) =>
    tx.execute<{ placements: number; images: number }>(sql`select
      (select count(*)::int from image_placements where property_id = p.id) as placements,
      (select count(*)::int from images where property_id = p.id) as images
      from properties p where id = ${propertyId} and starts_with(typed_address, ${testPropertyPrefix})`),
  );
  const [counts] = rows;
  if (counts === undefined) throw new DssError('property_not_found');
  const files = (await store.list(propertyId)).length;
  await deleteProperty(dependencies, actor, propertyId, false);
  await purgeProperty(dependencies, propertyId, true);
  return { ...counts, files, properties: 1 };
}
