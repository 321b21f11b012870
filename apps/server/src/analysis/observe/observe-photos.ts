import { DssError, type AnalyzedPhoto, type ErrorCode } from '@dss/domain';
import type { Logger } from 'pino';
import { isMissingReference } from '../../db/index.ts';
import { forEachConcurrently } from './for-each-concurrently.ts';
import type { PhotoInput } from './inputs.ts';
import { lookAtPhoto, LookFailed, type LookDependencies } from './look-at-photo.ts';
import { loadObservations, type ObservedPhoto } from './observation-cache.ts';
import {
  passingFailures,
  PhotoNotObservable,
  ProviderBackoffError,
  type AfterPhotoChecker,
  type FindingComparer,
  type ModelFailureReason,
  type ObservationProvider,
  type PhotoReply,
  type PhotoSorter,
  type WhyNotObserved,
} from './providers/provider.ts';

export interface ObserveDependencies extends LookDependencies {
  readonly log: Logger;
  /** Looks at photos if an AI model fails; null or absent: those photos count as failed. */
  readonly fallback?: ObservationProvider | null;
  /** The second pass; null or absent: off. */
  readonly comparer?: FindingComparer | null;
  /** Proposes labels; null or absent: off. */
  readonly sorter?: PhotoSorter | null;
  /** Compares after-photos with the photos that they repeat; null or absent: nothing is confirmed. */
  readonly afterPhotoChecker?: AfterPhotoChecker | null;
  /** Photos looked at concurrently within one analysis; default 2. */
  readonly photosAtOnce?: number;
}

/** How many photos are done. */
export interface PhotoProgress {
  readonly photosTotal?: number;
  /** Photos that need no look because a stored observation exists. */
  readonly photosDone?: number;
  /** Photos whose stored observation was found. */
  readonly photosKnown?: number;
  /** One more photo is done. The database increments the count, so concurrent looks can't overwrite each other's. */
  readonly anotherPhoto?: true;
}

/** The job that the photos are observed for. */
export interface ObservingJob {
  readonly propertyId: string;
  readonly jobId: string;
  /** Whether this is the last attempt: it must end with what was seen so far, or with an error that says why. */
  readonly isLast: boolean;
  /** Called with progress, and without it before each look. Throws to abort the work. */
  readonly report: (progress?: PhotoProgress) => Promise<void>;
}

/** A photo of a result, as it is stored. */
export type LookedAtPhoto = Omit<AnalyzedPhoto, 'error'> & { error: WhyNotObserved | null };

/** Result of observing the photos. Photos that were deleted in the meantime are in none of the lists. */
export interface PhotosObserved {
  readonly observed: readonly ObservedPhoto[];
  /** Every photo by name in upload order, with the reason if it couldn't be observed. */
  readonly photos: readonly LookedAtPhoto[];
  /** Reasons for the photos that couldn't be observed, in the same order. */
  readonly failures: readonly WhyNotObserved[];
  /** Why the model failed, if the fallback looked at photos instead; else null. */
  readonly modelFailure: ModelFailureSummary | null;
}

/** A failure of the model, and the photos that it hasn't looked at yet. */
export interface ModelFailureSummary {
  /** The most frequent reason. */
  readonly reason: ModelFailureReason | 'fault';
  /** Row ids of the photos that are worth a retry of the model. */
  readonly photoIds: readonly string[];
  /** The longest delay that the model requested, in ms; 0 if it requested none. */
  readonly waitMs: number;
}

type Outcome =
  | {
      readonly kind: 'observed';
      readonly observed: ObservedPhoto;
      /** The model's failure, if the fallback looked instead. */
      readonly insteadOf?: Failed;
    }
  | Failed
  | { readonly kind: 'removed' };

interface Failed {
  readonly kind: 'failed';
  readonly photo: PhotoInput;
  readonly reason: WhyNotObserved;
  /** The delay that the model requested, in ms. */
  readonly waitMs: number;
}

/** Longer delays are not waited for, even by a job, because the owner will have left. */
const longestPauseMs = 10 * 60 * 1000;

/**
 * Looks at every photo without a stored observation, a few concurrently, and counts each in the job's row.
 * @throws errors of `report`, before the next look; ProviderBackoffError if the provider requests a delay and the job has an
 *   attempt left; errors of the store or the database
 */
