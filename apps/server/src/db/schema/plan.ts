import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { propertyId } from './properties.ts';

/** The actions that the owner plans, by the step of the guidance that each of them is. */
export const plannedActions = pgTable(
  'planned_actions',
  {
    propertyId,
    stepId: text('step_id').notNull(),
    plannedAt: timestamp('planned_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.stepId] })],
);
