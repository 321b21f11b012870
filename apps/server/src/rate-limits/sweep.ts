import { sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { noProperty, type Database } from '../db/index.ts';
import { tableCleanup } from '../periodic-cleanup/index.ts';

/** Removes, every minute, what no limit counts anymore, and what a clock that went back has left in the future. */
export const startRateEventCleanup = tableCleanup({
  everyMs: 60_000,
  cleanUp: forgetOver,
  failure: 'what was counted against limits could not be removed',
});

export async function forgetOver(db: Database, clock: Clock): Promise<void> {
  await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select app.sweep_rate_events(${clock().toISOString()})`),
  );
}