export async function observePhotos(
  dependencies: ObserveDependencies,
  job: ObservingJob,
  inputs: readonly PhotoInput[],
  signal: AbortSignal,
): Promise<PhotosObserved> {
  const { db, provider, fallback = null, photosAtOnce = 2 } = dependencies;
  const known = await db.asWorker(job.propertyId, (transaction) =>
    loadObservations(transaction, inputs, provider),
  );
  await job.report({
    photosTotal: inputs.length,
    photosDone: known.size,
    photosKnown: known.size,
  });

  const outcomes = new Map<string, Outcome>();
  for (const [id, observed] of known) outcomes.set(id, { kind: 'observed', observed });
  const waiting = inputs.filter(({ id }) => !known.has(id));
  let pause: ProviderBackoffError | null = null;
  /** Set when the model itself is failing. Looks already running may still succeed; no new one starts. */
  let down: Failed | null = null;
  await forEachConcurrently(photosAtOnce, waiting, signal, async (photo, eachSignal) => {
    const seen =
      pause ??
      (down === null
        ? await observePhoto(dependencies, job, photo, eachSignal)
        : { ...down, photo });
    let outcome = seen instanceof ProviderBackoffError ? failedBy(photo, seen) : seen;
    if (seen instanceof ProviderBackoffError) {
      pause = seen;
      if (fallback === null && mayPause(job, seen)) return;
    }
    if (outcome.kind === 'failed' && fallback !== null && isModelFailure(outcome.reason)) {
      if (!ofOnePhoto.has(outcome.reason)) down = outcome;
      outcome = await observeInstead(dependencies, fallback, job, outcome, eachSignal);
    }
    outcomes.set(photo.id, outcome);
    await job.report({ anotherPhoto: true });
  });
  // Photos that the fallback can't observe either are worth a delay.
  const isWaiting = [...outcomes.values()].some(
    (each) => each.kind === 'failed' && each.waitMs > 0,
  );
  if (fallback === null || isWaiting) throwIfPausing(job, pause);
  return collect(inputs.flatMap(({ id }) => outcomes.get(id) ?? []));
}

function mayPause({ isLast }: ObservingJob, { waitMs }: ProviderBackoffError): boolean {
  return !isLast && waitMs <= longestPauseMs;
}

function throwIfPausing(job: ObservingJob, pause: ProviderBackoffError | null): void {
  if (pause !== null && mayPause(job, pause)) throw pause;
}

async function observePhoto(
  dependencies: ObserveDependencies,
  { jobId, propertyId, report }: ObservingJob,
  photo: PhotoInput,
  signal: AbortSignal,
): Promise<Outcome | ProviderBackoffError> {
  const { log } = dependencies;
  await report();
  try {
    const observed = await lookAtPhoto(dependencies, { propertyId, photo, jobId }, signal);
    return { kind: 'observed', observed };
  } catch (error) {
    if (error instanceof ProviderBackoffError) return error;
    if (isMissingReference(error)) return { kind: 'removed' };
    if (!(error instanceof PhotoNotObservable || error instanceof LookFailed)) throw error;
    log.warn({ err: error, jobId, photoId: photo.id }, 'a photo could not be observed');
    const reason = error instanceof LookFailed ? 'fault' : error.reason;
    return { kind: 'failed', photo, reason, waitMs: 0 };
  }
}

/** Failures that concern a single photo and don't predict the model's next answer. */
const ofOnePhoto: ReadonlySet<WhyNotObserved> = new Set([
  'rejected',
  'malformed',
  'too_long',
  'refused',
  'fault',
]);

function isModelFailure(reason: WhyNotObserved): reason is ModelFailureReason | 'fault' {
  return reason !== 'unreadable' && reason !== 'missing';
}

function failedBy(photo: PhotoInput, { reason, waitMs }: ProviderBackoffError): Failed {
  return { kind: 'failed', photo, reason, waitMs };
}

