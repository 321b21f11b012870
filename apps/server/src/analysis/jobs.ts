import { setTimeout as delay } from 'node:timers/promises';
import { DssError, errorCatalogue, type AnalysisJob, type ErrorCode } from '@dss/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { isAccessDenied, tables, type Actor, type Database } from '../db/index.ts';
import type { AnalysisDependencies } from './dependencies.ts';

const { analyses, analysisJobs, properties } = tables;

/** How long a caller that asked to wait is kept waiting. */
const waitLimitMs = 10 * 60 * 1000;
const waitStepsMs = { first: 100, last: 1000, growth: 1.3 } as const;

/**
 * The newest analysis job of a property; null when none was ever started.
 * @throws DssError `property_not_found`
 */
export async function newestJob(
  db: Database,
  actor: Actor | null,
  propertyId: string,
): Promise<AnalysisJob | null> {
  return db.asActor(actor, async (transaction) => {
    const [property] = await transaction
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.id, propertyId));
    if (property === undefined) throw new DssError('property_not_found');
    const [row] = await transaction
      .select({ job: analysisJobs, analysisId: analyses.id })
      .from(analysisJobs)
      .leftJoin(analyses, eq(analyses.jobId, analysisJobs.id))
      .where(eq(analysisJobs.propertyId, propertyId))
      .orderBy(desc(analysisJobs.createdAt))
      .limit(1);
    return row === undefined ? null : toWireJob(row.job, row.analysisId);
  });
}

/**
 * Cancels the property's unfinished job. The work itself stops too: the task looks before each photo. With nothing
 * to cancel, nothing happens.
 * @throws DssError `property_not_found`
 */
export async function cancelJob(
  { db, clock }: AnalysisDependencies,
  actor: Actor | null,
  propertyId: string,
): Promise<AnalysisJob | null> {
  const unfinished = and(
    eq(analysisJobs.propertyId, propertyId),
    inArray(analysisJobs.status, ['queued', 'running']),
  );
  try {
    await db.asActor(actor, (transaction) =>
      transaction
        .update(analysisJobs)
        .set({ status: 'cancelled', step: 'cancelled', updatedAt: clock() })
        .where(unfinished),
    );
  } catch (error) {
    if (isAccessDenied(error)) throw new DssError('property_not_found', { cause: error });
    throw error;
  }
  return newestJob(db, actor, propertyId);
}

/**
 * Waits until a job is over.
 * @param signal aborted when the caller has gone
 * @returns the analysis that the job made; null when the caller has gone
 * @throws DssError the job's own error, `analysis_cancelled`, `analysis_takes_long` after ten minutes,
 *   `property_not_found` when the property was deleted meanwhile
 */
export async function waitForJob(
  { db }: AnalysisDependencies,
  actor: Actor | null,
  jobId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const deadline = performance.now() + waitLimitMs;
  let step: number = waitStepsMs.first;
  while (!signal.aborted) {
    if (performance.now() > deadline) throw new DssError('analysis_takes_long');
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
    if (row.status === 'done') {
      if (row.analysisId === null) throw new DssError('analysis_failed');
      return row.analysisId;
    }
    await delay(step, undefined, { signal }).catch(() => undefined);
    step = Math.min(step * waitStepsMs.growth, waitStepsMs.last);
  }
  return null;
}

function toWireJob(job: typeof analysisJobs.$inferSelect, analysisId: string | null): AnalysisJob {
  const code = job.status === 'failed' ? knownCode(job.errorCode) : null;
  return {
    id: job.id,
    property_id: job.propertyId,
    status: job.status,
    step: job.step,
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
  return Object.hasOwn(errorCatalogue, code);
}
