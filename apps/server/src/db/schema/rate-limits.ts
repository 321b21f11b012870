import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Recent events that count once however often they come, removed when their window ends. Bucket and event are keyed hashes, so
 * that a row reveals nothing about the requester.
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
    index('rate_events_by_expiry').on(table.expiresAt),
  ],
);

/**
 * What counts against one limit of one actor or network: up to a dozen slots, each a tenth of the window. A slot begins with its
 * first event, and leaves the window with its last.
 */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** Hash of the limit and the actor or network. */
    bucket: text('bucket').primaryKey(),
    /** The three columns have one element for each slot, oldest first. */
    firstAt: timestamp('first_at', { withTimezone: true }).array().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).array().notNull(),
    amounts: bigint('amounts', { mode: 'number' }).array().notNull(),
    /** When the newest slot has left the window for certain. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_counts_by_expiry').on(table.expiresAt)],
);
