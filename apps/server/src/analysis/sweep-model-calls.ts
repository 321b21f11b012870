import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../clock/index.ts';
import type { Database } from '../db/index.ts';
import { startSweeping } from '../sweeping/index.ts';
import { noProperty } from './model-use.ts';

const everyMs = 60 * 60_000;
/** Before the running one, so that a month can be compared with the same one a year ago. */
const keptMonths = 12;

interface SweepDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Forgets, now and then, calls of models that no budget and no operator asks about any more.
 * @returns ends it
 */
export function startSweepingModelCalls({
  db,
  clock,
  log,
}: SweepDependencies): () => Promise<void> {
  return startSweeping({
    everyMs,
    sweep: () => sweepModelCalls(db, clock),
    log,
    failure: 'old calls of models could not be swept',
  });
}

/** Keeps the running month (UTC) and the twelve before it. */
export async function sweepModelCalls(db: Database, clock: Clock): Promise<void> {
  const now = clock();
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - keptMonths, 1));
  await db.asWorker(noProperty, (tx) =>
    tx.execute(sql`select app.sweep_model_calls(${before.toISOString()})`),
  );
}
