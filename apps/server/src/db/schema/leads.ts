import type { Lead, SessionData, TrackedAddress } from '@dss/domain';
import { boolean, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { actorKind } from './access.ts';
import { createdAt } from './columns.ts';
import { properties } from './properties.ts';

/** Leads and addresses that visitors gave. Those that are shared have a row of their id in the outbox. */
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
    createdAt,
  },
  (table) => [
    index('leads_by_property').on(table.propertyId),
    index('leads_by_actor').on(table.actorKind, table.actorId),
  ],
);
