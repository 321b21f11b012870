import { sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { noProperty, type Database } from '../db/index.ts';
import { tableSweeper } from '../sweeping/index.ts';

/** Answers kept, whatever their age: some ten megabytes. */
const mostKept = 20_000;

/** Forgets, now and then, what address services answered too long ago. */
export const startSweepingPlaceAnswers = tableSweeper({
  everyMs: 10 * 60_000,
  sweep: (db, clock) => sweepPlaceAnswers(db, clock),
  failure: 'old answers of address services could not be swept',
});

export async function sweepPlaceAnswers(
  db: Database,
  clock: Clock,
  keep = mostKept,
): Promise<void> {
  await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select app.sweep_place_answers(${clock().toISOString()}, ${keep})`),
  );
}
