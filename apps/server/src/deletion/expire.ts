import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { startPeriodicCleanup, type TableCleanup } from '../periodic-cleanup/index.ts';

export interface ExpiryDependencies extends TableCleanup {
  /** How long homes without an account are kept after the last photo, analysis or answer; null: for good. */
  readonly retentionMonths: number | null;
}

const everyMs = 6 * 60 * 60 * 1000;
const expiredSchema = z.tuple([z.object({ expired: z.coerce.number() })]);

/** Deletes properties without an account that nobody has used for the configured time. They are purged like any other. */
export async function expireProperties({
  db,
  clock,
  log,
  retentionMonths,
}: ExpiryDependencies): Promise<void> {
  if (retentionMonths === null) return;
  const now = clock();
  const since = monthsBefore(now, retentionMonths);
  const { rows } = await db.asPurge((tx) =>
    tx.execute(
      sql`select app.expire_properties(${since.toISOString()}, ${now.toISOString()}) as expired`,
    ),
  );
  const [{ expired }] = expiredSchema.parse(rows);
  if (expired > 0) log.info({ expired }, 'homes without an account have expired');
}

/** The same day of an earlier month, or its last one where it is shorter. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  // The days that the earlier month lacks have run over into the next.
  if (before.getUTCDate() !== date.getUTCDate()) before.setUTCDate(0);
  return before;
}

/**
 * Looks for expired properties now and every six hours.
 * @returns a function that stops it
 */
export async function startExpiring(
  dependencies: ExpiryDependencies,
): Promise<() => Promise<void>> {
  await expireProperties(dependencies);
  return startPeriodicCleanup({
    everyMs,
    cleanUp: () => expireProperties(dependencies),
    log: dependencies.log,
    failure: 'homes without an account could not expire',
  });
}
