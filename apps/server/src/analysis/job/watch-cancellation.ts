import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Changes } from '../../changes/listen-for-changes.ts';
import { tables, type Database } from '../../db/index.ts';
import { isUnfinished, JobNotWanted, type JobIds } from './attempt.ts';

const { analysisJobs } = tables;

/** A signal that is aborted when a job is canceled or its property deleted, by any process. */
export interface CancellationWatch {
  /** Aborted with `JobNotWanted`. */
  readonly signal: AbortSignal;
  readonly release: () => void;
}

/** Watches a job that this process runs: reads its row after each announced change, and after a gap in the announcements. */
export function watchCancellation(
  { db, changes, log }: { readonly db: Database; readonly changes: Changes; readonly log: Logger },
  { jobId, propertyId }: JobIds,
): CancellationWatch {
  const unwanted = new AbortController();
  const ask = () => {
    isWanted().then(
      (wanted) => {
        if (!wanted) unwanted.abort(new JobNotWanted(`job ${jobId} is no longer wanted`));
      },
      // Without a database the work itself fails, and the end of the outage counts as a gap, which checks again.
      (error: unknown) => log.debug({ err: error, jobId }, 'a job could not be asked after'),
    );
  };
  const isWanted = async () => {
    const [job] = await db.asWorker(propertyId, (transaction) =>
      transaction
        .select({ status: analysisJobs.status })
        .from(analysisJobs)
        .where(eq(analysisJobs.id, jobId)),
    );
    return job !== undefined && isUnfinished(job);
  };
  const release = changes.listen({
    onChange: (change) => {
      if (change.what === 'job_changed' && change.id === jobId) ask();
    },
    onGap: ask,
  });
  // The job may have been canceled before the listener was added.
  ask();
  return { signal: unwanted.signal, release };
}