/** Has the fallback look at a photo that the model failed on. If the fallback fails too, the model's failure is kept. */
async function observeInstead(
  dependencies: ObserveDependencies,
  fallback: ObservationProvider,
  job: ObservingJob,
  failed: Failed,
  signal: AbortSignal,
): Promise<Outcome> {
  const { photo } = failed;
  const { db } = dependencies;
  const known = await db.asWorker(job.propertyId, (tx) => loadObservations(tx, [photo], fallback));
  const observed = known.get(photo.id);
  if (observed !== undefined) return lookedInstead(observed, failed);
  const instead = { ...dependencies, provider: fallback, budget: null };
  const outcome = await observePhoto(instead, job, photo, signal);
  if (outcome instanceof ProviderBackoffError || outcome.kind === 'failed') return failed;
  return outcome.kind === 'observed' ? lookedInstead(outcome.observed, failed) : outcome;
}

function lookedInstead(observed: ObservedPhoto, failed: Failed): Outcome {
  return { kind: 'observed', observed: { ...observed, modelFailed: true }, insteadOf: failed };
}

function collect(outcomes: readonly Outcome[]): PhotosObserved {
  return {
    observed: outcomes.flatMap((outcome) =>
      outcome.kind === 'observed' ? [outcome.observed] : [],
    ),
    photos: outcomes.flatMap((outcome): LookedAtPhoto[] => {
      switch (outcome.kind) {
        case 'observed': {
          const { photo, reply, seenBy } = outcome.observed;
          return [
            {
              image_id: photo.imageId,
              observed: true,
              error: null,
              quality_issues: reply.shows.quality.issues,
              not_counted: whyNotCounted(reply.shows),
              provider: seenBy.id,
            },
          ];
        }
        case 'failed': {
          const { photo, reason } = outcome;
          return [
            {
              image_id: photo.imageId,
              observed: false,
              error: reason,
              quality_issues: [],
              not_counted: null,
              provider: null,
            },
          ];
        }
        case 'removed':
          return [];
      }
    }),
    modelFailure: summarizeModelFailures(outcomes),
    failures: outcomes.flatMap((outcome) => (outcome.kind === 'failed' ? [outcome.reason] : [])),
  };
}

/** Why a photo doesn't count. `structure` is null for a provider that can't recognize houses; its photos may lack one. */
export function whyNotCounted({
  photograph,
  houseOrYard,
  structure,
}: PhotoReply['shows']): AnalyzedPhoto['not_counted'] {
  if (!photograph) return 'not_a_photo';
  return structure !== null && !houseOrYard ? 'no_home_in_view' : null;
}

function summarizeModelFailures(outcomes: readonly Outcome[]): ModelFailureSummary | null {
  const failed = outcomes.flatMap((outcome) =>
    outcome.kind === 'observed' && outcome.insteadOf !== undefined ? [outcome.insteadOf] : [],
  );
  const reason = commonest(failed.map((each) => each.reason));
  if (reason === null || !isModelFailure(reason)) return null;
  return {
    reason,
    photoIds: failed
      .filter((each) => passingFailures.has(each.reason))
      .map(({ photo }) => photo.id),
    waitMs: Math.max(...failed.map(({ waitMs }) => waitMs)),
  };
}

/** The most frequent reason; the first one on a tie. */
function commonest(reasons: readonly WhyNotObserved[]): WhyNotObserved | null {
  const counts = new Map<WhyNotObserved, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/** Error code for an analysis whose photos all failed, by the most frequent reason. The messages are specified. */
const codes: Readonly<Record<WhyNotObserved, ErrorCode>> = {
  rate_limited: 'too_many_analyses',
  rejected: 'invalid_analysis_request',
  server_error: 'analysis_unavailable',
  overloaded: 'analysis_busy',
  unauthorized: 'analysis_down',
  unavailable: 'analysis_down',
  unreachable: 'analysis_unreachable',
  timed_out: 'analysis_timed_out',
  malformed: 'analysis_malformed',
  too_long: 'analysis_malformed',
  refused: 'analysis_refused',
  unreadable: 'analysis_failed',
  missing: 'analysis_failed',
  fault: 'analysis_failed',
};

/** The error for an analysis without any observed photo: by the most frequent reason, the first one on a tie. */
export function summarizeFailures(reasons: readonly WhyNotObserved[], cause: unknown): DssError {
  return new DssError(codes[commonest(reasons) ?? 'fault'], { cause });
}
