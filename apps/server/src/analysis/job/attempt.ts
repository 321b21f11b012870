import type { ErrorCode } from '@dss/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Clock } from '../../clock/index.ts';
import { isDeleted, tables, type Database, type Transaction } from '../../db/index.ts';
import type { PhotoProgress } from '../observe/observe-photos.ts';
import { jobRequestSchema, type JobRequest } from './enqueue-job.ts';

const { analysisJobs, properties } = tables;

/** Attempts after which a job fails. An attempt whose process died counts too. */
export const maxAttempts = 5;

/** Characters of a stored failure; enough for the reason and a stack trace. */
const maxDetailLength = 4000;

/** One run of an analysis job by this process. The row in the database decides whether the job is still wanted. */
export interface Attempt {
  readonly jobId: string;
  readonly propertyId: string;
  readonly request: JobRequest;
  readonly reason: (typeof analysisJobs.$inferSelect)['reason'];
  readonly isLast: boolean;
  /** When the job was asked for. */
  readonly createdAt: Date;
}

export interface JobIds {
  readonly jobId: string;
  readonly propertyId: string;
}

/**
 * Starts an attempt at a job and counts it, so that a job that crashes its process every time runs out of attempts.
 * @param isAnother false when it resumes an attempt that an outage interrupted and that was counted already
 * @returns null if there is nothing to do: the job has ended, was canceled, or was deleted with its property
 */
export async function beginAttempt(
  db: Database,
  clock: Clock,
  { jobId, propertyId }: JobIds,
  isAnother = true,
): Promise<Attempt | null> {
  return db.asWorker(propertyId, async (transaction) => {
    const [job] = await transaction
      .select()
      .from(analysisJobs)
      .where(eq(analysisJobs.id, jobId))
      .for('update');
    if (job === undefined || !isUnfinished(job)) return null;
    if (await isDeleted(transaction, propertyId)) {
      // The job was started while its property was being deleted, so cancel it like the jobs that were running then.
      await transaction
        .update(analysisJobs)
        .set({ status: 'cancelled', step: 'cancelled', updatedAt: clock() })
        .where(eq(analysisJobs.id, jobId));
      return null;
    }
    const attempts = isAnother ? job.attempts + 1 : job.attempts;
    if (attempts > maxAttempts) {
      const died = `The process ended during attempt ${job.attempts}.`;
      await transaction
        .update(analysisJobs)
        .set({
          ...failed('analysis_failed', [died, job.errorDetail].filter(Boolean).join('\n')),
          updatedAt: clock(),
        })
        .where(eq(analysisJobs.id, jobId));
      return null;
    }
    await transaction
      .update(analysisJobs)
      .set({
        status: 'running',
        step: 'observing',
        attempts,
        updatedAt: clock(),
      })
      .where(eq(analysisJobs.id, jobId));
    return {
      jobId,
      propertyId,
      request: jobRequestSchema.parse(job.request),
      reason: job.reason,
      isLast: attempts >= maxAttempts,
      createdAt: job.createdAt,
    };
  });
}

