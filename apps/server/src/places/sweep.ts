import { sql } from 'drizzle-orm';
import type { Clock } from '../clock/index.ts';
import { noProperty, type Database } from '../db/index.ts';
import { tableCleanup } from '../periodic-cleanup/index.ts';

/** Answers kept, whatever their age: some ten megabytes. */
const mostKept = 20_000;

/** Removes, now and then, what address services answered too long ago. */
export const startPlaceAnswerCleanup = tableCleanup({
  everyMs: 10 * 60_000,
  cleanUp: (db, clock) => sweepPlaceAnswers(db, clock),
  failure: 'old answers of address services could not be removed',
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
