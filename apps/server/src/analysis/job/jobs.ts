import { setTimeout as delay } from 'node:timers/promises';
import { DssError, errorCatalog, type AnalysisJob, type ErrorCode } from '@dss/domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Changes } from '../../changes/listen-for-changes.ts';
import type { Clock } from '../../clock/index.ts';
import {
  answersOf,
  asOwner,
  assertVisible,
  preparedQuery,
  tables,
  type Actor,
  type Database,
  type Transaction,
} from '../../db/index.ts';
import { enqueueJob, jobRequestSchema } from './enqueue-job.ts';

const { analyses, analysisJobs } = tables;

/** The longest that a request waits for a job. */
const waitLimitMs = 10 * 60 * 1000;
/** How often a waiting request looks at its job although no change of it was announced. */
const lookEveryMs = 5000;
/** How long a cancel request waits for the worker to stop. */
const leaveLimitMs = 1000;
const leavePollMs = 25;

/**
 * The newest analysis job of a property; null if it has none.
 * @throws DssError `property_not_found`
 */
export async function newestJob(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<AnalysisJob | null> {
  return db.asActor(actor, async (transaction) => {
    const [, job] = await answersOf([
      assertVisible(transaction, propertyId),
      newestJobIn(transaction, propertyId),
    ]);
    return job;
  });
}

const newestJobOf = preparedQuery('newest job', (transaction) =>
  transaction
    .select({ job: analysisJobs, analysisId: analyses.id })
    .from(analysisJobs)
    .leftJoin(analyses, eq(analyses.jobId, analysisJobs.id))
    .where(eq(analysisJobs.propertyId, sql.placeholder('propertyId')))
    .orderBy(desc(analysisJobs.createdAt))
    .limit(1),
);

/** Like `newestJob`, in a transaction that has the right to read it. */
export async function newestJobIn(
  transaction: Transaction,
  propertyId: string,
): Promise<AnalysisJob | null> {
  const [row] = await newestJobOf(transaction, { propertyId });
  return row === undefined ? null : toWireJob(row.job, row.analysisId);
}

/**
 * Cancels the property's unfinished job. The commit notifies the worker, in whichever process it runs, and the worker aborts
 * its calls. Returns once the worker has stopped, so that no call is made afterward, or after a second, because a worker that
 * died can't report that it stopped. Does nothing if there is no unfinished job.
 * @throws DssError `property_not_found`
 */
export async function cancelJob(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  actor: Actor | null,
  propertyId: string,
): Promise<AnalysisJob | null> {
  const cancelled = await asOwner(db, actor, propertyId, (transaction) =>
    cancelJobIn(transaction, propertyId, clock()),
  );
  for (const id of cancelled) await untilLeft(db, actor, id);
  return newestJob(db, actor, propertyId);
}

/**
 * Cancels the property's unfinished job in the caller's transaction.
 * @returns the job's id; null if there was none
 */
export async function cancelJobIn(
  transaction: Transaction,
  propertyId: string,
  at: Date,
): Promise<string[]> {
  const rows = await transaction
    .update(analysisJobs)
    .set({
      status: 'cancelled',
      // Only the worker sets the step of a running job to canceled, once it has stopped.
      step: sql`case ${analysisJobs.status} when 'queued' then 'cancelled' else ${analysisJobs.step} end`,
      updatedAt: at,
    })
    .where(
      and(
        eq(analysisJobs.propertyId, propertyId),
        inArray(analysisJobs.status, ['queued', 'running']),
      ),
    )
    .returning({ id: analysisJobs.id });
  return rows.map(({ id }) => id);
}

/** Restarts the property's newest job if it was canceled at this time or later. */
export async function resumeCanceledJob(
  transaction: Transaction,
  propertyId: string,
  { canceledSince, at }: { readonly canceledSince: Date; readonly at: Date },
): Promise<void> {
  const [newest] = await transaction
    .select()
    .from(analysisJobs)
    .where(eq(analysisJobs.propertyId, propertyId))
    .orderBy(desc(analysisJobs.createdAt))
    .limit(1);
  if (newest?.status !== 'cancelled' || newest.updatedAt < canceledSince) return;
  const { reason } = newest;
  const request = jobRequestSchema.parse(newest.request);
  await enqueueJob(transaction, { propertyId, reason, request, at });
}

/**
 * Waits until a job has ended, in whichever process it runs.
 * @param signal aborted when the client disconnects
 * @param everyMs how often it looks at the job although no change was announced
 * @returns the job's analysis; null if the client disconnected
 * @throws DssError the job's own error, `analysis_cancelled`, `analysis_takes_long` after ten minutes,
 *   `property_not_found` if the property was deleted in the meantime
 */
export async function waitForJob(
  { db, changes }: { readonly db: Database; readonly changes: Changes },
  actor: Actor | null,
  jobId: string,
  signal: AbortSignal,
  everyMs = lookEveryMs,
): Promise<string | null> {
  const deadline = performance.now() + waitLimitMs;
  /** Aborted by the first announcement since the last look. */
  let news = new AbortController();
  const release = changes.listen({
    onChange: (change) => {
      if (change.what === 'job_changed' && change.id === jobId) news.abort();
    },
    onGap: () => news.abort(),
  });
  try {
    while (!signal.aborted) {
      if (performance.now() > deadline) throw new DssError('analysis_takes_long');
      news = new AbortController();
      const analysisId = await analysisOfEnded(db, actor, jobId);
      if (analysisId !== null) return analysisId;
      const until = AbortSignal.any([signal, news.signal]);
      await delay(everyMs, undefined, { signal: until }).catch(() => undefined);
    }
    return null;
  } finally {
    release();
  }
}

/**
 * The analysis of a job that is done; null while it is queued or running.
 * @throws DssError as `waitForJob`
 */
async function analysisOfEnded(
  db: Database,
  actor: Actor | null,
  jobId: string,
): Promise<string | null> {
  const [row] = await db.asActor(actor, (transaction) =>
    transaction
      .select({
        status: analysisJobs.status,
        errorCode: analysisJobs.errorCode,
        analysisId: analyses.id,
      })
      .from(analysisJobs)
      .leftJoin(analyses, eq(analyses.jobId, analysisJobs.id))
      .where(eq(analysisJobs.id, jobId)),
  );
  if (row === undefined) throw new DssError('property_not_found');
  if (row.status === 'failed') throw new DssError(knownCode(row.errorCode));
  if (row.status === 'cancelled') throw new DssError('analysis_cancelled');
  if (row.status !== 'done') return null;
  if (row.analysisId === null) throw new DssError('analysis_failed');
  return row.analysisId;
}

async function untilLeft(db: Database, actor: Actor | null, jobId: string): Promise<void> {
  const deadline = performance.now() + leaveLimitMs;
  while (performance.now() < deadline) {
    const [row] = await db.asActor(actor, (transaction) =>
      transaction
        .select({ step: analysisJobs.step })
        .from(analysisJobs)
        .where(eq(analysisJobs.id, jobId)),
    );
    if (row === undefined || row.step === 'cancelled') return;
    await delay(leavePollMs);
  }
}

function toWireJob(job: typeof analysisJobs.$inferSelect, analysisId: string | null): AnalysisJob {
  const code = job.status === 'failed' ? knownCode(job.errorCode) : null;
  return {
    id: job.id,
    property_id: job.propertyId,
    status: job.status,
    step: job.status === 'cancelled' ? 'cancelled' : job.step,
    photos_done: job.photosDone,
    photos_total: job.photosTotal,
    analysis_id: analysisId,
    error: code === null ? null : { code, message: new DssError(code).message },
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
  };
}

function knownCode(code: string | null): ErrorCode {
  return code !== null && isErrorCode(code) ? code : 'analysis_failed';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalog, code);
}
