import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import { isDeleted, isMissingReference, tables, type Transaction } from '../../db/index.ts';
import type { QueueTask } from '../../queue/start-queue.ts';
import { loadInputs, type PhotoInput } from '../observe/inputs.ts';
import { LookFailed, lookAtPhoto } from '../observe/look-at-photo.ts';
import {
  passingFailures,
  PhotoNotObservable,
  ProviderBackoffError,
  type ObservationProvider,
} from '../observe/providers/provider.ts';
import type { ModelFailureSummary, ObserveDependencies } from '../observe/observe-photos.ts';
import { newestModelFailure } from '../result/read-analyses.ts';
import type { Attempt } from './attempt.ts';
import { enqueueJob, jobRequestSchema } from './enqueue-job.ts';

const { analysisJobs, modelRetries } = tables;

/** Starts at 15 s, while the owner may still have the page open, and doubles up to six hours: 14 attempts in about a day. */
const firstPauseMs = 15_000;
const longestPauseMs = 6 * 60 * 60_000;
const maxAttempts = 14;

const payloadSchema = z.object({ property_id: z.uuid() });

/** Logs a model failure: as an error if the operator has to fix the key or the model's name, else as a warning. */
export function logModelFailure(
  { log, provider }: { readonly log: Logger; readonly provider: ObservationProvider },
  { reason }: ModelFailureSummary,
): void {
  const model = { provider: provider.id, model: provider.modelName, reason };
  if (reason === 'unauthorized') {
    log.error(
      model,
      'the AI provider refuses our key (401 or 403): check it and restart; until then the built-in analyzer looks at photos',
    );
  } else if (reason === 'unavailable') {
    log.error(
      model,
      'the AI provider has no such model or refuses it: check AI_MODEL and AI_BASE_URL; until then the built-in analyzer looks at photos',
    );
  } else {
    log.warn(model, 'the AI model failed, the built-in analyzer looked at photos in its place');
  }
}

/**
 * Schedules another attempt for a model that failed in the analysis being saved, in the same transaction, and clears an
 * earlier schedule if it didn't fail. Failures that time can't fix, such as a refused key, are not retried.
 */
export async function planModelRetry(
  transaction: Transaction,
  { propertyId, request }: Pick<Attempt, 'propertyId' | 'request'>,
  failure: ModelFailureSummary | null,
  now: Date,
): Promise<void> {
  if (failure === null || failure.photoIds.length === 0) {
    await transaction.delete(modelRetries).where(eq(modelRetries.propertyId, propertyId));
    return;
  }
  const pauseMs = Math.max(firstPauseMs, failure.waitMs);
  const values = { propertyId, request, attempts: 0, nextTryAt: new Date(now.getTime() + pauseMs) };
  await transaction
    .insert(modelRetries)
    .values(values)
    .onConflictDoUpdate({ target: modelRetries.propertyId, set: values });
  await enqueueRetry(transaction, propertyId, pauseMs);
}

/**
 * Retries a failed model with one of the photos it couldn't look at. If it answers, the observation is stored and an ordinary
 * analysis starts, whose result replaces the basic one. Clients see no job before that.
 */
export function retryModel(dependencies: ObserveDependencies): QueueTask {
  const { db, clock } = dependencies;
  return async (payload, { signal }) => {
    const { property_id: propertyId } = payloadSchema.parse(payload);
    const photo = await db.asWorker(propertyId, (tx) => photoToTry(tx, propertyId));
    if (photo === 'busy') {
      await db.asWorker(propertyId, (tx) => enqueueRetry(tx, propertyId, firstPauseMs));
      return;
    }
    if (photo === null) {
      await db.asWorker(propertyId, (tx) => endRetries(tx, propertyId));
      return;
    }
    try {
      const tried = await tryPhoto(dependencies, propertyId, photo, signal);
      await db.asWorker(propertyId, async (tx) => {
        if (tried === 'answered') await analyzeAgain(tx, propertyId, clock());
        else if (tried === 'hopeless') await endRetries(tx, propertyId);
        else await planNextTry(tx, propertyId, tried, clock());
      });
    } catch (error) {
      // The property was deleted in the meantime.
      if (!isMissingReference(error)) throw error;
    }
  };
}

