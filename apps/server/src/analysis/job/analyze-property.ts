import { DssError, type ErrorCode } from '@dss/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Changes } from '../../changes/listen-for-changes.ts';
import { isMissingReference, lockProperty, tables } from '../../db/index.ts';
import { outageOf, reasonOf } from '../../outages/index.ts';
import type { QueueTask, QueueTasks } from '../../queue/start-queue.ts';
import { putScoreIntoOutbox } from '../../score-webhook/store-score.ts';
import { compareAfterPhotos } from '../observe/compare-after-photos.ts';
import { compareFindings } from '../observe/second-pass.ts';
import { hashPhotos, loadInputs, onlyChosen } from '../observe/inputs.ts';
import { modelUseOfJob } from '../observe/model-calls.ts';
import {
  observePhotos,
  summarizeFailures,
  type ModelFailureSummary,
  type ObserveDependencies,
} from '../observe/observe-photos.ts';
import { proposeLabels } from '../observe/propose-labels.ts';
import { ProviderBackoffError } from '../observe/providers/provider.ts';
import type { ObservedPhoto } from '../observe/observation-cache.ts';
import { loadCorrections, marksIn } from '../result/corrections.ts';
import { ofPhotos, photosNow } from '../result/current-evidence.ts';
import { photoEvidence, type ObservedEvidence } from '../result/evidence.ts';
import { saveResult } from '../result/save-result.ts';
import {
  beginAttempt,
  failJob,
  JobNotWanted,
  recordCanceledStop,
  recordFailure,
  postponeJob,
  reportProgress,
  uncountAttempt,
  type Attempt,
  type Progress,
} from './attempt.ts';
import { startFollowUp, type AnalyzedInputs } from './follow-up.ts';
import { mailScoreReady } from './mail-score-ready.ts';
import { logModelFailure, planModelRetry, retryModel } from './retry-model.ts';
import { watchCancellation } from './watch-cancellation.ts';

const { analysisJobs } = tables;

export interface AnalysisTaskDependencies extends ObserveDependencies {
  readonly changes: Changes;
  /** Whether the operator's own system is told of each new score; absent: it isn't. */
  readonly sendsScores?: boolean;
}

/**
 * Delay before the queue retries a job that an outage interrupted, in milliseconds: a third of the job's age. So somebody who
 * waits for a score hardly notices a server that restarts, and during a long outage it is tried about twice a minute.
 */
export function pauseAfterOutage(ageMs: number): number {
  return Math.min(30_000, Math.max(1000, ageMs / 3));
}

const payloadSchema = z.object({ job_id: z.uuid(), property_id: z.uuid() });

/** The queue's handlers for analysis jobs, by job name. */
export function analysisTasks(
  dependencies: AnalysisTaskDependencies,
): Pick<QueueTasks, 'analyze_property' | 'retry_model'> {
  return {
    analyze_property: analyzeProperty(dependencies),
    retry_model: retryModel(dependencies),
  };
}

/**
 * Runs one analysis from photos to score. Expected outcomes (no usable photo, canceled job, deleted property) end the job.
 * Only temporary faults are thrown; the queue retries those, up to five attempts. Outages are retried without a limit.
 */
function analyzeProperty(dependencies: AnalysisTaskDependencies): QueueTask {
  const { db, clock, log } = dependencies;
  /** Jobs interrupted by an outage that also kept their rows from being updated. */
  const brokenOff = new Set<string>();
  return async (payload, { signal, failed }) => {
    const { job_id: jobId, property_id: propertyId } = payloadSchema.parse(payload);
    const attempt = await beginAttempt(db, clock, { jobId, propertyId }, !brokenOff.has(jobId));
    brokenOff.delete(jobId);
    if (attempt === null) {
      log.debug({ jobId }, 'analysis skipped: it is over, or its property is gone');
      await recordCanceledStop(db, { jobId, propertyId });
      return;
    }
    const watch = watchCancellation(dependencies, attempt);
    try {
      const observed = await analyze(
        withChosenModel(dependencies, attempt),
        attempt,
        AbortSignal.any([signal, watch.signal]),
      );
      log.info({ jobId, propertyId }, 'analysis done');
      // The job has ended with its result stored, so no client waits for this and it can't be canceled.
      await proposeLabels(dependencies, attempt, observed, signal);
    } catch (error) {
      if (error instanceof JobNotWanted || watch.signal.aborted) {
        log.info({ jobId, propertyId }, 'analysis ended early: it is no longer wanted');
        await recordCanceledStop(db, attempt);
      } else if (signal.aborted) {
        await uncountAttempt(db, attempt);
        throw error;
      } else if (error instanceof ProviderBackoffError) {
        log.info(
          { jobId, propertyId, waitMs: error.waitMs },
          'analysis put off: the provider asks',
        );
        await postponeJob(db, clock, attempt, error);
      } else if (outageOf(error) !== null) {
        const reason = reasonOf(error);
        log.warn({ jobId, propertyId, reason }, 'analysis put off: an outage has broken it off');
        try {
          await uncountAttempt(db, attempt);
        } catch {
          brokenOff.add(jobId);
          throw error;
        }
        const waitMs = pauseAfterOutage(clock().getTime() - attempt.createdAt.getTime());
        await postponeJob(db, clock, attempt, { waitMs, message: reason });
      } else {
        await endOrRetry(dependencies, attempt, error, failed);
      }
    } finally {
      watch.release();
    }
  };
}

/** The model that an operator chose, if this process knows it. */
function withChosenModel(
  dependencies: AnalysisTaskDependencies,
  { request: { model } }: Attempt,
): AnalysisTaskDependencies {
  const chosen = model === undefined ? null : (dependencies.withModel?.(model) ?? null);
  return chosen === null ? dependencies : { ...dependencies, provider: chosen };
}

