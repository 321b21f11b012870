import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';

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
  const timer = setInterval(() => {
    sweepPlaceAnswers(dependencies).catch((error: unknown) => {
      dependencies.log.warn({ err: error }, 'old answers of address services could not be swept');
    });
  }, everyMs);
  timer.unref();
  return () => Promise.resolve(clearInterval(timer));
}

export async function sweepPlaceAnswers(
  { db, clock }: Omit<SweepDependencies, 'log'>,
  keep = mostKept,
): Promise<void> {
  await db.asActor(null, (tx) =>
    tx.execute(sql`select app.sweep_place_answers(${clock().toISOString()}, ${keep})`),
  );
}