/** @returns a photo that the model hasn't looked at yet, a different one each time; null if none is left; 'busy' while an analysis runs or the property is deleted */
async function photoToTry(
  transaction: Transaction,
  propertyId: string,
): Promise<PhotoInput | 'busy' | null> {
  const retry = await plannedRetry(transaction, propertyId);
  if (retry === null) return null;
  const running = await transaction
    .select({ id: analysisJobs.id })
    .from(analysisJobs)
    .where(
      and(
        eq(analysisJobs.propertyId, propertyId),
        inArray(analysisJobs.status, ['queued', 'running']),
      ),
    );
  // The deletion may still be undone, so check again later.
  if (running.length > 0 || (await isDeleted(transaction, propertyId))) return 'busy';
  const failure = await newestModelFailure(transaction, propertyId);
  if (failure === null) return null;
  const inputs = await loadInputs(transaction, propertyId, retry.request.placements);
  const photos = (inputs?.photos ?? []).filter(({ id }) => failure.photo_ids.includes(id));
  return photos[retry.attempts % photos.length] ?? null;
}

/** Result of a retry: an answer, a failure worth another retry, or one that no retry can change. */
type Tried = 'answered' | 'hopeless' | ModelFailureSummary;

async function tryPhoto(
  dependencies: ObserveDependencies,
  propertyId: string,
  photo: PhotoInput,
  signal: AbortSignal,
): Promise<Tried> {
  const { provider } = dependencies;
  const failed = (reason: ModelFailureSummary['reason'], waitMs = 0): Tried => {
    const failure = { reason, photoIds: [photo.id], waitMs };
    logModelFailure(dependencies, failure);
    return passingFailures.has(reason) ? failure : 'hopeless';
  };
  try {
    const look = { propertyId, photo, jobId: null };
    const { seenBy } = await lookAtPhoto(dependencies, look, signal);
    // With the month's budget spent, the stand-in looks instead, because the model may not be called.
    return seenBy.id === provider.id ? 'answered' : 'hopeless';
  } catch (error) {
    if (error instanceof ProviderBackoffError) return failed(error.reason, error.waitMs);
    if (error instanceof LookFailed) return failed('fault');
    if (!(error instanceof PhotoNotObservable)) throw error;
    const { reason } = error;
    return reason === 'unreadable' || reason === 'missing' ? 'hopeless' : failed(reason);
  }
}

/** Starts an analysis with the model, unless one has been started in the meantime. */
async function analyzeAgain(transaction: Transaction, propertyId: string, at: Date): Promise<void> {
  const retry = await plannedRetry(transaction, propertyId);
  if (retry === null) return;
  await endRetries(transaction, propertyId);
  const { request } = retry;
  await enqueueJob(transaction, { propertyId, reason: 'model_retry', request, at });
}

async function planNextTry(
  transaction: Transaction,
  propertyId: string,
  failure: ModelFailureSummary,
  now: Date,
): Promise<void> {
  const retry = await plannedRetry(transaction, propertyId);
  if (retry === null) return;
  const attempts = retry.attempts + 1;
  if (attempts >= maxAttempts) {
    await endRetries(transaction, propertyId);
    return;
  }
  const pauseMs = Math.max(Math.min(firstPauseMs * 2 ** attempts, longestPauseMs), failure.waitMs);
  await transaction
    .update(modelRetries)
    .set({ attempts, nextTryAt: new Date(now.getTime() + pauseMs) })
    .where(eq(modelRetries.propertyId, propertyId));
  await enqueueRetry(transaction, propertyId, pauseMs);
}

async function plannedRetry(transaction: Transaction, propertyId: string) {
  const [row] = await transaction
    .select()
    .from(modelRetries)
    .where(eq(modelRetries.propertyId, propertyId))
    .for('update');
  return row === undefined
    ? null
    : { attempts: row.attempts, request: jobRequestSchema.parse(row.request) };
}

async function endRetries(transaction: Transaction, propertyId: string): Promise<void> {
  await transaction.delete(modelRetries).where(eq(modelRetries.propertyId, propertyId));
}

async function enqueueRetry(
  transaction: Transaction,
  propertyId: string,
  pauseMs: number,
): Promise<void> {
  await transaction.execute(
    sql`select app.plan_model_retry(${propertyId}, make_interval(secs => ${pauseMs / 1000}))`,
  );
}
