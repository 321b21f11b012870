import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Recent events counted against limits, removed when their window ends. Bucket and event are keyed hashes, so that a row reveals
 * nothing about the requester.
 */
export const rateEvents = pgTable(
  'rate_events',
  {
    /** Hash of the limit and the actor or network. */
    bucket: text('bucket').notNull(),
    /** The same event counts once per bucket within the window. */
    event: text('event').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
    /** The end of the window. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.event] }),
    index('rate_events_by_time').on(table.bucket, table.countedAt),
    index('rate_events_by_expiry').on(table.expiresAt),
  ],
);
