import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { tables, type Transaction } from '../db/index.ts';
import type { JobRequest } from './job-request.ts';

const { analysisJobs } = tables;

export interface NewJob {
  readonly propertyId: string;
  readonly reason: (typeof analysisJobs.$inferInsert)['reason'];
  readonly request: JobRequest;
  readonly at: Date;
}

/**
 * Keeps a job and enqueues it, in the caller's transaction: both or neither.
 * @returns its id; null where the property has an unfinished job already
 */
export async function enqueueJob(
  transaction: Transaction,
  { at, ...job }: NewJob,
): Promise<string | null> {
  const jobId = randomUUID();
  const inserted = await transaction
    .insert(analysisJobs)
    .values({ id: jobId, ...job, createdAt: at, updatedAt: at })
    .onConflictDoNothing({
      target: analysisJobs.propertyId,
      where: sql`status in ('queued', 'running')`,
    })
    .returning({ id: analysisJobs.id });
  if (inserted.length === 0) return null;
  await transaction.execute(sql`select app.enqueue_analysis(${jobId}, ${job.propertyId})`);
  return jobId;
}
