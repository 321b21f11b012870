import { defaultLocale, type AnalysedPhoto } from '@dss/domain';
import { isMissingReference } from '../db/index.ts';
import { reportProgress, type Attempt } from './attempt.ts';
import type { AnalysisTaskDependencies } from './dependencies.ts';
import type { PhotoInput } from './inputs.ts';
import { lookFailedText, photoFailureText } from './messages.ts';
import { keepObservation, loadObservations } from './observation-cache.ts';
import { PhotoNotObservable } from './providers/index.ts';
import type { ObservedPhoto } from './score-input.ts';

/** What looking at the photos came to. A photo that was removed meanwhile is in neither list. */
export interface PhotosObserved {
  readonly observed: readonly ObservedPhoto[];
  /** Every photo by name, with the reason where it could not be observed, in the order of upload. */
  readonly photos: readonly AnalysedPhoto[];
}

type Outcome =
  | { readonly kind: 'observed'; readonly observed: ObservedPhoto }
  | { readonly kind: 'failed'; readonly photo: PhotoInput; readonly error: string }
  | { readonly kind: 'removed' };

/**
 * Looks at every photo that wasn't looked at before, a few at once, and counts each in the job's row.
 * @throws JobNotWanted before the next look once the job is cancelled; whatever the store or the database throws
 */
export async function observePhotos(
  dependencies: AnalysisTaskDependencies,
  attempt: Attempt,
  inputs: readonly PhotoInput[],
  signal: AbortSignal,
): Promise<PhotosObserved> {
  const { db, clock, provider, photosAtOnce = 2 } = dependencies;
  const known = await db.asWorker(attempt.propertyId, (transaction) =>
    loadObservations(transaction, inputs, provider),
  );
  await reportProgress(db, clock, attempt, {
    photosTotal: inputs.length,
    photosDone: known.size,
  });

  const outcomes = new Map<string, Outcome>();
  for (const [id, observed] of known) outcomes.set(id, { kind: 'observed', observed });
  const waiting = inputs.filter(({ id }) => !known.has(id));
  await eachAtOnce(photosAtOnce, waiting, signal, async (photo, eachSignal) => {
    await reportProgress(db, clock, attempt);
    outcomes.set(photo.id, await observePhoto(dependencies, attempt, photo, eachSignal));
    await reportProgress(db, clock, attempt, { anotherPhoto: true });
  });
  return collect(inputs.flatMap(({ id }) => outcomes.get(id) ?? []));
}

async function observePhoto(
  { db, store, provider, log }: AnalysisTaskDependencies,
  { jobId, propertyId }: Attempt,
  photo: PhotoInput,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const workingCopy = await store.read(photo.workingPath);
    if (workingCopy === null) throw new PhotoNotObservable('missing');
    const caption = photo.placement?.caption ?? null;
    const reply = await provider
      .observe({ workingCopy, area: photo.area, caption }, signal)
      .catch((error: unknown) => {
        signal.throwIfAborted();
        throw error instanceof PhotoNotObservable ? error : new LookFailed(error);
      });
    const observed = await db.asWorker(propertyId, (transaction) =>
      keepObservation(transaction, propertyId, photo, provider, reply),
    );
    return { kind: 'observed', observed };
  } catch (error) {
    if (isMissingReference(error)) return { kind: 'removed' };
    if (!(error instanceof PhotoNotObservable || error instanceof LookFailed)) throw error;
    log.warn({ err: error, jobId, photoId: photo.id }, 'a photo could not be observed');
    const text =
      error instanceof LookFailed
        ? lookFailedText(defaultLocale)
        : photoFailureText(error.reason, defaultLocale);
    return { kind: 'failed', photo, error: text };
  }
}

/** The provider's fault, not the photo's: it isn't remembered, the next analysis looks again. */
class LookFailed extends Error {
  override readonly name = 'LookFailed';

  constructor(cause: unknown) {
    super('the provider could not look at the photo', { cause });
  }
}

function collect(outcomes: readonly Outcome[]): PhotosObserved {
  return {
    observed: outcomes.flatMap((outcome) =>
      outcome.kind === 'observed' ? [outcome.observed] : [],
    ),
    photos: outcomes.flatMap((outcome): AnalysedPhoto[] => {
      switch (outcome.kind) {
        case 'observed': {
          const { photo, reply } = outcome.observed;
          const { issues } = reply.shows.quality;
          return [{ image_id: photo.imageId, observed: true, error: null, quality_issues: issues }];
        }
        case 'failed': {
          const { photo, error } = outcome;
          return [{ image_id: photo.imageId, observed: false, error, quality_issues: [] }];
        }
        case 'removed':
          return [];
      }
    }),
  };
}

/** Runs `work` on each item, at most `limit` at once. The first failure stops the others, and is thrown when all have ended. */
async function eachAtOnce<Item>(
  limit: number,
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) {
      either.throwIfAborted();
      await work(item, either);
    }
  };
  const workers = Array.from({ length: limit }, () =>
    worker().catch((error: unknown) => {
      failure.abort(error);
      throw error;
    }),
  );
  await Promise.allSettled(workers);
  // `abort` keeps the first reason.
  either.throwIfAborted();
}
