import { date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Cached responses of address services, by keyed hashes of the requests, without the requester.
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
 * The aerial pictures in the photo store, by keyed hashes of the area they show. Rows without bytes record that there was no
 * picture a moment ago, so that the service isn't asked again right away.
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
