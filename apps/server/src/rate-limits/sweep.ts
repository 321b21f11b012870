import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';
import { startSweeping } from '../sweeping/index.ts';

const everyMs = 60_000;

interface SweepDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Forgets, every minute, what no limit counts any more.
 * @returns ends it
 */
export function startSweepingRateEvents({
  db,
  clock,
  log,
}: SweepDependencies): () => Promise<void> {
  return startSweeping({
    everyMs,
    sweep: () => forgetOver(db, clock),
    log,
    failure: 'what was counted against limits could not be swept',
  });
}

export async function forgetOver(db: Database, clock: Clock): Promise<void> {
  await db.asActor(null, (tx) =>
    tx.execute(sql`select app.sweep_rate_events(${clock().toISOString()})`),
  );
}
