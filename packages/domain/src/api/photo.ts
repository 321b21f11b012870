import { z } from 'zod';
import { evidenceSourcesSchema } from '../evidence/index.ts';
import { guidanceStepIds } from '../guidance/index.ts';
import { textLimits } from '../limits/index.ts';
import { imageIdSchema, latitudeSchema, longitudeSchema } from '../validation/index.ts';
import { seenBySchema } from '../home-visits/seen-by.ts';
import { areaSchema, directionSchema, houseSideSchema, sideWordsSchema } from './choices.ts';

/** Stored as typed, except that PostgreSQL can't store a NUL. */
const freeText = z
  .string()
  .max(textLimits.placementText)
  .refine((text) => !text.includes('\0'), { error: 'must not contain a NUL character' })
  .nullable();
const relative = z.number().min(0).max(1).nullable();

/** The owner's placement of a photo; every field is optional. */
export const placementFieldsSchema = z.object({
  x_rel: relative.optional(),
  y_rel: relative.optional(),
  lat: latitudeSchema.nullable().optional(),
  lng: longitudeSchema.nullable().optional(),
  caption: freeText.optional(),
  /** A side of the house: north, east, south or west, in any case; stored lower-case. */
  direction: z.string().max(20).nullable().optional(),
  /**
   * How the direction was named; `compass` if absent. One named as a side of the house (`house`) depends on the front's facing,
   * which is assumed to be `south` until it is set, and rotates when that changes.
   */
  direction_said_as: sideWordsSchema.optional(),
  /**
   * Which way the front faced, as far as the sender knew when the side of the house was named; null if nobody knew. Isn't stored:
   * the direction turns along if the front faces another way by now. Absent: as it faces now.
   */
  front_faces: directionSchema.nullable().optional(),
  /** One of the placement form's five areas, by label or id. Stored as the label. */
  area: z.string().max(100).nullable().optional(),
  name: freeText.optional(),
  /**
   * The client id of the property's photo that this one repeats: an after-photo, taken once the owner has removed what the other one
   * shows.
   */
  repeats_image_id: imageIdSchema.nullable().optional(),
  /** The step of the guidance whose finished work it shows, where no photo from before is there to repeat. */
  work_step_id: z.enum(guidanceStepIds).nullable().optional(),
});

export const placementSchema = z.object({
  id: z.uuid(),
  property_id: z.uuid(),
  image_id: z.string(),
  x_rel: z.number().nullable(),
  y_rel: z.number().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  caption: z.string().nullable(),
  direction: directionSchema.nullable(),
  direction_said_as: sideWordsSchema,
  area: z.string().nullable(),
  name: z.string().nullable(),
  /** Absent only in what a page kept from an earlier version. */
  repeats_image_id: z.string().nullable().optional(),
  work_step_id: z.string().nullable().optional(),
  updated_at: z.iso.datetime(),
});

export const photoSchema = z.object({
  id: z.uuid(),
  /** The client's id of the photo, unique within its property. */
  image_id: z.string(),
  property_id: z.uuid(),
  /** Storage path with the bucket's prefix: dss-images/{propertyId}/{unique id}.{ext} */
  source_url: z.string(),
  file_name: z.string().nullable(),
  /** Of the upright picture, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Of the bytes received. */
  bytes: z.number().int(),
  sha256: z.string(),
  /** Of the chosen file, as reported by the client; differs from `sha256` if the client shrank it. */
  chosen_sha256: z.string().nullable(),
  /** Time, place and heading, by source. */
  evidence: evidenceSourcesSchema,
  /** The 1536 px working copy, by signed URL. */
  signed_url: z.string(),
  thumbnail_url: z.string(),
  urls_expire_at: z.iso.datetime(),
  /** Proposed side of the house and area, for the owner to confirm; they don't affect the score. Null if unclear. */
  proposed_side: houseSideSchema.nullable(),
  proposed_area: areaSchema.nullable(),
  placement: placementSchema.nullable(),
  /** Told to a phone that a handover let in, of the photos that it added. It may mark what it saw in those alone. */
  added_by_this_phone: z.literal(true).optional(),
  /** The assessor who added it; absent: the owner did, or a phone that they let in. */
  seen_by: seenBySchema.optional(),
  created_at: z.iso.datetime(),
});

export type PlacementFields = z.infer<typeof placementFieldsSchema>;
export type Placement = z.infer<typeof placementSchema>;
export type Photo = z.infer<typeof photoSchema>;
