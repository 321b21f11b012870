import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Changes } from '../../changes/index.ts';
import { tables, type Database } from '../../db/index.ts';
import { isUnfinished, JobNotWanted, type JobIds } from './attempt.ts';

const { analysisJobs } = tables;

/** A signal that falls when a job is canceled or its property deleted, in whatever process that happens. */
export interface CancellationWatch {
  /** Aborted with `JobNotWanted`. */
  readonly signal: AbortSignal;
  /** Stops watching. */
  readonly release: () => void;
}

/** Watches a job that this process works on; its row is asked whenever it was changed, or a change may have been missed. */
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
      // Without a database, the work itself fails, and an end of the outage is a gap.
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
  // It may have been canceled before anybody listened.
  ask();
  return { signal: unwanted.signal, release };
}
