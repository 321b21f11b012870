import type { GuidanceStepId, Performer } from '@dss/domain';
import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What to do about a hazard type. Public; seeded from the domain's catalog at every start. */
export const guidance = pgTable('guidance', {
  hazardType: text('hazard_type').primaryKey(),
  title: text('title').notNull(),
  why: text('why').notNull(),
  action: text('action').notNull(),
  estCost: text('est_cost').notNull(),
  time: text('time').notNull(),
  source: text('source').notNull(),
  /** Shared by hazard types that the same piece of work removes. */
  stepId: text('step_id').$type<GuidanceStepId>(),
  diyOrPro: text('diy_or_pro').$type<Performer>(),
  costLowUsd: integer('cost_low_usd'),
  costHighUsd: integer('cost_high_usd'),
  hoursLow: doublePrecision('hours_low'),
  hoursHigh: doublePrecision('hours_high'),
  figuresAreEstimates: boolean('figures_are_estimates'),
});
