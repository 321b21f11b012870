import { DssError } from '@dss/domain';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { rescore } from '../analysis/result/rescore.ts';
import {
  asOwner,
  isUniqueViolation,
  lockProperty,
  tables,
  type Actor,
  type Transaction,
} from '../db/index.ts';
import { assertRoom, hasPhoto, lockPhotos, type PhotoName } from '../photos/photo.ts';
import { undoCutoff, type DeletionDependencies } from './delete-property.ts';

const { analyses, images, properties } = tables;

/**
 * Deletes a photo: hides it and re-scores the property without it. It can be restored until it is purged.
 * @throws DssError `property_not_found`, `photo_not_found`
 */
export async function deletePhoto(
  { db, clock }: DeletionDependencies,
  actor: Actor | null,
  { propertyId, imageId }: PhotoName,
): Promise<void> {
  await asOwner(db, actor, propertyId, async (tx) => {
    await lockProperty(tx, propertyId);
    const at = clock();
    await countRemoved(tx, { propertyId, imageId }, 1);
    const deleted = await photoIdOf(
      tx,
      sql`app.delete_photo(${propertyId}, ${imageId}, ${at.toISOString()})`,
    );
    if (deleted === null) throw new DssError('photo_not_found');
    await rescore(tx, { propertyId, reason: 'photo_deleted', at });
  });
}

/**
 * Undoes a photo's deletion and re-scores the property with its earlier observations. Does nothing if it isn't deleted.
 * @throws DssError `property_not_found`, `photo_not_found`, also if it is too late; `photo_id_taken` if another photo has its
 *   client id by now; `too_many_photos`
 */
export async function restorePhoto(
  { db, clock }: DeletionDependencies,
  actor: Actor | null,
  name: PhotoName,
): Promise<void> {
  const { propertyId, imageId } = name;
  try {
    await asOwner(db, actor, propertyId, async (tx) => {
      await lockPhotos(tx, propertyId);
      await lockProperty(tx, propertyId);
      const at = clock();
      const restored = await photoIdOf(
        tx,
        sql`app.restore_photo(${propertyId}, ${imageId}, ${undoCutoff(at)})`,
      );
      if (restored === null) {
        if (await hasPhoto(tx, name)) return;
        throw new DssError('photo_not_found');
      }
      await assertRoom(tx, propertyId, 0);
      await countRemoved(tx, name, -1);
      await rescore(tx, { propertyId, reason: 'photo_restored', at }, restored);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DssError('photo_id_taken', { cause: error });
    throw error;
  }
}

/**
 * Counts a photo of the home as removed, or as back again, if a result names it as evidence of a finding. Those with whom the
 * home is shared are told how many were removed, since nothing else would show it: its results are deleted with it. Called while
 * the photo is visible.
 */
async function countRemoved(
  tx: Transaction,
  { propertyId, imageId }: PhotoName,
  by: 1 | -1,
): Promise<void> {
  const photo = sql`(select ${images.id}::text from ${images}
    where ${images.propertyId} = ${propertyId} and ${images.imageId} = ${imageId})`;
  const named = sql`jsonb_build_object('photo', ${imageId}::text)`;
  // A photo that the owner took while answering shows a finding only where they marked it.
  const shows = sql.raw('? (@.image_id == $photo && (@.source == "provider" || @.box != null))');
  const shownIn = (findings: 'rows' | 'set_aside' | 'outweighed' | 'context' | 'after_photos') =>
    sql`jsonb_path_exists(${analyses.rawJson}, '$.explanation.${sql.raw(findings)}.evidence ${shows}', ${named})`;
  const found = sql`exists (
    select from ${analyses} where ${analyses.propertyId} = ${propertyId} and ${analyses.rawJson} -> 'image_ids' ? ${photo}
      and (${shownIn('rows')} or ${shownIn('set_aside')} or ${shownIn('outweighed')} or ${shownIn('context')} or ${shownIn('after_photos')}))`;
  await tx
    .update(properties)
    .set({
      photosRemovedAfterFinding: sql`greatest(0, ${properties.photosRemovedAfterFinding} + ${by})`,
    })
    .where(and(eq(properties.id, propertyId), found));
}

const foundSchema = z.tuple([z.object({ id: z.uuid().nullable() })]);

async function photoIdOf(tx: Transaction, call: SQL): Promise<string | null> {
  const { rows } = await tx.execute(sql`select ${call} as id`);
  const [{ id }] = foundSchema.parse(rows);
  return id;
}
