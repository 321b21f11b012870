import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { isMissingReference, tables, takeTurn, type Database } from '../db/index.ts';
import { JobNotWanted, type Attempt } from './attempt.ts';
import { loadCorrections } from './corrections.ts';
import { startFollowUp, type LookedAt } from './follow-up.ts';
import { modelUseOfJob } from './model-use.ts';
import { insertResult, type Seen } from './result-rows.ts';

const { analysisJobs } = tables;

/**
 * Scores what was seen together with what the owner says by now, and writes the analysis, its hazards and the end of
 * its job in one transaction: all of it, once, or nothing. Starts the analysis that follows, if what it looked at has
 * changed meanwhile.
 * @throws JobNotWanted when the job was cancelled, finished by another process, or is gone
 */
export async function saveAnalysis(
  db: Database,
  clock: Clock,
  attempt: Attempt,
  seen: Seen,
  lookedAt: LookedAt,
): Promise<void> {
  const { jobId, propertyId, reason } = attempt;
  try {
    await db.asWorker(propertyId, async (transaction) => {
      // An answer saved at this moment is either in this result or re-scores it.
      await takeTurn(transaction, propertyId);
      const now = clock();
      const corrections = await loadCorrections(transaction, propertyId);
      // The analysis first, the job second: it takes its locks in the order in which deleting a property does.
      const analysisId = await insertResult(
        transaction,
        { propertyId, jobId, reason, at: now },
        seen,
        corrections,
        await modelUseOfJob(transaction, jobId),
      );
      if (analysisId === null) throw new JobNotWanted(`job ${jobId} is done already`);
      const ended = await transaction
        .update(analysisJobs)
        .set({ status: 'done', step: 'done', errorDetail: null, updatedAt: now })
        .where(and(eq(analysisJobs.id, jobId), eq(analysisJobs.status, 'running')))
        .returning({ id: analysisJobs.id });
      if (ended.length === 0) throw new JobNotWanted(`job ${jobId} is no longer wanted`);
      await startFollowUp(transaction, attempt, lookedAt, now);
    });
  } catch (error) {
    if (isMissingReference(error)) throw new JobNotWanted(`property ${propertyId} is gone`);
    throw error;
  }
}
