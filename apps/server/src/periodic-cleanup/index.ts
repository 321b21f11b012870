import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';

export interface PeriodicCleanup {
  readonly everyMs: number;
  /** Removes what is no longer needed. */
  readonly cleanUp: () => Promise<void>;
  readonly log: Logger;
  /** Logged where a cleanup fails; the next one tries again. */
  readonly failure: string;
}

/**
 * Cleans up again and again, without keeping the process alive for it.
 * @returns ends it
 */
export function startPeriodicCleanup({
  everyMs,
  cleanUp,
  log,
  failure,
}: PeriodicCleanup): () => Promise<void> {
  const timer = setInterval(() => {
    cleanUp().catch((error: unknown) => log.warn({ err: error }, failure));
  }, everyMs);
  timer.unref();
  return () => Promise.resolve(clearInterval(timer));
}

/** What cleaning up a table of the database takes. */
export interface TableCleanup {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Makes what starts the cleanup of a table.
 * @returns starts it, and returns what ends it
 */
export function tableCleanup({
  cleanUp,
  ...cleanup
}: Pick<PeriodicCleanup, 'everyMs' | 'failure'> & {
  readonly cleanUp: (db: Database, clock: Clock) => Promise<void>;
}): (dependencies: TableCleanup) => () => Promise<void> {
  return ({ db, clock, log }) =>
    startPeriodicCleanup({ ...cleanup, log, cleanUp: () => cleanUp(db, clock) });
}
