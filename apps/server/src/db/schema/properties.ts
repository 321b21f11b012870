import type { HouseOutline } from '@dss/domain';
import {
  doublePrecision,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, direction } from './columns.ts';

export const coordinatesSource = pgEnum('coordinates_source', ['picked', 'geocoder', 'owner']);

export const properties = pgTable('properties', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  address: text('address').notNull(),
  addressFormatted: text('address_formatted').notNull(),
  /** As it was typed. Null: made before this was kept, and then `address_formatted` is it or the picked one. */
  typedAddress: text('typed_address'),
  placeId: text('place_id'),
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
  /** Null beside coordinates: picked, before sources were kept. */
  coordinatesSource: coordinatesSource('coordinates_source'),
  /** The house from above, measured from the pin; null: nobody has outlined it. */
  outline: jsonb('outline').$type<HouseOutline>(),
  /** Where the address was found, kept when the owner moves the pin: it tells where the street is. */
  addressLat: doublePrecision('address_lat'),
  addressLng: doublePrecision('address_lng'),
  /** Which way the front faces, as its owner says; null: nobody has said. */
  frontFaces: direction('front_faces'),
  createdAt,
});

/**
 * A property that its owner has deleted: nobody sees it any more. While its own row stands, the owner can take that back; once
 * it is deleted for good, this stays for an hour, so that no byte of its photos does.
 */
export const deletedProperties = pgTable('deleted_properties', {
  propertyId: uuid('property_id').primaryKey(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The property that a row belongs to, and goes with. */
export const propertyId = uuid('property_id')
  .notNull()
  .references(() => properties.id, { onDelete: 'cascade' });
