import { z } from 'zod';
import { houseOutlineSchema } from '../outline/index.ts';
import { houseSides } from '../sides/index.ts';
import { stateCodeSchema } from '../places/states.ts';
import { latitudeSchema, longitudeSchema } from '../validation/index.ts';
import { directionSchema, houseSideSchema } from './choices.ts';
import { scoreExplanationSchema, actionSchema } from '../scoring/result.ts';

/** A place from an address provider. Routes validate its coordinates themselves, to answer with the specified message. */
export const placeSchema = z.object({
  place_id: z.string().max(300).nullish(),
  formatted_address: z.string().max(1000).nullish(),
  lat: z.number().nullish(),
  lng: z.number().nullish(),
});

/** The body to create a property. An id from the client must be an unused UUID. */
export const createPropertySchema = z.object({
  id: z.string().optional(),
  address: z.string().max(10_000),
  nickname: z.string().max(10_000).optional(),
  place: placeSchema.nullish(),
  /** The place in the property's own fields, as an alternative to `place`. */
  address_formatted: z.string().max(1000).nullish(),
  place_id: z.string().max(300).nullish(),
  lat: z.number().nullish(),
  lng: z.number().nullish(),
});

/**
 * Where a property's coordinates come from: picked with a suggested address, found by a geocoder for the typed address (so they
 * may miss the house), or set by the owner.
 */
export const coordinatesSourceSchema = z.enum(['picked', 'geocoder', 'owner']);

/** What says which state a home is in: the typed or picked address, a geocoder that agrees with it, or the owner. */
export const stateSourceSchema = z.enum(['address', 'geocoder', 'owner']);

/** Sides of the house that don't exist, as in a row of houses or at a cliff. One side at least does. */
const missingSidesSchema = z.array(houseSideSchema).max(houseSides.length - 1);

export const propertySchema = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  /** The nickname if one was given, else the typed address. */
  address: z.string(),
  /** The picked address, with the unit that was typed, else the typed one; never a geocoder's text. */
  address_formatted: z.string(),
  /** The state whose rules are shown; null while nobody knows, and then none is claimed to hold. */
  state: stateCodeSchema.nullish(),
  /** Who says so: the address as it is shown, the geocoder's text for it, or the owner. Null if and only if there is no state. */
  state_source: stateSourceSchema.nullish(),
  place_id: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** Null if and only if there are no coordinates. */
  coordinates_source: coordinatesSourceSchema.nullable(),
  /** The house as its owner traced it, relative to the pin; null if not traced. */
  outline: houseOutlineSchema.nullable(),
  /** Which way the front of the house faces according to the owner; null if unknown, and then sides of the house have no direction. */
  front_faces: directionSchema.nullable(),
  /** A suggested facing: the side of the outline nearest to the address's coordinates; null if unclear. */
  front_faces_offered: directionSchema.nullable(),
  /** Sides of the house that don't exist according to the owner; nothing is expected there, so they don't count. */
  missing_sides: missingSidesSchema,
  /** When it was handed to its owner by the one before, whose word is what was said earlier. Left out where it never was. */
  handed_over_at: z.iso.datetime().optional(),
  created_at: z.iso.datetime(),
  /** For a phone that a handover let in: when its right to add photos ends. Absent for an owner. */
  phone_until: z.iso.datetime().optional(),
  /** For an assessor whom the owner let in: the name that they gave. What they say and add is told as theirs. */
  visiting_as: z.string().optional(),
});

/** A property in the list, with its thumbnail and newest result. */
export const listedPropertySchema = propertySchema.extend({
  photo_count: z.number().int(),
  /** The first photo's thumbnail, by signed URL; null without photos. */
  thumbnail_url: z.string().nullable(),
  /** Null if never assessed. */
  newest_result: scoreExplanationSchema
    .pick({
      score: true,
      band: true,
      provisional: true,
      range: true,
      confidence_percent: true,
      exposure: true,
    })
    .extend({
      /** False if too little was seen to show the score without its range. */
      enough_seen: z.boolean(),
      created_at: z.iso.datetime(),
    })
    .nullable(),
});

/** Where the next page of the list starts: the last property's creation time in microseconds, and its id. */
export const propertyCursorSchema = z
  .string()
  .regex(/^\d{1,17}-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

export const propertyListSchema = z.object({
  properties: z.array(listedPropertySchema),
  /** Value of `after` for the next page; null on the last page. */
  next_cursor: propertyCursorSchema.nullable(),
});

/** What a comparison of homes says of one: its newest result, and what to do about it first. */
export const comparedPropertySchema = listedPropertySchema
  .pick({ id: true, address: true, address_formatted: true, photo_count: true })
  .extend({
    /** The thumbnail of a photo of its front, else of its first photo, by signed URL; null without photos. */
    thumbnail_url: z.string().nullable(),
    /** Null if never assessed. */
    newest_result: listedPropertySchema.shape.newest_result
      .unwrap()
      .extend({
        weights_version: z.string(),
        /** At most three, in the order of the plan; none that gains nothing. */
        first_actions: z.array(
          actionSchema.extend({
            /** By how many whole points the shown score would rise if only this were done. */
            gain: z.number().int(),
          }),
        ),
      })
      .nullable(),
  });

export const propertyComparisonSchema = z.object({
  properties: z.array(comparedPropertySchema),
  /** Value of `after` for the next page; null on the last page. */
  next_cursor: propertyCursorSchema.nullable(),
});

/** The owner's location of the house: the pin and the outline around it; a null outline removes it. */
export const propertyLocationSchema = z.strictObject({
  lat: latitudeSchema,
  lng: longitudeSchema,
  outline: houseOutlineSchema.nullable(),
});

/** What the owner may change; what is absent stays. */
export const changePropertySchema = z
  .strictObject({
    /** Which way the front faces; null if unknown. */
    front_faces: directionSchema.nullable(),
    missing_sides: missingSidesSchema.refine((sides) => new Set(sides).size === sides.length, {
      error: 'must name each side once',
    }),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { error: 'must change something' });

/** The address as its owner writes it anew, picked or typed. */
export const changeAddressSchema = z.strictObject({
  address: z.string().max(10_000),
  place: placeSchema.nullish(),
  /** The state in the owner's word; null: it follows from the address. */
  state: stateCodeSchema.nullable(),
});

/** What a home's address was before its owner changed it. */
export const earlierAddressSchema = z.object({
  address: z.string(),
  /** Until when. */
  until: z.iso.datetime(),
});

export type ChangeAddress = z.infer<typeof changeAddressSchema>;
export type EarlierAddress = z.infer<typeof earlierAddressSchema>;
export type ChangeProperty = z.infer<typeof changePropertySchema>;
export type PropertyLocation = z.infer<typeof propertyLocationSchema>;
export type ListedProperty = z.infer<typeof listedPropertySchema>;
export type ComparedProperty = z.infer<typeof comparedPropertySchema>;
export type PropertyComparison = z.infer<typeof propertyComparisonSchema>;
export type PropertyList = z.infer<typeof propertyListSchema>;
export type Property = z.infer<typeof propertySchema>;
export type CoordinatesSource = z.infer<typeof coordinatesSourceSchema>;
export type CreateProperty = z.infer<typeof createPropertySchema>;
