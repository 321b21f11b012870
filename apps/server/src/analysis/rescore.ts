import { desc, eq } from 'drizzle-orm';
import { actAsWorker, tables, type Transaction } from '../db/index.ts';
import { loadCorrections } from './corrections.ts';
import { insertResult, type ResultOccasion } from './result-rows.ts';
import { storedResultSchema } from './stored-result.ts';

const { analyses, images } = tables;

/**
 * Scores the stored observations of the newest analysis anew with what the owner says now, into a row of its own: no
 * provider is called. Goes on in the transaction that saved the correction, with a worker's rights from here on.
 * The caller holds the property's turn.
 * @returns the new analysis's id, or null where there is no analysis yet
 */
export async function rescore(
  transaction: Transaction,
  occasion: Omit<ResultOccasion, 'jobId'>,
): Promise<string | null> {
  const { propertyId } = occasion;
  await actAsWorker(transaction, propertyId);
  const [newest] = await transaction
    .select()
    .from(analyses)
    .where(eq(analyses.propertyId, propertyId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1);
  if (newest === undefined) return null;
  const stored = storedResultSchema.parse(newest.rawJson);
  const standing = await transaction
    .select({ id: images.id, imageId: images.imageId })
    .from(images)
    .where(eq(images.propertyId, propertyId));
  const standingIds = new Set(standing.map(({ id }) => id));
  const corrections = await loadCorrections(transaction, propertyId);
  // Later than what it replaces even if the clock was set back.
  const at = new Date(Math.max(occasion.at.getTime(), newest.createdAt.getTime() + 1));
  return insertResult(
    transaction,
    { ...occasion, jobId: null, at },
    {
      made: {
        provider: newest.provider,
        modelName: newest.modelName,
        schemaVersion: newest.schemaVersion,
      },
      photosHash: stored.photos_hash,
      seen: {
        // A photo that was deleted since is as if it had never been there.
        observations: stored.input.observations.filter(
          ({ photoId }) => photoId === null || standingIds.has(photoId),
        ),
        photos: stored.input.photos.filter(({ photoId }) => standingIds.has(photoId)),
      },
      coverageMissing: stored.coverage_missing,
      photos: stored.photos.filter(({ image_id }) =>
        standing.some(({ imageId }) => imageId === image_id),
      ),
      imageIds: new Map(Object.entries(stored.image_ids)),
    },
    corrections,
  );
}
