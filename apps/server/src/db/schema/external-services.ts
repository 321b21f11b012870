import { date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What address services answered lately. Named by keyed hashes of what was asked, and by nobody who asked.
 */
export const placeAnswers = pgTable(
  'place_answers',
  {
    key: text('key').primaryKey(),
    answer: jsonb('answer').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('place_answers_by_expiry').on(table.expiresAt)],
);

/**
 * Which aerial pictures lie in the photo store, by keyed hashes of where they show; and where there was none a moment ago
 * (no bytes), so that nobody asks again at once.
 */
export const aerialPictures = pgTable(
  'aerial_pictures',
  {
    key: text('key').primaryKey(),
    bytes: integer('bytes').notNull(),
    capturedOn: date('captured_on'),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('aerial_pictures_by_use').on(table.usedAt),
    index('aerial_pictures_by_expiry').on(table.expiresAt),
  ],
);
