import type { Transaction } from '../../db/index.ts';
import { hashPhotos, loadInputs, onlyChosen } from '../observe/inputs.ts';
import type { ObservationProvider } from '../observe/providers/provider.ts';
import type { Attempt } from './attempt.ts';
import { enqueueJob } from './enqueue-job.ts';

/** The inputs of an analysis, kept to detect later whether they changed. */
export interface AnalyzedInputs {
  readonly photosHash: string;
  /** Row ids of all photos of the property, chosen or not. */
  readonly photoIds: readonly string[];
  readonly provider: ObservationProvider;
}

/**
 * Starts a follow-up job if photos, placements or the pin changed while a job ran, whether that job succeeded or failed. Call
 * it in the transaction that ends the job, after updating the job's row: starting an analysis waits for that row's lock, so a
 * change is either seen here or starts its own job.
 * @returns the new job's id; null if nothing changed or no photo is left
 */
export async function startFollowUp(
  transaction: Transaction,
  { propertyId, request }: Attempt,
  lookedAt: AnalyzedInputs,
  at: Date,
): Promise<string | null> {
  const all = await loadInputs(transaction, propertyId, request.placements);
  if (all === null) return null;
  const before = new Set(lookedAt.photoIds);
  const added = all.photos.map(({ id }) => id).filter((id) => !before.has(id));
  // Photos added since the request are included, although the request chose among older ones.
  const photoIds = request.photoIds === null ? null : [...request.photoIds, ...added];
  const inputs = onlyChosen(all, photoIds);
  if (inputs.photos.length === 0) return null;
  if (hashPhotos(inputs, lookedAt.provider) === lookedAt.photosHash) return null;
  return enqueueJob(transaction, {
    propertyId,
    reason: 'inputs_changed',
    request: { ...request, photoIds },
    at,
  });
}
