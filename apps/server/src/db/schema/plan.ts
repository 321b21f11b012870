import { sql } from 'drizzle-orm';
import {
  check,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { propertyId } from './properties.ts';

/**
 * The actions that the owner plans, by the step of the guidance that each of them is. One that is done has the day, and what the
 * owner said about it.
 */
export const plannedActions = pgTable(
  'planned_actions',
  {
    propertyId,
    stepId: text('step_id').notNull(),
    plannedAt: timestamp('planned_at', { withTimezone: true }).notNull(),
    /** In the owner's calendar; null while it is planned. */
    doneOn: date('done_on', { mode: 'string' }),
    /** When the owner said so, by the database's clock: it settles what was known of its hazards by then. */
    doneSaidAt: timestamp('done_said_at', { withTimezone: true }),
    /** Whole dollars. */
    costUsd: integer('cost_usd'),
    hours: numeric('hours', { precision: 7, scale: 2, mode: 'number' }),
    cubicYards: numeric('cubic_yards', { precision: 7, scale: 2, mode: 'number' }),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.stepId] }),
    check('done_was_said', sql`(${table.doneOn} is null) = (${table.doneSaidAt} is null)`),
    check(
      'only_done_actions_have_details',
      sql`${table.doneOn} is not null or (${table.costUsd} is null and ${table.note} is null and ${table.hours} is null and ${table.cubicYards} is null)`,
    ),
  ],
);
