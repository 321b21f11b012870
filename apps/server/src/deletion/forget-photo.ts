import { and, arrayContains, eq, isNotNull, sql } from 'drizzle-orm';
import { tables, type Transaction } from '../db/index.ts';

const {
  analyses,
  analysisJobs,
  disputes,
  findingComparisons,
  imagePlacements,
  images,
  modelRetries,
  ownerAnswers,
} = tables;

type DeletedPhoto = Pick<typeof images.$inferSelect, 'id' | 'propertyId' | 'imageId'>;

/**
 * Deletes a photo's row and everything that refers to it: its placement, its observations, every result that it was part of,
 * and its ids in requests, disputes, answers and comparisons.
 */
export async function forgetPhoto(tx: Transaction, photo: DeletedPhoto): Promise<void> {
  const { id, propertyId, imageId } = photo;
  // Locks the row, which waits for a concurrent restore; the photo isn't deleted then.
  const there = await tx
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, id), isNotNull(images.deletedAt)))
    .for('update');
  if (there.length === 0) return;
  await tx
    .delete(analyses)
    .where(
      and(
        eq(analyses.propertyId, propertyId),
        sql`${analyses.rawJson} -> 'image_ids' ? ${id}::text`,
      ),
    );
  await tx.delete(findingComparisons).where(eq(findingComparisons.propertyId, propertyId));
  await forgetInDisputes(tx, photo);
  await tx
    .update(ownerAnswers)
    .set({ imageId: null, box: null })
    .where(and(eq(ownerAnswers.propertyId, propertyId), eq(ownerAnswers.imageId, imageId)));
  await tx
    .update(imagePlacements)
    .set({ repeatsImageId: null })
    .where(
      and(eq(imagePlacements.propertyId, propertyId), eq(imagePlacements.repeatsImageId, imageId)),
    );
  for (const table of [analysisJobs, modelRetries]) {
    await tx
      .update(table)
      .set({ request: requestWithout(table.request, photo) })
      .where(eq(table.propertyId, propertyId));
  }
  // The details may quote which photos failed.
  await tx
    .update(analysisJobs)
    .set({ errorDetail: null })
    .where(
      and(
        eq(analysisJobs.propertyId, propertyId),
        sql`strpos(${analysisJobs.errorDetail}, ${imageId}) > 0`,
      ),
    );
  await tx.delete(images).where(eq(images.id, id));
}

async function forgetInDisputes(tx: Transaction, { id, propertyId }: DeletedPhoto): Promise<void> {
  const ofPhoto = and(eq(disputes.propertyId, propertyId), arrayContains(disputes.photoIds, [id]));
  await tx
    .delete(disputes)
    .where(
      and(
        ofPhoto,
        sql`cardinality(${disputes.photoIds}) = 1`,
        sql`cardinality(${disputes.questionIds}) = 0`,
      ),
    );
  await tx
    .update(disputes)
    .set({ photoIds: sql`array_remove(${disputes.photoIds}, ${id}::uuid)` })
    .where(ofPhoto);
}

/**
 * A stored request without a photo, neither chosen nor placed. Its placement counted only if none was stored, so a newer photo
 * with the same client id loses nothing.
 */
function requestWithout(
  request: typeof analysisJobs.request | typeof modelRetries.request,
  { id, imageId }: DeletedPhoto,
) {
  return sql`${request} || jsonb_build_object(
    'photoIds', case jsonb_typeof(${request} -> 'photoIds')
      when 'array' then (${request} -> 'photoIds') - ${id}::text else 'null'::jsonb end,
    'placements', (
      select coalesce(jsonb_agg(placement), '[]'::jsonb)
      from jsonb_array_elements(${request} -> 'placements') placement
      where placement ->> 'imageId' <> ${imageId}
    ))`;
}
