import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';

export interface PeriodicCleanup {
  readonly everyMs: number;
  /** Removes what is no longer needed. */
  readonly cleanUp: () => Promise<void>;
  readonly log: Logger;
  /** Message logged if a cleanup fails; the next one retries. */
  readonly failure: string;
}

/**
 * Runs a cleanup periodically, without keeping the process alive.
 * @returns a function that stops it
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

/** What the cleanup of a database table needs. */
export interface TableCleanup {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Defines the cleanup of a table.
 * @returns a function that starts it and returns one that stops it
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
