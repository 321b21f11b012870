import type { Locale } from '@dss/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt } from './columns.ts';
import { properties, propertyId } from './properties.ts';

export const actorKind = pgEnum('actor_kind', ['visitor', 'user', 'share_link']);

export const accessRight = pgEnum('access_right', ['own', 'add_photos', 'view']);

/** A device without an account. Its signed token contains this row's id. */
export const visitors = pgTable('visitors', {
  id: uuid('id').primaryKey(),
  createdAt,
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/** Rights on properties. Accounts, shares and handovers add rows here instead of policies. */
export const propertyGrants = pgTable(
  'property_grants',
  {
    propertyId,
    actorKind: actorKind('actor_kind').notNull(),
    actorId: uuid('actor_id').notNull(),
    right: accessRight('right').notNull(),
    /** Null: doesn't expire. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** While the property is deleted, the right counts for nothing. Kept by a trigger of `deleted_properties`. */
    propertyDeleted: boolean('property_deleted').notNull().default(false),
    /** When a question about the property was last answered, to the day; before the first answer, when the right was given. */
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the property was made, for its owner's list, which is read in this order. Null for other rights. */
    propertyCreatedAt: timestamp('property_created_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.actorKind, table.actorId, table.right] }),
    // With the property, so that a right is one row of this index too, whichever of the two PostgreSQL takes.
    index('property_grants_by_actor').on(table.actorKind, table.actorId, table.propertyId),
    index('property_grants_owned')
      .on(table.actorKind, table.actorId, table.propertyCreatedAt, table.propertyId)
      .where(sql`"right" = 'own'`),
    check('owner_knows_age', sql`"right" <> 'own' or property_created_at is not null`),
  ],
);

/** Tickets that each admit one realtime connection of a client without a cookie. Only the ticket's hash is stored. */
export const realtimeTickets = pgTable('realtime_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  actorKind: actorKind('actor_kind').notNull(),
  actorId: uuid('actor_id').notNull(),
  /** The session of a user who is signed in; null for others. */
  sessionId: uuid('session_id'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/**
 * A single-use link that hands a property to the first browser that uses it. A property has only its newest one. Only the
 * token's hash is stored.
 */
export const claimLinks = pgTable(
  'claim_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    propertyId,
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Whether results before the newest go along. */
    keepsHistory: boolean('keeps_history').notNull().default(true),
    /** Whether the account that hands the property over asks to stay on it as its agent. Its new owner decides. */
    staysAsAgent: boolean('stays_as_agent').notNull().default(false),
    /** Whether it hands the property to somebody else, as after a sale, instead of to another browser of its owner. */
    isHandOver: boolean('is_hand_over').notNull().default(false),
    createdAt,
  },
  (table) => [unique('one_claim_link_per_property').on(table.propertyId)],
);

/**
 * A link that shows a property to whoever has it. Its id is the actor `share_link` of a row in `property_grants`, which a trigger
 * makes and removes with it. Its token is signed, and stored nowhere.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid('id').primaryKey(),
    propertyId,
    /** Leaves out the address and everything that says where the property is. */
    hidesPlace: boolean('hides_place').notNull(),
    /** Null: doesn't expire. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    views: integer('views').notNull().default(0),
    lastOpenedAt: timestamp('last_opened_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [index('share_links_by_property').on(table.propertyId)],
);

/**
 * A calendar that programs read without an account: the upkeep of one property, which has only its newest link. Its id is an actor
 * of the kind `share_link`, with a row in `property_grants` that a trigger makes and removes with it, and with a token of its own
 * kind, which shows nothing else.
 */
export const calendarLinks = pgTable(
  'calendar_links',
  {
    id: uuid('id').primaryKey(),
    propertyId,
    /** The calendar's language. */
    locale: text('locale').$type<Locale>().notNull(),
    createdAt,
  },
  (table) => [index('calendar_links_by_property').on(table.propertyId)],
);

/**
 * Lets a phone add photos to one property. Its code works once, until `expires_at`; the phone that spent it has the right
 * `add_photos` in `property_grants` until `ends_at`. The row and that right go together. Only the code's hash is stored.
 */
export const phoneHandovers = pgTable(
  'phone_handovers',
  {
    id: uuid('id').primaryKey(),
    propertyId,
    codeHash: text('code_hash').notNull().unique('phone_handovers_by_code'),
    /** When the code ends, if no phone spends it. By the database's clock, like all times here. */
    expiresAt: timestamp('expires_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '15 minutes'`),
    /** The phone that spent the code; null until then. */
    actorKind: actorKind('actor_kind'),
    actorId: uuid('actor_id'),
    connectedAt: timestamp('connected_at', { withTimezone: true }),
    /** When the phone's right ends. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    index('phone_handovers_by_property').on(table.propertyId),
    index('phone_handovers_by_phone').on(table.actorKind, table.actorId, table.propertyId),
  ],
);

export const homeRole = pgEnum('home_role', ['agent', 'buyer', 'assessor']);

/**
 * Somebody whom the owner of a property invited. The invitation works once, until `expires_at`; whoever accepted it is on the property
 * until `ended_at`. The right in `property_grants` goes with the row: to view, of the actor `share_link` with this row's id, or an
 * assessor's to add photos, which is a phone handover with this row's id. Only the token's hash is stored.
 */
export const homePeople = pgTable(
  'home_people',
  {
    id: uuid('id').primaryKey(),
    propertyId,
    role: homeRole('role').notNull(),
    /** How the owner calls them. */
    name: text('name').notNull(),
    /** Whether an agent or a buyer gets the papers of the sale: its lists point by point, and the disclosure packet. */
    seesPapers: boolean('sees_papers').notNull().default(false),
    tokenHash: text('token_hash').notNull().unique('home_people_by_token'),
    /** By the database's clock, like all times here. */
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true })
      .notNull()
      .default(sql`now() + interval '14 days'`),
    /** The account that accepted; null until then. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Their own name, as they gave it when they accepted. */
    joinedName: text('joined_name'),
    joinedAt: timestamp('joined_at', { withTimezone: true }),
    /** When the role ends by itself; null: it doesn't. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('home_people_by_property').on(table.propertyId),
    index('home_people_by_user').on(table.userId),
    uniqueIndex('one_role_per_person')
      .on(table.propertyId, table.userId)
      .where(sql`user_id is not null and ended_at is null`),
    check('joined_together', sql`num_nonnulls(user_id, joined_name, joined_at) in (0, 3)`),
  ],
);

/** The days of a property's sale, which its owner and its agent enter. */
export const homeSales = pgTable('home_sales', {
  propertyId: uuid('property_id')
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  /** On which seller and buyer sign. */
  contractOn: date('contract_on', { mode: 'string' }),
  /** On which the sale closes. */
  closingOn: date('closing_on', { mode: 'string' }),
  createdAt,
});