async function endOrRetry(
  { db, clock, log }: AnalysisTaskDependencies,
  attempt: Attempt,
  error: unknown,
  noteFailure: (error: unknown) => void,
): Promise<void> {
  const { jobId, propertyId, isLast } = attempt;
  const { failure, lookedAt } =
    error instanceof NothingObserved ? error : { failure: error, lookedAt: null };
  const detail = describe(failure);
  const expected = failure instanceof DssError;
  if (expected || isLast) {
    const code: ErrorCode = expected ? failure.code : 'analysis_failed';
    log.error({ err: failure, jobId, propertyId }, 'analysis failed for good');
    noteFailure(failure);
    await failJob(db, clock, attempt, { code, detail }, async (transaction) => {
      // Photos added during this attempt might be usable, and the clients that added them have joined this job.
      if (lookedAt !== null) await startFollowUp(transaction, attempt, lookedAt, clock());
    });
    return;
  }
  await recordFailure(db, clock, attempt, detail);
  throw error;
}

/** @returns the observations of an AI model; nothing if the model failed */
async function analyze(
  dependencies: AnalysisTaskDependencies,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<readonly ObservedPhoto[]> {
  const { db, clock, provider } = dependencies;
  const { propertyId, request } = attempt;
  const report = (progress?: Progress) => reportProgress(db, clock, attempt, progress);
  const all = await db.asWorker(propertyId, (transaction) =>
    loadInputs(transaction, propertyId, request.placements),
  );
  if (all === null) throw new JobNotWanted(`property ${propertyId} is gone`);
  const inputs = onlyChosen(all, request.photoIds);
  if (inputs.photos.length === 0) throw new DssError('no_images');

  const photosHash = hashPhotos(inputs, provider);
  const lookedAt: AnalyzedInputs = {
    photosHash,
    photoIds: all.photos.map(({ id }) => id),
    provider,
  };
  const { observed, photos, failures, modelFailure } = await observePhotos(
    dependencies,
    { ...attempt, report },
    inputs.photos,
    signal,
  );
  if (observed.length === 0) {
    const reasons = photos.map((photo) => `${photo.image_id}: ${photo.error}`).join('\n');
    const failure = summarizeFailures(failures, new Error(`No photo was observed.\n${reasons}`));
    throw new NothingObserved(failure, lookedAt);
  }
  await report({ step: 'merging' });
  const comparison = await compareFindings(dependencies, attempt, observed, signal);
  const marked = await db.asWorker(propertyId, (tx) => marksIn(tx, propertyId));
  const afterPhotos = await compareAfterPhotos(dependencies, attempt, observed, marked, signal);
  await report({ step: 'scoring' });
  const imageIds = new Map(inputs.photos.map(({ id, imageId }) => [id, imageId]));
  const evidence = photoEvidence({
    provider,
    observed,
    photos,
    photosHash,
    imageIds,
    comparison,
    afterPhotos,
    modelFailure,
  });
  if (modelFailure !== null) logModelFailure(dependencies, modelFailure);
  await saveAnalysis(dependencies, attempt, evidence, modelFailure, lookedAt);
  return modelFailure === null ? observed : [];
}

/**
 * Scores the observations together with the owner's current corrections, and writes the analysis, its hazards and the job's
 * end in one transaction. Starts a follow-up job if the photos, placements or pin changed while this one ran.
 * @throws JobNotWanted if the job was canceled, finished by another process, or deleted
 */
async function saveAnalysis(
  { db, clock, sendsScores = false }: AnalysisTaskDependencies,
  attempt: Attempt,
  evidence: ObservedEvidence,
  modelFailure: ModelFailureSummary | null,
  lookedAt: AnalyzedInputs,
): Promise<void> {
  const { jobId, propertyId, reason } = attempt;
  try {
    await db.asWorker(propertyId, async (transaction) => {
      // With the property locked, an answer saved at the same time either is in this result or re-scores it.
      await lockProperty(transaction, propertyId);
      const now = clock();
      const corrections = await loadCorrections(transaction, propertyId);
      // Locks the analysis before the job, the order in which deleting a property locks them, to avoid a deadlock.
      const saved = await saveResult(
        transaction,
        { propertyId, jobId, reason, at: now },
        // Leaves out photos that were deleted while the analysis ran.
        ofPhotos(evidence, await photosNow(transaction, propertyId)),
        corrections,
        await modelUseOfJob(transaction, jobId),
      );
      if (saved === null) throw new JobNotWanted(`job ${jobId} is done already`);
      const ended = await transaction
        .update(analysisJobs)
        .set({ status: 'done', step: 'done', errorDetail: null, updatedAt: now })
        .where(and(eq(analysisJobs.id, jobId), eq(analysisJobs.status, 'running')))
        .returning({ id: analysisJobs.id });
      if (ended.length === 0) throw new JobNotWanted(`job ${jobId} is no longer wanted`);
      await mailScoreReady(transaction, {
        propertyId,
        reason,
        askedAt: attempt.createdAt,
        endedAt: now,
      });
      if (sendsScores) await putScoreIntoOutbox(transaction, { propertyId, ...saved });
      const following = await startFollowUp(transaction, attempt, lookedAt, now);
      if (following === null) await planModelRetry(transaction, attempt, modelFailure, now);
    });
  } catch (error) {
    if (isMissingReference(error)) throw new JobNotWanted(`property ${propertyId} is gone`);
    throw error;
  }
}

/** Thrown when no photo could be observed. */
class NothingObserved extends Error {
  override readonly name = 'NothingObserved';
  readonly failure: DssError;
  readonly lookedAt: AnalyzedInputs;

  constructor(failure: DssError, lookedAt: AnalyzedInputs) {
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
