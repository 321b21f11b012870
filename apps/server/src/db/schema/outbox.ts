import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { properties } from './properties.ts';

/** What can be sent elsewhere. Each is sent by the job `send_…` of its name. */
export type SendingKind = 'mail' | 'lead' | 'score' | 'notification';

/** What is to be sent elsewhere, or was: stored in the transaction of what it is about, and sent by a job until it is taken. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<SendingKind>().notNull(),
    /** Which one of its kind, such as a mail's template; null where there is but one. */
    name: text('name'),
    /** The address of a mail; null where the kind says to whom it goes. */
    recipient: text('recipient'),
    /** Whose account it is about, at whichever address that was then; null: about none. */
    userId: uuid('user_id'),
    /** The home that it is about, with which it goes; null: about none alone. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    /** What it says; null once it is sent, and for secrets once it is given up. */
    content: jsonb('content').$type<unknown>(),
    /** How often somebody was asked to take it. */
    attempts: integer('attempts').notNull().default(0),
    /** Why the latest attempt failed, in the words of whoever should have taken it. */
    failure: text('failure'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [index('outbox_by_property').on(table.propertyId)],
);
