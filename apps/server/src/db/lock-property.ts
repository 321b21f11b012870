import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { preparedQuery } from './prepared-query.ts';

const takeLock = preparedQuery('lock property', (transaction) =>
  transaction
    .select({ taken: sql`true` })
    .from(sql`pg_advisory_xact_lock(hashtextextended(${sql.placeholder('propertyId')}::text, 0))`),
);

/** Locks a property's results until the end of the transaction; waits if another transaction holds the lock. */
export async function lockProperty(transaction: Transaction, propertyId: string): Promise<void> {
  await takeLock(transaction, { propertyId });
}
