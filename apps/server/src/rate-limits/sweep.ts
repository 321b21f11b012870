import { sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';
import { tableSweeper } from '../sweeping/index.ts';

/** Forgets, every minute, what no limit counts any more. */
export const startSweepingRateEvents = tableSweeper({
  everyMs: 60_000,
  sweep: forgetOver,
  failure: 'what was counted against limits could not be swept',
});

export async function forgetOver(db: Database, clock: Clock): Promise<void> {
  await db.asActor(null, (tx) =>
    tx.execute(sql`select app.sweep_rate_events(${clock().toISOString()})`),
  );
}
