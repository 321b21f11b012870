import { defaultLocale, DssError, type AnalysedPhoto, type ErrorCode } from '@dss/domain';
import type { Logger } from 'pino';
import { isMissingReference } from '../../db/index.ts';
import { eachAtOnce } from './each-at-once.ts';
import type { PhotoInput } from './inputs.ts';
import { lookAtPhoto, LookFailed, type LookDependencies } from './look-at-photo.ts';
import { lookFailedText, photoFailureText } from './messages.ts';
import { loadObservations, type ObservedPhoto } from './observation-cache.ts';
import {
  PhotoNotObservable,
  ProviderBackoffError,
  type FindingComparer,
  type PhotoFailure,
} from './providers/index.ts';

/** What looking at all photos of an analysis takes. */
export interface ObserveDependencies extends LookDependencies {
  readonly log: Logger;
  /** The second pass; null or absent: off. */
  readonly comparer?: FindingComparer | null;
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
 * @throws whatever `report` throws, before the next look; ProviderBackoffError where the provider asks for a pause and the
 *   job has a try left; whatever the store or the database throws
 */
export async function observePhotos(
  dependencies: ObserveDependencies,
  job: ObservingJob,
  inputs: readonly PhotoInput[],
  signal: AbortSignal,
): Promise<PhotosObserved> {
  const { db, provider, photosAtOnce = 2 } = dependencies;
  const known = await db.asWorker(job.propertyId, (transaction) =>
    loadObservations(transaction, inputs, provider),
  );
  await job.report({ photosTotal: inputs.length, photosDone: known.size });

  const outcomes = new Map<string, Outcome>();
  for (const [id, observed] of known) outcomes.set(id, { kind: 'observed', observed });
  const waiting = inputs.filter(({ id }) => !known.has(id));
  let pause: ProviderBackoffError | null = null;
  await eachAtOnce(photosAtOnce, waiting, signal, async (photo, eachSignal) => {
    const outcome = pause ?? (await observePhoto(dependencies, job, photo, eachSignal));
    if (outcome instanceof ProviderBackoffError) {
      // Looks under way may still come to something; no other begins.
      pause = outcome;
      if (mayPause(job, outcome)) return;
      outcomes.set(photo.id, { kind: 'failed', photo, reason: outcome.reason });
    } else {
      outcomes.set(photo.id, outcome);
    }
    await job.report({ anotherPhoto: true });
  });
  throwIfPausing(job, pause);
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

/** What the user reads where every photo failed for this reason: the specified messages, by what the provider answered. */
const codes: Readonly<Record<WhyNotObserved, ErrorCode>> = {
  rate_limited: 'too_many_analyses',
  rejected: 'invalid_analysis_request',
  server_error: 'analysis_unavailable',
  overloaded: 'analysis_busy',
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
  const counts = new Map<WhyNotObserved, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [commonest] = [...counts].toSorted(([, one], [, other]) => other - one);
  return new DssError(codes[commonest?.[0] ?? 'fault'], { cause });
}
