import { sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { noProperty, type Database } from '../db/index.ts';
import { tableSweeper } from '../sweeping/index.ts';

/** Before the running one, so that a month can be compared with the same one a year ago. */
const keptMonths = 12;

/** Forgets, now and then, calls of models that no budget and no operator asks about any more. */
export const startSweepingModelCalls = tableSweeper({
  everyMs: 60 * 60_000,
  sweep: sweepModelCalls,
  failure: 'old calls of models could not be swept',
});

/** Keeps the running month (UTC) and the twelve before it. */
export async function sweepModelCalls(db: Database, clock: Clock): Promise<void> {
  const now = clock();
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - keptMonths, 1));
  await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select app.sweep_model_calls(${before.toISOString()})`),
  );
}
