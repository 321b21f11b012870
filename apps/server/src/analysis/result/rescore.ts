import { scoringWeights, type Observation } from '@dss/domain';
import { desc, eq } from 'drizzle-orm';
import { actAsWorker, tables, type Transaction } from '../../db/index.ts';
import { hashInputs, loadCorrections } from './corrections.ts';
import { saveResult, type ResultOccasion } from './save-result.ts';
import { storedResultSchema, type StoredResult } from './stored-result.ts';

const { analyses, images } = tables;

/**
 * Scores the stored observations of the newest analysis anew with what the owner says now, into a row of its own: no
 * provider is called. Goes on in the transaction that saved the correction, with a worker's rights from here on.
 * The caller holds the property's lock.
 * @returns the new analysis's id; the newest one's where nothing has changed since; null where there is none yet
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
  const { provider, modelName, schemaVersion } = newest;
  const stored = storedResultSchema.parse(newest.rawJson);
  const photoIds = await photosNow(transaction, propertyId);
  const corrections = await loadCorrections(transaction, propertyId);
  const unchanged =
    newest.weightsVersion === scoringWeights.version &&
    newest.inputsHash === hashInputs(stored.photos_hash, corrections) &&
    Object.keys(stored.image_ids).every((id) => photoIds.has(id));
  if (unchanged) return newest.id;
  return saveResult(
    transaction,
    { ...occasion, jobId: null },
    {
      madeBy: { provider, modelName, schemaVersion },
      photosHash: stored.photos_hash,
      ...ofPhotos(stored, photoIds),
    },
    corrections,
  );
}

/** Row ids of the photos that the property still has. */
async function photosNow(
  transaction: Transaction,
  propertyId: string,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .select({ id: images.id })
    .from(images)
    .where(eq(images.propertyId, propertyId));
  return new Set(rows.map(({ id }) => id));
}

/** What was seen in these photos alone: one that was deleted since is as if it had never been there. */
function ofPhotos(
  { input, image_ids, photos, spanish, budget_reached, model_failure, left_out }: StoredResult,
  photoIds: ReadonlySet<string>,
) {
  const isThere = ({ photoId }: Observation) => photoId === null || photoIds.has(photoId);
  // What was left out because of a photo counts again without it.
  const stillOut = left_out.filter(({ by_photo_id: byPhotoId }) => photoIds.has(byPhotoId));
  const back = left_out
    .filter((each) => !stillOut.includes(each))
    .map(({ observation }) => observation);
  const imageIds = new Map(Object.entries(image_ids).filter(([id]) => photoIds.has(id)));
  // By row: another photo may have been added under a deleted one's client id.
  const names = new Set(imageIds.values());
  return {
    observations: [...input.observations, ...back].filter(isThere),
    coverage: input.photos.filter(({ photoId }) => photoIds.has(photoId)),
    photos: photos.filter((photo) => names.has(photo.image_id)),
    imageIds,
    spanish,
    budgetReached: budget_reached,
    modelFailure: model_failure && {
      ...model_failure,
      photo_ids: model_failure.photo_ids.filter((id) => photoIds.has(id)),
    },
    leftOut: stillOut.map(({ observation, by_photo_id: byPhotoId }) => ({
      observation,
      byPhotoId,
    })),
  };
}
