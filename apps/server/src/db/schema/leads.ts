import type { Lead, SessionData, TrackedAddress } from '@dss/domain';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { actorKind } from './access.ts';
import { createdAt } from './columns.ts';
import { properties } from './properties.ts';

/** Leads and addresses that visitors gave. Those that are shared are delivered by the job `deliver_lead`. */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey(),
    /** Who gave it; null: a stranger. */
    actorKind: actorKind('actor_kind'),
    actorId: uuid('actor_id'),
    /** The property that it is about, with which it is deleted. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    /** Null: an address alone. */
    lead: jsonb('lead').$type<Lead>(),
    /** Null: a lead alone. */
    address: jsonb('address').$type<TrackedAddress>(),
    sessionData: jsonb('session_data').$type<SessionData>().notNull(),
    /** Its owner ticked the box, where there was a sink. Nothing else leaves. */
    shared: boolean('shared').notNull(),
    /** How often the sink was asked to take it. */
    attempts: integer('attempts').notNull().default(0),
    /** Why the latest attempt failed. */
    failure: text('failure'),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    index('leads_by_property').on(table.propertyId),
    index('leads_by_actor').on(table.actorKind, table.actorId),
  ],
);
