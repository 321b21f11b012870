import type { Locale } from '@dss/domain';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { properties } from './properties.ts';

/** Emails that are to be sent, or were. Sent by the job `send_mail`. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** One address. */
    recipient: text('recipient').notNull(),
    /** Whose account it is about, at whichever address that was then; null: about none. */
    userId: uuid('user_id'),
    /** The home that it is about, with which it goes; null: about none alone. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    template: text('template').notNull(),
    /** What the template says, such as a code; erased once the mail is sent or given up. */
    props: jsonb('props').$type<unknown>(),
    /** How often a server was asked to take it. */
    attempts: integer('attempts').notNull().default(0),
    /** Why the latest attempt failed, in the mail server's words. */
    failure: text('failure'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [index('mails_by_property').on(table.propertyId)],
);
