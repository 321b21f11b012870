import type { Transaction } from '../../db/index.ts';
import { hashPhotos, loadInputs, onlyChosen } from '../observe/index.ts';
import type { ObservationProvider } from '../observe/index.ts';
import type { Attempt } from './attempt.ts';
import { enqueueJob } from './enqueue-job.ts';

/** What an analysis was made from, for telling whether that has changed. */
export interface LookedAt {
  readonly photosHash: string;
  /** Row ids of all photos that the property had, chosen or not. */
  readonly photoIds: readonly string[];
  readonly provider: ObservationProvider;
}

/**
 * Starts the one analysis that follows one, done or failed, whose photos, placements or pin changed while it ran. To be called
 * in the transaction that ends the job, after its row was updated: whoever starts an analysis waits for that row, so a
 * change is either seen here or starts a job of its own.
 * @returns the job's id; null where nothing has changed, or no photo is left to look at
 */
export async function startFollowUp(
  transaction: Transaction,
  { propertyId, request }: Attempt,
  lookedAt: LookedAt,
  at: Date,
): Promise<string | null> {
  const all = await loadInputs(transaction, propertyId, request.placements);
  if (all === null) return null;
  const before = new Set(lookedAt.photoIds);
  const added = all.photos.map(({ id }) => id).filter((id) => !before.has(id));
  // A choice was made among the photos of then: newer ones belong to it.
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
