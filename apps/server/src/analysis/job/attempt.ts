import type { ErrorCode } from '@dss/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Clock } from '../../clock/index.ts';
import { isDeleted, tables, type Database, type Transaction } from '../../db/index.ts';
import type { PhotoProgress } from '../observe/index.ts';
import { jobRequestSchema, type JobRequest } from './enqueue-job.ts';

const { analysisJobs, properties } = tables;

/** Tries after which a job ends as failed, those included whose process died. */
export const maxAttempts = 5;

/** Long enough for a reason and a stack, short enough to read. */
const maxDetailLength = 4000;

/** The work on one analysis job by this process. The job's row is the truth: it may be canceled, or gone, meanwhile. */
export interface Attempt {
  readonly jobId: string;
  readonly propertyId: string;
  readonly request: JobRequest;
  readonly reason: (typeof analysisJobs.$inferSelect)['reason'];
  readonly isLast: boolean;
}

export interface JobIds {
  readonly jobId: string;
  readonly propertyId: string;
}

/**
 * Takes a job up and counts the attempt, so that a job that ends its process every time ends itself.
 * @param isAnother false where it goes on with an attempt that was counted, and broken off by nobody's fault
 * @returns null when there is nothing to do: it is over, canceled, or gone with its property
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
      // Started while its property was being deleted: it goes the way of those that ran then.
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
    };
  });
}

/** Whether a job is still wanted. */
export function isUnfinished({
  status,
}: Pick<typeof analysisJobs.$inferSelect, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

/** A job that is no longer wanted: canceled, or gone with its property. */
export class JobNotWanted extends Error {
  override readonly name = 'JobNotWanted';
}

/** What is written about a job while it runs. */
export interface Progress extends PhotoProgress {
  readonly step?: 'observing' | 'merging' | 'scoring';
}

/**
 * Writes how far the work is; with nothing to write, only asks whether to go on.
 * @throws JobNotWanted
 */
export async function reportProgress(
  db: Database,
  clock: Clock,
  ids: JobIds,
  { anotherPhoto, ...values }: Progress = {},
): Promise<void> {
  const counted = anotherPhoto ? { photosDone: sql`${analysisJobs.photosDone} + 1` } : {};
  const wanted = await updateRunning(db, ids, { ...values, ...counted, updatedAt: clock() });
  if (!wanted) throw new JobNotWanted(`job ${ids.jobId} is no longer wanted`);
}

/**
 * Ends the job as failed. The code's message is what the user reads, the detail is for operators.
 * @param then what else belongs to its end, in the same transaction
 */
export async function failJob(
  db: Database,
  clock: Clock,
  ids: JobIds,
  { code, detail }: { readonly code: ErrorCode; readonly detail: string },
  then: (transaction: Transaction) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await db.asWorker(ids.propertyId, async (transaction) => {
    // The property first, as deleting it does: what follows may refer to it.
    await transaction
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.id, ids.propertyId))
      .for('key share');
    const values = { ...failed(code, detail), updatedAt: clock() };
    if (await updateRunningIn(transaction, ids, values)) await then(transaction);
  });
}

/** Keeps why an attempt failed, in case none succeeds. */
export async function noteFailure(
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

/** Being asked to stop is nobody's fault, nor is an outage: such an attempt doesn't count. */
export async function takeBackAttempt(db: Database, ids: JobIds): Promise<void> {
  await updateRunning(db, ids, { attempts: sql`${analysisJobs.attempts} - 1` });
}

/** Says that nothing is done for a canceled job anymore. */
export async function leaveCancelled(db: Database, { jobId, propertyId }: JobIds): Promise<void> {
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
 * Hands a running job back to the queue, to be taken up after a pause; its message says to operators why. What was seen so far is
 * kept. A job that was canceled meanwhile stays so.
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
