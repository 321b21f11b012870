import type { Clock } from '../../clock/index.ts';
import type { Database } from '../../db/index.ts';
import type { PhotoStore } from '../../storage/photo-store.ts';
import type { PhotoInput } from './inputs.ts';
import { isSpent, storeModelCalls, modelUseOf, type ModelBudget } from './model-calls.ts';
import { storeObservation, loadObservations, type ObservedPhoto } from './observation-cache.ts';
import {
  PhotoNotObservable,
  ProviderBackoffError,
  type ModelCall,
  type ObservationProvider,
} from './providers/provider.ts';

export interface LookDependencies {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly provider: ObservationProvider;
  readonly clock: Clock;
  /** Null or absent: no limit. */
  readonly budget?: ModelBudget | null;
  /** The configured provider with another model; null if it has none, or the budget couldn't hold it. Absent: no other model. */
  readonly withModel?: (model: string) => ObservationProvider | null;
}

export interface Look {
  readonly propertyId: string;
  readonly photo: PhotoInput;
  /** Null if the look isn't part of an analysis. */
  readonly jobId: string | null;
}

/**
 * Looks at one photo and stores the observation and its cost. A failed look's cost is stored too. The stand-in looks once the
 * month's budget is spent.
 * @throws PhotoNotObservable, ProviderBackoffError, LookFailed; the signal's reason; errors of the store or the database
 */
export async function lookAtPhoto(
  dependencies: LookDependencies,
  { propertyId, photo, jobId }: Look,
  signal: AbortSignal,
): Promise<ObservedPhoto> {
  const { db, store, clock } = dependencies;
  const workingCopy = await store.read(photo.workingPath);
  if (workingCopy === null) throw new PhotoNotObservable('missing');
  const provider = await whoLooks(dependencies, propertyId);
  if (provider !== dependencies.provider) {
    const seen = await db.asWorker(propertyId, (tx) => loadObservations(tx, [photo], provider));
    const known = seen.get(photo.id);
    if (known !== undefined) return known;
  }
  const calls: ModelCall[] = [];
  try {
    const { area, placement } = photo;
    const caption = placement?.caption ?? null;
    const reply = await provider
      .observe({ workingCopy, area, caption }, signal, (call) => calls.push(call))
      .catch((error: unknown) => {
        signal.throwIfAborted();
        const named = error instanceof PhotoNotObservable || error instanceof ProviderBackoffError;
        throw named ? error : new LookFailed(error);
      });
    return await db.asWorker(propertyId, (tx) =>
      storeObservation(tx, propertyId, photo, provider, reply, modelUseOf(calls)),
    );
  } finally {
    const owner = { jobId, provider, at: clock() };
    if (calls.length > 0) await db.asWorker(propertyId, (tx) => storeModelCalls(tx, calls, owner));
  }
}

/** A fault of the provider rather than the photo. It isn't stored, so the next analysis looks again. */
export class LookFailed extends Error {
  override readonly name = 'LookFailed';

  constructor(cause: unknown) {
    super('the provider could not look at the photo', { cause });
  }
}

async function whoLooks(
  { db, clock, provider, budget = null }: LookDependencies,
  propertyId: string,
): Promise<ObservationProvider> {
  if (budget === null) return provider;
  return (await isSpent(db, clock, propertyId, budget)) ? budget.standIn : provider;
}
