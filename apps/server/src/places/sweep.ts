import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';
import { startSweeping } from '../sweeping/index.ts';

const everyMs = 10 * 60_000;
/** Answers kept, whatever their age: some ten megabytes. */
const mostKept = 20_000;

interface SweepDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Forgets, now and then, what address services answered too long ago.
 * @returns ends it
 */
export function startSweepingPlaceAnswers(dependencies: SweepDependencies): () => Promise<void> {
  return startSweeping({
    everyMs,
    sweep: () => sweepPlaceAnswers(dependencies),
    log: dependencies.log,
    failure: 'old answers of address services could not be swept',
  });
}

export async function sweepPlaceAnswers(
  { db, clock }: Omit<SweepDependencies, 'log'>,
  keep = mostKept,
): Promise<void> {
  await db.asActor(null, (tx) =>
    tx.execute(sql`select app.sweep_place_answers(${clock().toISOString()}, ${keep})`),
  );
}
