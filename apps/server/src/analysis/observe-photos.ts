import { defaultLocale, type AnalysedPhoto } from '@dss/domain';
import { isMissingReference } from '../db/index.ts';
import { reportProgress, type Attempt } from './attempt.ts';
import type { AnalysisTaskDependencies } from './dependencies.ts';
import { eachAtOnce } from './each-at-once.ts';
import type { PhotoInput } from './inputs.ts';
import { LookFailed, lookAtPhoto } from './look-at-photo.ts';
import { lookFailedText, photoFailureText } from './messages.ts';
import { loadObservations } from './observation-cache.ts';
import { LookLater, PhotoNotObservable } from './providers/index.ts';
import type { ObservedPhoto } from './score-input.ts';
import type { WhyNotObserved } from './whole-failure.ts';

/** What looking at the photos came to. A photo that was removed meanwhile is in no list. */
export interface PhotosObserved {
  readonly observed: readonly ObservedPhoto[];
  /** Every photo by name, with the reason where it could not be observed, in the order of upload. */
  readonly photos: readonly AnalysedPhoto[];
  /** Of the photos that could not be observed, in the same order. */
  readonly failures: readonly WhyNotObserved[];
}

type Outcome =
  | { readonly kind: 'observed'; readonly observed: ObservedPhoto }
  | { readonly kind: 'failed'; readonly photo: PhotoInput; readonly reason: WhyNotObserved }
  | { readonly kind: 'removed' };

/** A longer pause isn't waited for, not even by a job: nobody is there any more. */
const longestPauseMs = 10 * 60 * 1000;

/**
 * Looks at every photo that wasn't looked at before, a few at once, and counts each in the job's row.
 * @throws JobNotWanted before the next look once the job is cancelled; LookLater where the provider asks for a pause
 *   and the job has a try left; whatever the store or the database throws
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
  let pause: LookLater | null = null;
  await eachAtOnce(photosAtOnce, waiting, signal, async (photo, eachSignal) => {
    const outcome = pause ?? (await observePhoto(dependencies, attempt, photo, eachSignal));
    if (outcome instanceof LookLater) {
      // Looks under way may still come to something; no other begins.
      pause = outcome;
      if (mayPause(attempt, outcome)) return;
      outcomes.set(photo.id, { kind: 'failed', photo, reason: outcome.reason });
    } else {
      outcomes.set(photo.id, outcome);
    }
    await reportProgress(db, clock, attempt, { anotherPhoto: true });
  });
  throwIfPausing(attempt, pause);
  return collect(inputs.flatMap(({ id }) => outcomes.get(id) ?? []));
}

/** The last try has to come to something: to what was seen so far, or to an error that says why. */
function mayPause({ isLast }: Attempt, { waitMs }: LookLater): boolean {
  return !isLast && waitMs <= longestPauseMs;
}

function throwIfPausing(attempt: Attempt, pause: LookLater | null): void {
  if (pause !== null && mayPause(attempt, pause)) throw pause;
}

async function observePhoto(
  dependencies: AnalysisTaskDependencies,
  attempt: Attempt,
  photo: PhotoInput,
  signal: AbortSignal,
): Promise<Outcome | LookLater> {
  const { db, clock, log } = dependencies;
  const { jobId, propertyId } = attempt;
  await reportProgress(db, clock, attempt);
  try {
    const observed = await lookAtPhoto(dependencies, { propertyId, photo, jobId }, signal);
    return { kind: 'observed', observed };
  } catch (error) {
    if (error instanceof LookLater) return error;
    if (isMissingReference(error)) return { kind: 'removed' };
    if (!(error instanceof PhotoNotObservable || error instanceof LookFailed)) throw error;
    log.warn({ err: error, jobId, photoId: photo.id }, 'a photo could not be observed');
    const reason = error instanceof LookFailed ? 'fault' : error.reason;
    return { kind: 'failed', photo, reason };
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
          const { photo, reply, seenBy } = outcome.observed;
          return [
            {
              image_id: photo.imageId,
              observed: true,
              error: null,
              quality_issues: reply.shows.quality.issues,
              provider: seenBy.id,
            },
          ];
        }
        case 'failed': {
          const { photo, reason } = outcome;
          const error =
            reason === 'fault'
              ? lookFailedText(defaultLocale)
              : photoFailureText(reason, defaultLocale);
          return [
            { image_id: photo.imageId, observed: false, error, quality_issues: [], provider: null },
          ];
        }
        case 'removed':
          return [];
      }
    }),
    failures: outcomes.flatMap((outcome) => (outcome.kind === 'failed' ? [outcome.reason] : [])),
  };
}
