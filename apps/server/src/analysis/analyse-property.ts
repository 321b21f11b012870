import { DssError, type ErrorCode } from '@dss/domain';
import { z } from 'zod';
import type { QueueTask, QueueTasks } from '../queue/index.ts';
import { abortWhenUnwanted } from './abort-when-unwanted.ts';
import {
  beginAttempt,
  failJob,
  JobNotWanted,
  leaveCancelled,
  noteFailure,
  reportProgress,
  takeBackAttempt,
  type Attempt,
} from './attempt.ts';
import type { AnalysisTaskDependencies } from './dependencies.ts';
import { startFollowUp, type LookedAt } from './follow-up.ts';
import { isStoodIn, madeBy } from './made-by.ts';
import { hashPhotos, loadInputs, onlyChosen } from './inputs.ts';
import { mergeFindings } from './merge-findings.ts';
import { observePhotos } from './observe-photos.ts';
import { postponeJob } from './postpone-job.ts';
import { LookLater } from './providers/index.ts';
import { spanishTwins } from './result-words.ts';
import { saveAnalysis } from './save-analysis.ts';
import { toScoreInput } from './score-input.ts';
import { wholeFailure } from './whole-failure.ts';

const payloadSchema = z.object({ job_id: z.uuid(), property_id: z.uuid() });

/** The jobs of this feature, by name. */
export function analysisTasks(
  dependencies: AnalysisTaskDependencies,
): Pick<QueueTasks, 'analyse_property'> {
  return { analyse_property: analyseProperty(dependencies) };
}

/**
 * One analysis from its photos to its score. What can be expected (nothing to look at, cancelled, property gone)
 * ends the job; only what may pass is thrown, to be tried again, five times at most.
 */
function analyseProperty(dependencies: AnalysisTaskDependencies): QueueTask {
  const { db, clock, log } = dependencies;
  return async (payload, { signal }) => {
    const { job_id: jobId, property_id: propertyId } = payloadSchema.parse(payload);
    const attempt = await beginAttempt(db, clock, { jobId, propertyId });
    if (attempt === null) {
      log.debug({ jobId }, 'analysis skipped: it is over, or its property is gone');
      await leaveCancelled(db, { jobId, propertyId });
      return;
    }
    const wanted = abortWhenUnwanted(dependencies, attempt);
    try {
      await analyse(dependencies, attempt, AbortSignal.any([signal, wanted.signal]));
      log.info({ jobId, propertyId }, 'analysis done');
    } catch (error) {
      if (error instanceof JobNotWanted || wanted.signal.aborted) {
        log.info({ jobId, propertyId }, 'analysis ended early: it is no longer wanted');
        await leaveCancelled(db, attempt);
      } else if (signal.aborted) {
        await takeBackAttempt(db, attempt);
        throw error;
      } else if (error instanceof LookLater) {
        log.info(
          { jobId, propertyId, waitMs: error.waitMs },
          'analysis put off: the provider asks',
        );
        await postponeJob(db, clock, attempt, error);
      } else {
        await endOrRetry(dependencies, attempt, error);
      }
    } finally {
      wanted.release();
    }
  };
}

async function endOrRetry(
  { db, clock, log }: AnalysisTaskDependencies,
  attempt: Attempt,
  error: unknown,
): Promise<void> {
  const { jobId, propertyId, isLast } = attempt;
  const { failure, lookedAt } =
    error instanceof NothingObserved ? error : { failure: error, lookedAt: null };
  const detail = describe(failure);
  const expected = failure instanceof DssError;
  if (expected || isLast) {
    const code: ErrorCode = expected ? failure.code : 'analysis_failed';
    log.error({ err: failure, jobId, propertyId }, 'analysis failed for good');
    await failJob(db, clock, attempt, { code, detail }, async (transaction) => {
      // Photos that were added meanwhile may be better ones; whoever added them has joined this job.
      if (lookedAt !== null) await startFollowUp(transaction, attempt, lookedAt, clock());
    });
    return;
  }
  await noteFailure(db, clock, attempt, detail);
  throw error;
}

async function analyse(
  dependencies: AnalysisTaskDependencies,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, provider } = dependencies;
  const all = await db.asWorker(attempt.propertyId, (transaction) =>
    loadInputs(transaction, attempt.propertyId, attempt.request.placements),
  );
  if (all === null) throw new JobNotWanted(`property ${attempt.propertyId} is gone`);
  const inputs = onlyChosen(all, attempt.request.photoIds);
  if (inputs.photos.length === 0) throw new DssError('no_images');

  const photosHash = hashPhotos(inputs, provider);
  const lookedAt: LookedAt = { photosHash, photoIds: all.photos.map(({ id }) => id), provider };
  const { observed, photos, failures } = await observePhotos(
    dependencies,
    attempt,
    inputs.photos,
    signal,
  );
  if (observed.length === 0) {
    const reasons = photos.map((photo) => `${photo.image_id}: ${photo.error}`).join('\n');
    const failure = wholeFailure(failures, new Error(`No photo was observed.\n${reasons}`));
    throw new NothingObserved(failure, lookedAt);
  }
  await reportProgress(db, clock, attempt, { step: 'merging' });
  const { seen, leftOut } = await mergeFindings(
    dependencies,
    attempt,
    toScoreInput(observed),
    signal,
  );
  await reportProgress(db, clock, attempt, { step: 'scoring' });
  await saveAnalysis(
    db,
    clock,
    attempt,
    {
      made: madeBy(provider, observed),
      photosHash,
      seen,
      photos,
      imageIds: new Map(inputs.photos.map(({ id, imageId }) => [id, imageId])),
      spanish: spanishTwins(observed),
      budgetReached: isStoodIn(provider, observed),
      leftOut,
    },
    lookedAt,
  );
}

/** Every photo failed. */
class NothingObserved extends Error {
  override readonly name = 'NothingObserved';
  readonly failure: DssError;
  readonly lookedAt: LookedAt;

  constructor(failure: DssError, lookedAt: LookedAt) {
    super('no photo was observed', { cause: failure });
    this.failure = failure;
    this.lookedAt = lookedAt;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${describe(error.cause)}`;
}
