import { z } from 'zod';
import { houseOutlineSchema } from '../outline/index.ts';
import { directions } from '../zones/index.ts';
import { latitudeSchema, longitudeSchema } from '../validation/index.ts';
import { scoreExplanationSchema } from './score-explanation.ts';

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
  /** Which way the front of the house faces, as its owner says; null: nobody has said, and sides of the house are no directions then. */
  front_faces: z.enum(directions).nullable(),
  /** Which way it is likely to face: the side of the outline nearest to where the address was found; null: nothing tells. An offer. */
  front_faces_offered: z.enum(directions).nullable(),
  created_at: z.iso.datetime(),
});

/** A property among others: with the picture that stands for it and its newest result. */
export const listedPropertySchema = propertySchema.extend({
  photo_count: z.number().int(),
  /** The first photo's small picture, by signed URL; null without photos. */
  thumbnail_url: z.string().nullable(),
  /** Null: never assessed. */
  newest_result: scoreExplanationSchema
    .pick({ score: true, band: true, provisional: true, range: true, confidence_percent: true })
    .extend({
      /** False: too little is known of this home for its score to be told without its range. */
      enough_seen: z.boolean(),
      created_at: z.iso.datetime(),
    })
    .nullable(),
});

/** Where `after` a page of the list goes on: the last property's time of creation in microseconds, and its id. */
export const propertyCursorSchema = z
  .string()
  .regex(/^\d{1,17}-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

export const propertyListSchema = z.object({
  properties: z.array(listedPropertySchema),
  /** What asks for the next page, as `after`; null: this is the last. */
  next_cursor: propertyCursorSchema.nullable(),
});

/** Where the house is, as its owner says: the pin, and the outline laid around it; null takes the outline away. */
export const propertyLocationSchema = z.strictObject({
  lat: latitudeSchema,
  lng: longitudeSchema,
  outline: houseOutlineSchema.nullable(),
});

/** What of a property its owner may change: which way the front faces; null: nobody knows. */
export const changePropertySchema = z.strictObject({ front_faces: z.enum(directions).nullable() });

export type ChangeProperty = z.infer<typeof changePropertySchema>;
export type PropertyLocation = z.infer<typeof propertyLocationSchema>;
export type ListedProperty = z.infer<typeof listedPropertySchema>;
export type PropertyList = z.infer<typeof propertyListSchema>;
export type Property = z.infer<typeof propertySchema>;
export type CoordinatesSource = z.infer<typeof coordinatesSourceSchema>;
export type CreateProperty = z.infer<typeof createPropertySchema>;
