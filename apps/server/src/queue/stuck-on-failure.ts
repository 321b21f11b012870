import type { WorkerEvents } from 'graphile-worker';

/**
 * Resolves when a runner can take no job anymore. graphile-worker 0.18 asks once for the numbers of its tasks and keeps
 * the answer, a failure too: every later look for a job then fails with that same error, however well the database is.
 */
export function stuckOnFailure(events: WorkerEvents): Promise<void> {
  let previous: unknown;
  return new Promise((resolve) => {
    events.on('worker:getJob:error', ({ error }) => {
      if (error === previous) resolve();
      previous = error;
    });
  });
}
