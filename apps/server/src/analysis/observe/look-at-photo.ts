import type { Clock } from '../../clock/index.ts';
import type { Database } from '../../db/index.ts';
import type { PhotoStore } from '../../storage/index.ts';
import type { PhotoInput } from './inputs.ts';
import { isSpent, keepCalls, modelUseOf, type Budget } from './model-calls.ts';
import { keepObservation, loadObservations, type ObservedPhoto } from './observation-cache.ts';
import {
  PhotoNotObservable,
  ProviderBackoffError,
  type ModelCall,
  type ObservationProvider,
} from './providers/index.ts';

export interface LookDependencies {
  readonly db: Database;
  readonly store: PhotoStore;
  readonly provider: ObservationProvider;
  readonly clock: Clock;
  /** Null or absent: no limit. */
  readonly budget?: Budget | null;
}

export interface Look {
  readonly propertyId: string;
  readonly photo: PhotoInput;
  /** Null where no analysis asked for it. */
  readonly jobId: string | null;
}

/**
 * Looks at one photo that wasn't looked at before, and keeps what was seen and what it cost, a failed look's cost too.
 * Once the month's budget is spent, the stand-in looks.
 * @throws PhotoNotObservable, ProviderBackoffError, LookFailed; the signal's reason; whatever the store or the database throws
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
      keepObservation(tx, propertyId, photo, provider, reply, modelUseOf(calls)),
    );
  } finally {
    const owner = { jobId, provider, at: clock() };
    if (calls.length > 0) await db.asWorker(propertyId, (tx) => keepCalls(tx, calls, owner));
  }
}

/** The provider's fault, not the photo's: it isn't remembered, the next analysis looks again. */
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
