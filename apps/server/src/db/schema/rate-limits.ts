import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What was done lately, by whom or from where: counted against limits and swept when its window is over. Both names
 * are keyed hashes, so that a row tells of nobody.
 */
export const rateEvents = pgTable(
  'rate_events',
  {
    /** Which limit, of whom. */
    bucket: text('bucket').notNull(),
    /** The same event in the same bucket counts once within the window. */
    event: text('event').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
    /** When the window is over. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.event] }),
    index('rate_events_by_time').on(table.bucket, table.countedAt),
    index('rate_events_by_expiry').on(table.expiresAt),
  ],
);
