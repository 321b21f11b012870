import { isDeepStrictEqual } from 'node:util';
import { scoringWeights } from '@dss/domain';
import { desc, eq } from 'drizzle-orm';
import { actAsWorker, tables, type Transaction } from '../../db/index.ts';
import { hashInputs, loadCorrections } from './corrections.ts';
import { noPhotos } from './evidence.ts';
import { saveResult, type ResultOccasion } from './save-result.ts';
import {
  evidenceBeforeDeletion,
  ofPhotos,
  onSides,
  photosNow,
  sidesNow,
  storedEvidence,
  withPhotoOf,
} from './current-evidence.ts';

const { analyses } = tables;

/**
 * Re-scores the newest analysis's stored observations with the owner's current corrections, into a new row, without calling a
 * provider. Photos deleted since then don't count, and those labeled since then count on their new sides. A home without photos gets
 * its first analysis from its answers alone. Runs in the transaction that saved the correction and switches it to the worker's
 * database role. The caller holds the property's lock.
 * @param restoredPhotoId row id of a photo whose deletion was undone; it counts again if it counted before
 * @returns the new analysis's id; the newest one's if nothing changed since; null if there is none yet, because photos wait for
 *   theirs or nothing was answered
 */
export async function rescore(
  transaction: Transaction,
  occasion: Omit<ResultOccasion, 'jobId'>,
  restoredPhotoId: string | null = null,
): Promise<string | null> {
  const { propertyId } = occasion;
  await actAsWorker(transaction, propertyId);
  const [newest] = await transaction
    .select()
    .from(analyses)
    .where(eq(analyses.propertyId, propertyId))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(1);
  const photoIds = await photosNow(transaction, propertyId);
  const corrections = await loadCorrections(transaction, propertyId);
  if (newest === undefined) {
    if (photoIds.length > 0 || corrections.answers.length === 0) return null;
    const first = await saveResult(
      transaction,
      { ...occasion, jobId: null },
      noPhotos,
      corrections,
    );
    return first?.analysisId ?? null;
  }
  const evidence = storedEvidence(newest);
  const before =
    restoredPhotoId === null || evidence.imageIds.has(restoredPhotoId)
      ? null
      : await evidenceBeforeDeletion(transaction, propertyId, restoredPhotoId);
  const sides = await sidesNow(transaction, propertyId);
  const unchanged =
    before === null &&
    isDeepStrictEqual(onSides(evidence, sides).coverage, evidence.coverage) &&
    newest.weightsVersion === scoringWeights.version &&
    newest.inputsHash === hashInputs(evidence.photosHash, corrections) &&
    [...evidence.imageIds.keys()].every((id) => photoIds.includes(id));
  if (unchanged) return newest.id;
  const seen =
    before === null || restoredPhotoId === null
      ? evidence
      : withPhotoOf(evidence, before, restoredPhotoId);
  const saved = await saveResult(
    transaction,
    { ...occasion, jobId: null },
    onSides(ofPhotos(seen, photoIds), sides),
    corrections,
  );
  return saved?.analysisId ?? null;
}
