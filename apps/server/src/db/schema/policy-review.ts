import type { Locale, PolicyReviewStatus } from '@dss/domain';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { actorKind } from './access.ts';
import { createdAt } from './columns.ts';
import { properties } from './properties.ts';

/** Requests for an insurance policy review, stored as typed for the agency. */
export const policyReviewRequests = pgTable('policy_review_requests', {
  id: uuid('id').primaryKey(),
  /** The property on whose page it was sent; the request outlives it. */
  propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
  /** Who sent it, whatever address they typed; null in older rows, and if nobody was known. */
  actorKind: actorKind('actor_kind'),
  actorId: uuid('actor_id'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  notes: text('notes'),
  /** The language of the form. */
  locale: text('locale').$type<Locale>().notNull(),
  /** Filled in faster than a person types, or in a field that people don't see. Kept, and not sent on. */
  suspectedSpam: boolean('suspected_spam').notNull().default(false),
  /** The mail to the agency, whose record expires a month after it was sent. Null: it isn't sent on. */
  agencyMailId: uuid('agency_mail_id'),
  /** The mail that confirms it to whoever made it; null in older rows, or if there is none. */
  confirmationMailId: uuid('confirmation_mail_id'),
  /** What an operator says became of it; null: what its mail says. */
  statusSet: text('status_set').$type<PolicyReviewStatus>(),
  createdAt,
});
