import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';

export interface Sweeping {
  readonly everyMs: number;
  /** Forgets what is over. */
  readonly sweep: () => Promise<void>;
  readonly log: Logger;
  /** What the log says where a sweep fails; the next one tries again. */
  readonly failure: string;
}

/**
 * Sweeps again and again, without keeping the process alive for it.
 * @returns ends it
 */
export function startSweeping({ everyMs, sweep, log, failure }: Sweeping): () => Promise<void> {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, failure));
  }, everyMs);
  timer.unref();
  return () => Promise.resolve(clearInterval(timer));
}

/** What sweeping a table of the database takes. */
export interface TableSweeping {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Makes what starts the sweeping of a table.
 * @returns starts it, and returns what ends it
 */
export function tableSweeper({
  sweep,
  ...sweeping
}: Pick<Sweeping, 'everyMs' | 'failure'> & {
  readonly sweep: (db: Database, clock: Clock) => Promise<void>;
}): (dependencies: TableSweeping) => () => Promise<void> {
  return ({ db, clock, log }) => startSweeping({ ...sweeping, log, sweep: () => sweep(db, clock) });
}
