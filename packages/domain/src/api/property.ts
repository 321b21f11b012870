import { z } from 'zod';
import { latitudeSchema, longitudeSchema } from '../validation/index.ts';

/** A place as an address provider names it. */
export const placeSchema = z.object({
  place_id: z.string().max(300).nullish(),
  formatted_address: z.string().max(1000).nullish(),
  lat: latitudeSchema.nullish(),
  lng: longitudeSchema.nullish(),
});

/** What a client sends to create a property. An id made by the client must be a UUID that is still free. */
export const createPropertySchema = z.object({
  id: z.string().optional(),
  address: z.string().max(10_000),
  nickname: z.string().max(10_000).optional(),
  place: placeSchema.nullish(),
});

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
  created_at: z.iso.datetime(),
});

export type Property = z.infer<typeof propertySchema>;
export type CreateProperty = z.infer<typeof createPropertySchema>;
