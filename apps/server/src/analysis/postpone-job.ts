import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { tables, type Database } from '../db/index.ts';
import type { JobIds } from './attempt.ts';
import type { LookLater } from './providers/index.ts';

const { analysisJobs } = tables;

/**
 * Hands a running job back to the queue, to be taken up when the provider may be asked again. What was seen so far is
 * kept. A job that was cancelled meanwhile stays so.
 */
export async function postponeJob(
  db: Database,
  clock: Clock,
  { jobId, propertyId }: JobIds,
  later: LookLater,
): Promise<void> {
  await db.asWorker(propertyId, async (transaction) => {
    const waiting = await transaction
      .update(analysisJobs)
      .set({
        status: 'queued',
        step: 'queued',
        errorDetail: later.message,
        updatedAt: clock(),
      })
      .where(and(eq(analysisJobs.id, jobId), eq(analysisJobs.status, 'running')))
      .returning({ id: analysisJobs.id });
    if (waiting.length === 0) return;
    const seconds = later.waitMs / 1000;
    await transaction.execute(
      sql`select app.postpone_analysis(${jobId}, ${propertyId}, make_interval(secs => ${seconds}))`,
    );
  });
}
