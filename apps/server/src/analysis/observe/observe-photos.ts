import { defaultLocale, DssError, type AnalyzedPhoto, type ErrorCode } from '@dss/domain';
import type { Logger } from 'pino';
import { isMissingReference } from '../../db/index.ts';
import { eachAtOnce } from './each-at-once.ts';
import type { PhotoInput } from './inputs.ts';
import { lookAtPhoto, LookFailed, type LookDependencies } from './look-at-photo.ts';
import { lookFailedText, photoFailureText } from './messages.ts';
import { loadObservations, type ObservedPhoto } from './observation-cache.ts';
import {
  passingFailures,
  PhotoNotObservable,
  ProviderBackoffError,
  type FindingComparer,
  type ModelFailureReason,
  type ObservationProvider,
  type PhotoFailure,
  type PhotoReply,
  type PhotoSorter,
} from './providers/index.ts';

/** What looking at all photos of an analysis takes. */
export interface ObserveDependencies extends LookDependencies {
  readonly log: Logger;
  /** Looks at photos where an AI model fails; null or absent: they count as failed. */
  readonly fallback?: ObservationProvider | null;
  /** The second pass; null or absent: off. */
  readonly comparer?: FindingComparer | null;
  /** Proposes sides of the house; null or absent: off. */
  readonly sorter?: PhotoSorter | null;
  /** Photos looked at at once within one analysis; 2. */
  readonly photosAtOnce?: number;
}

/** How many photos are done. */
export interface PhotoProgress {
  readonly photosTotal?: number;
  /** Known from the start, because they were looked at before. */
  readonly photosDone?: number;
  /** One photo more is done. Counted by the database, so that photos looked at at once can't overtake each other. */
  readonly anotherPhoto?: true;
}

/** Whose photos are looked at. */
export interface ObservingJob {
  readonly propertyId: string;
  readonly jobId: string;
  /** No further try follows: it has to come to what was seen so far, or to an error that says why. */
  readonly isLast: boolean;
  /** Is told how far it is, or nothing before each look; throws to end the work. */
  readonly report: (progress?: PhotoProgress) => Promise<void>;
}

/** Why a photo was not observed; `fault`: the provider broke in a way that it doesn't name. */
export type WhyNotObserved = PhotoFailure | 'fault';

/** What looking at the photos came to. A photo that was removed meanwhile is in no list. */
export interface PhotosObserved {
  readonly observed: readonly ObservedPhoto[];
  /** Every photo by name, with the reason where it could not be observed, in the order of upload. */
  readonly photos: readonly AnalyzedPhoto[];
  /** Of the photos that could not be observed, in the same order. */
  readonly failures: readonly WhyNotObserved[];
  /** Why the model failed, where the fallback looked at photos in its place; null where it didn't. */
  readonly modelFailure: ModelFailure | null;
}

/** A model that failed, and the photos that it has yet to look at. */
export interface ModelFailure {
  /** The commonest one. */
  readonly reason: ModelFailureReason | 'fault';
  /** Row ids of the photos that the model may see after all if it is tried again. */
  readonly photoIds: readonly string[];
  /** The longest pause that the model asked for; 0 where it asked for none. */
  readonly waitMs: number;
}

type Outcome =
  | {
      readonly kind: 'observed';
      readonly observed: ObservedPhoto;
      /** Why the fallback looked. */
      readonly insteadOf?: Failed;
    }
  | Failed
  | { readonly kind: 'removed' };

interface Failed {
  readonly kind: 'failed';
  readonly photo: PhotoInput;
  readonly reason: WhyNotObserved;
  /** The pause that the model asks for. */
  readonly waitMs: number;
}

/** A longer pause isn't waited for, not even by a job: nobody is there anymore. */
const longestPauseMs = 10 * 60 * 1000;

/**
 * Looks at every photo that wasn't looked at before, a few at once, and counts each in the job's row.
 * @throws whatever `report` throws, before the next look; ProviderBackoffError where the provider asks for a pause and the
 *   job has a try left; whatever the store or the database throws
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
  await job.report({ photosTotal: inputs.length, photosDone: known.size });

  const outcomes = new Map<string, Outcome>();
  for (const [id, observed] of known) outcomes.set(id, { kind: 'observed', observed });
  const waiting = inputs.filter(({ id }) => !known.has(id));
  let pause: ProviderBackoffError | null = null;
  /** Of the model as a whole, not of one photo: looks under way may still come to something, no other begins. */
  let down: Failed | null = null;
  await eachAtOnce(photosAtOnce, waiting, signal, async (photo, eachSignal) => {
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
  // Photos that the fallback can't see either are worth waiting for.
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

/** What says nothing about the model's next answer. */
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

/** Has the fallback look at a photo at which the model failed. Where it can't either, the model's failure stands. */
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
    photos: outcomes.flatMap((outcome): AnalyzedPhoto[] => {
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
          const error =
            reason === 'fault'
              ? lookFailedText(defaultLocale)
              : photoFailureText(reason, defaultLocale);
          return [
            {
              image_id: photo.imageId,
              observed: false,
              error,
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

/** Why a photo counts for nothing. Who can't tell whether a house is in view can't say that there is none. */
export function whyNotCounted({
  photograph,
  houseOrYard,
  structure,
}: PhotoReply['shows']): AnalyzedPhoto['not_counted'] {
  if (!photograph) return 'not_a_photo';
  return structure !== null && !houseOrYard ? 'no_home_in_view' : null;
}

function summarizeModelFailures(outcomes: readonly Outcome[]): ModelFailure | null {
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

/** The first of equally common ones. */
function commonest(reasons: readonly WhyNotObserved[]): WhyNotObserved | null {
  const counts = new Map<WhyNotObserved, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

/** What the user reads where every photo failed for this reason: the specified messages, by what the provider answered. */
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

/** The one error for an analysis in which no photo was observed: the commonest reason, the first of equally common ones. */
export function summarizeFailures(reasons: readonly WhyNotObserved[], cause: unknown): DssError {
  return new DssError(codes[commonest(reasons) ?? 'fault'], { cause });
}