/** Whether a job is queued or running. */
export function isUnfinished({
  status,
}: Pick<typeof analysisJobs.$inferSelect, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

/** The job was canceled, or deleted with its property. */
export class JobNotWanted extends Error {
  override readonly name = 'JobNotWanted';
}

/** A running job's progress, as its row stores it. */
export interface Progress extends PhotoProgress {
  readonly step?: 'observing' | 'merging' | 'scoring';
}

/**
 * Writes the job's progress. Without progress, only checks that the job is still wanted.
 * @throws JobNotWanted
 */
export async function reportProgress(
  db: Database,
  clock: Clock,
  ids: JobIds,
  { anotherPhoto, photosKnown, ...values }: Progress = {},
): Promise<void> {
  const counted = {
    ...(anotherPhoto && { photosDone: sql`${analysisJobs.photosDone} + 1` }),
    // A later attempt also finds what this one has stored, which says nothing about the cache.
    ...(photosKnown !== undefined && {
      photosKnown: sql`coalesce(${analysisJobs.photosKnown}, ${photosKnown})`,
    }),
  };
  const wanted = await updateRunning(db, ids, { ...values, ...counted, updatedAt: clock() });
  if (!wanted) throw new JobNotWanted(`job ${ids.jobId} is no longer wanted`);
}

/**
 * Ends the job as failed. The user reads the message of the error code; the detail is for operators.
 * @param then further work in the same transaction
 */
export async function failJob(
  db: Database,
  clock: Clock,
  ids: JobIds,
  { code, detail }: { readonly code: ErrorCode; readonly detail: string },
  then: (transaction: Transaction) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await db.asWorker(ids.propertyId, async (transaction) => {
    // Locks the property first, as deletion does, because `then` may insert rows that refer to it.
    await transaction
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.id, ids.propertyId))
      .for('key share');
    const values = { ...failed(code, detail), updatedAt: clock() };
    if (await updateRunningIn(transaction, ids, values)) await then(transaction);
  });
}

/** Stores why an attempt failed, for the case that no later attempt succeeds. */
export async function recordFailure(
  db: Database,
  clock: Clock,
  ids: JobIds,
  detail: string,
): Promise<void> {
  await updateRunning(db, ids, {
    errorDetail: detail.slice(0, maxDetailLength),
    updatedAt: clock(),
  });
}

/** Uncounts an attempt that was ended by a shutdown or an outage. */
export async function uncountAttempt(db: Database, ids: JobIds): Promise<void> {
  await updateRunning(db, ids, { attempts: sql`${analysisJobs.attempts} - 1` });
}

/** Records that the worker has stopped working on a canceled job. */
export async function recordCanceledStop(
  db: Database,
  { jobId, propertyId }: JobIds,
): Promise<void> {
  await db.asWorker(propertyId, (transaction) =>
    transaction
      .update(analysisJobs)
      .set({ step: 'cancelled' })
      .where(and(eq(analysisJobs.id, jobId), eq(analysisJobs.status, 'cancelled'))),
  );
}

function failed(code: ErrorCode, detail: string) {
  return {
    status: 'failed',
    step: 'failed',
    errorCode: code,
    errorDetail: detail.slice(0, maxDetailLength),
  } as const;
}

async function updateRunning(
  db: Database,
  ids: JobIds,
  values: PgUpdateSetSource<typeof analysisJobs>,
): Promise<boolean> {
  return db.asWorker(ids.propertyId, (transaction) => updateRunningIn(transaction, ids, values));
}

async function updateRunningIn(
  transaction: Transaction,
  { jobId }: JobIds,
  values: PgUpdateSetSource<typeof analysisJobs>,
): Promise<boolean> {
  const rows = await transaction
    .update(analysisJobs)
    .set(values)
    .where(and(eq(analysisJobs.id, jobId), inArray(analysisJobs.status, ['queued', 'running'])))
    .returning({ id: analysisJobs.id });
  return rows.length > 0;
}

/**
 * Returns a running job to the queue, to run again after a delay, and stores the reason for operators. Observations made so
 * far are kept. A job that was canceled in the meantime stays canceled.
 */
export async function postponeJob(
  db: Database,
  clock: Clock,
  { jobId, propertyId }: JobIds,
  { waitMs, message }: { readonly waitMs: number; readonly message: string },
): Promise<void> {
  await db.asWorker(propertyId, async (transaction) => {
    const waiting = await transaction
      .update(analysisJobs)
      .set({
        status: 'queued',
        step: 'queued',
        errorDetail: message,
        updatedAt: clock(),
      })
      .where(and(eq(analysisJobs.id, jobId), eq(analysisJobs.status, 'running')))
      .returning({ id: analysisJobs.id });
    if (waiting.length === 0) return;
    const seconds = waitMs / 1000;
    await transaction.execute(
      sql`select app.postpone_analysis(${jobId}, ${propertyId}, make_interval(secs => ${seconds}))`,
    );
  });
}
