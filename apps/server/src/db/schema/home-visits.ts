import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { answerAmount, answerSide, answerValue } from './answer-kinds.ts';
import { sideSaidAs } from './columns.ts';
import { propertyId } from './properties.ts';

/**
 * A day on which an assessor looked at a home that its owner let them in to. It begins with the first that they say or photograph, and
 * belongs to the home: its owner has it also when the assessor has gone.
 */
export const homeVisits = pgTable(
  'home_visits',
  {
    id: uuid('id').primaryKey(),
    propertyId,
    /** Null once their account is deleted, and with it the name and the organization. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As they gave it when they accepted the invitation. */
    name: text('name'),
    /** As they gave it at a visit; that of their last visit until they give another. */
    organization: text('organization'),
    /** The home as it was shown to them. */
    home: text('home').notNull(),
    /** By the assessor's calendar. */
    seenOn: date('seen_on', { mode: 'string' }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    /** When they said that they were done. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    notes: text('notes').notNull().default(''),
  },
  (table) => [
    // What waited for a connection may arrive several times, and in any order.
    unique('one_visit_a_day').on(table.propertyId, table.userId, table.seenOn),
    index('home_visits_by_user').on(table.userId, table.seenOn),
  ],
);

/** What was answered at a visit. It stays, also where somebody answers the question again. */
export const homeVisitAnswers = pgTable(
  'home_visit_answers',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    propertyId,
    visitId: uuid('visit_id')
      .notNull()
      .references(() => homeVisits.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    side: answerSide('side').notNull(),
    sideSaidAs: sideSaidAs('side_said_as').notNull(),
    answer: answerValue('answer').notNull(),
    amount: answerAmount('amount'),
  },
  // No two of a visit are about one question and side, which a constraint would also ask while the front's facing turns all of them.
  (table) => [index('home_visit_answers_by_visit').on(table.visitId)],
);
