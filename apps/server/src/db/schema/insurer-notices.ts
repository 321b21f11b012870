import type { NoticeKind, NoticeOutcome, NoticeStepRecord } from '@dss/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { propertyId } from './properties.ts';

/** What insurers sent to owners, as they entered it, with what became of it. */
export const insurerNotices = pgTable(
  'insurer_notices',
  {
    /** The client's own. */
    id: uuid('id').primaryKey(),
    propertyId,
    kind: text('kind').$type<NoticeKind>().notNull(),
    insurer: text('insurer').notNull(),
    datedOn: date('dated_on', { mode: 'string' }),
    answerBy: date('answer_by', { mode: 'string' }),
    policyEndsOn: date('policy_ends_on', { mode: 'string' }),
    /** Names the file with the photo of it (`letterObject`), which is no photo of the home; null: there is none. */
    letterId: uuid('letter_id'),
    /** What was sent and answered. A notice has few, rewritten whole. */
    steps: jsonb('steps')
      .$type<readonly NoticeStepRecord[]>()
      .notNull()
      .default(sql`'[]'`),
    outcome: text('outcome').$type<NoticeOutcome>(),
    resolvedOn: date('resolved_on', { mode: 'string' }),
    /** Whether `insurer_outcomes` counts its end. */
    counted: boolean('counted').notNull().default(false),
    /** Names the wish to be reminded in the link that ends it; null: there is none. */
    remindersId: uuid('reminders_id'),
    /** The days of which mails were put into the outbox, so that each is mailed once (`remind.ts`). */
    reminded: jsonb('reminded')
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'[]'`),
    createdAt,
  },
  (table) => [
    unique('one_reminder_per_link').on(table.remindersId),
    index('insurer_notices_by_property').on(table.propertyId),
    check('an_end_has_its_day', sql`(${table.outcome} is null) = (${table.resolvedOn} is null)`),
    check('only_an_end_is_counted', sql`${table.outcome} is not null or not ${table.counted}`),
  ],
);

/** How often what insurers sent ended in which way, where the owner let it be counted: numbers, and nothing of whose. */
export const insurerOutcomes = pgTable(
  'insurer_outcomes',
  {
    kind: text('kind').$type<NoticeKind>().notNull(),
    outcome: text('outcome').$type<NoticeOutcome>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.outcome] })],
);
