import type { Locale } from '@dss/domain';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { properties } from './properties.ts';

/** Somebody's wish to have an insurance policy reviewed: kept for the agency, as typed. */
export const policyReviewRequests = pgTable('policy_review_requests', {
  id: uuid('id').primaryKey(),
  /** On whose page it was asked for; the request outlives it. */
  propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  notes: text('notes'),
  /** The language that it was asked in. */
  locale: text('locale').$type<Locale>().notNull(),
  createdAt,
});
