import type { ActiveFire, FireWarning, Locale } from '@dss/domain';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { actorKind } from './access.ts';
import { createdAt } from './columns.ts';
import { properties } from './properties.ts';

/** A warning with what is known of the messages about it. */
export interface StoredWarning extends FireWarning {
  /** The ids of all messages about it so far. */
  readonly messages: readonly string[];
  /** The office's own number of it, which all messages about it carry; null: they carry none. */
  readonly track: string | null;
  /** When the newest message was sent. */
  readonly sent: string;
  /** When it ended, was canceled or was no longer said; null: it stands. */
  readonly ended_at: string | null;
  /** When its mail and its notifications were put into the outbox; null: not yet. */
  readonly mailed_at: string | null;
}

/** Homes whose owners want to be told of fire weather, with what was last said about their place. */
export const warnedHomes = pgTable(
  'warned_homes',
  {
    propertyId: uuid('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Names the wish in the link that ends it. */
    id: uuid('id').notNull(),
    createdAt,
    /** The pin for which the zone was asked. */
    askedLat: doublePrecision('asked_lat'),
    askedLng: doublePrecision('asked_lng'),
    /** The fire weather zone, such as `CAZ508`; null: not asked, or there is none. */
    zone: text('zone'),
    timeZone: text('time_zone'),
    /** When the service last answered about the zone. */
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    warnings: jsonb('warnings')
      .$type<readonly StoredWarning[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Fires nearby when the service was last asked. */
    fires: jsonb('fires').$type<readonly ActiveFire[]>(),
    firesAskedAt: timestamp('fires_asked_at', { withTimezone: true }),
  },
  (table) => [
    unique('one_wish_per_link').on(table.id),
    check('zone_was_asked', sql`${table.zone} is null or ${table.askedLat} is not null`),
    check('asked_at_a_pin', sql`(${table.askedLat} is null) = (${table.askedLng} is null)`),
    check('fires_were_asked', sql`(${table.fires} is null) = (${table.firesAskedAt} is null)`),
  ],
);

/**
 * Devices whose owner is notified of a home's warnings: subscriptions to the push services of browsers' makers. They are part of the wish
 * to be told, and end with it.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    propertyId: uuid('property_id')
      .notNull()
      .references(() => warnedHomes.propertyId, { onDelete: 'cascade' }),
    /** The SHA-256 hash of the endpoint, in hex, by which the device knows itself. */
    device: text('device').notNull(),
    actorKind: actorKind('actor_kind').notNull(),
    actorId: uuid('actor_id').notNull(),
    /** Of the sign-in with which it was made: signing out ends it. Null: made without an account. */
    sessionId: uuid('session_id'),
    /** The address at which the push service takes what the device is to show. Whoever has it can send, but nothing that is shown. */
    endpoint: text('endpoint').notNull(),
    /** The device's public key, and what it shares with us, as base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Our public key with which it was made; the push service takes nothing that another one signed. */
    serverKey: text('server_key').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.device] }),
    index('push_subscriptions_by_session').on(table.sessionId),
  ],
);
