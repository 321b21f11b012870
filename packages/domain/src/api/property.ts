import { z } from 'zod';
import { houseOutlineSchema } from '../outline/index.ts';
import { latitudeSchema, longitudeSchema } from '../validation/index.ts';

/** A place as an address provider names it. Figures are checked by hand, so that the specified message answers. */
export const placeSchema = z.object({
  place_id: z.string().max(300).nullish(),
  formatted_address: z.string().max(1000).nullish(),
  lat: z.number().nullish(),
  lng: z.number().nullish(),
});

/** What a client sends to create a property. An id made by the client must be a UUID that is still free. */
export const createPropertySchema = z.object({
  id: z.string().optional(),
  address: z.string().max(10_000),
  nickname: z.string().max(10_000).optional(),
  place: placeSchema.nullish(),
  /** The place as columns of the property, in place of `place`. */
  address_formatted: z.string().max(1000).nullish(),
  place_id: z.string().max(300).nullish(),
  lat: z.number().nullish(),
  lng: z.number().nullish(),
});

/**
 * Where a property's coordinates come from: picked with a suggested address, found by a geocoder for what was typed (so
 * they may miss the house), or set by the owner.
 */
export const coordinatesSourceSchema = z.enum(['picked', 'geocoder', 'owner']);

export const propertySchema = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  /** The nickname if one was given, else the typed address. */
  address: z.string(),
  /** The picked or geocoded address, else the typed one. */
  address_formatted: z.string(),
  place_id: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** Null exactly where there are no coordinates. */
  coordinates_source: coordinatesSourceSchema.nullable(),
  /** The house as its owner outlined it, from the pin; null: nobody has. */
  outline: houseOutlineSchema.nullable(),
  created_at: z.iso.datetime(),
});

/** Where the house is, as its owner says: the pin, and the outline laid around it; null takes the outline away. */
export const propertyLocationSchema = z.strictObject({
  lat: latitudeSchema,
  lng: longitudeSchema,
  outline: houseOutlineSchema.nullable(),
});

export type PropertyLocation = z.infer<typeof propertyLocationSchema>;
export type Property = z.infer<typeof propertySchema>;
export type CoordinatesSource = z.infer<typeof coordinatesSourceSchema>;
export type CreateProperty = z.infer<typeof createPropertySchema>;
