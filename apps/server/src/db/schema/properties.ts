import type { EarlierAddress, HouseOutline, StateCode } from '@dss/domain';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, direction, houseSide } from './columns.ts';

export const coordinatesSource = pgEnum('coordinates_source', ['picked', 'geocoder', 'owner']);

export const properties = pgTable('properties', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  address: text('address').notNull(),
  addressFormatted: text('address_formatted').notNull(),
  /** The address as typed. Null in older rows; then `address_formatted` has the typed or the picked one. */
  typedAddress: text('typed_address'),
  placeId: text('place_id'),
  /** The geocoder's text for the address, where it names the same street address. Never shown: it serves the map and the state. */
  locatedAddress: text('located_address'),
  /** The state in the owner's word; null: it follows from the address. */
  ownersState: text('owners_state').$type<StateCode>(),
  /** What `address_formatted` was before its owner changed it, oldest first. */
  earlierAddresses: jsonb('earlier_addresses')
    .$type<readonly EarlierAddress[]>()
    .notNull()
    .default([]),
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
  /** Null with coordinates: they were picked before sources were stored. */
  coordinatesSource: coordinatesSource('coordinates_source'),
  /** The house from above, in feet from the pin; null if the owner hasn't traced it. */
  outline: jsonb('outline').$type<HouseOutline>(),
  /** The address's coordinates, kept when the owner moves the pin, because they show where the street is. */
  addressLat: doublePrecision('address_lat'),
  addressLng: doublePrecision('address_lng'),
  /** Which way the front faces according to the owner; null if unknown. */
  frontFaces: direction('front_faces'),
  /** Sides of the house that don't exist according to the owner. They stay when the front's facing changes. */
  missingSides: houseSide('missing_sides')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Photos that were deleted after something had been found in them. Shown to those with whom the home is shared. */
  photosRemovedAfterFinding: integer('photos_removed_after_finding').notNull().default(0),
  /** When it came to its owner from the one before, as after a sale. What was said earlier is the former owner's word. */
  handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
  createdAt,
});

/**
 * A property that its owner has deleted, which hides it. The owner can restore it until it is purged. After the purge this row
 * stays for an hour, so that bytes of uploads still running are deleted too.
 */
export const deletedProperties = pgTable('deleted_properties', {
  propertyId: uuid('property_id').primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The property that a row belongs to and is deleted with. */
export const propertyId = uuid('property_id')
  .notNull()
  .references(() => properties.id, { onDelete: 'cascade' });
