import { z } from 'zod';
import { seenBySchema } from '../home-visits/seen-by.ts';
import { boxSchema } from '../boxes/index.ts';
import { workBases } from '../finished-work/index.ts';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { houseOutlineSchema } from '../outline/index.ts';
import { stateCodeSchema } from '../places/states.ts';
import { latitudeSchema, longitudeSchema } from '../validation/index.ts';
import { areaSchema, directionSchema, sideNamingSchema } from './choices.ts';
import { analysisSchema, hazardSchema } from './analysis.ts';
import { propertyImagerySchema } from './imagery.ts';
import { scoreExplanationSchema, actionSchema } from '../scoring/result.ts';

/** After how many days a share link may expire. */
export const shareLinkDays = [7, 30, 90] as const;

export const createShareLinkSchema = z.object({
  /** Null: until it is revoked. */
  expires_in_days: z.union([z.literal(7), z.literal(30), z.literal(90)]).nullable(),
  /** Leaves out the address and everything that says where the home is. */
  hides_place: z.boolean(),
});

export const shareLinkSchema = z.object({
  id: z.uuid(),
  /** The whole link. Its token comes after the #, which browsers send to nobody. */
  url: z.url(),
  hides_place: z.boolean(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  /** How often it was opened. */
  views: z.number().int(),
  last_opened_at: z.iso.datetime().nullable(),
});

export const workBasisSchema = z.enum(workBases);

/** A side of a finding that only the owner's word tells of, and how to name it, where the owner named it otherwise. */
export const toldSideSchema = z.object({ side: directionSchema, naming: sideNamingSchema });

const {
  domains,
  coverage,
  exposure,
  exposure_open: exposureOpen,
  as_seen: asSeen,
  potential,
} = scoreExplanationSchema.shape;

/**
 * A home as a share link shows it. It is put together field by field, so that what is later added to a home, a photo or a result
 * isn't shown to others by itself. Photos have neither file names nor notes, which people fill with names and places.
 */
export const sharedHomeSchema = z.object({
  hides_place: z.boolean(),
  /** The nickname or the typed address; null if it is left out. */
  address: z.string().nullable(),
  /** The picked address, else the typed one; null if it is left out. */
  address_formatted: z.string().nullable(),
  /** The state that it is in, which is shown with its place left out, too; null if nobody knows. */
  state: stateCodeSchema.nullable(),
  /** The direction that the front faces; null if nobody knows. */
  front_faces: directionSchema.nullable(),
  /** How its sides are to be named: 'Back (north)', 'Back' alone, or 'North' alone. */
  side_naming: sideNamingSchema,
  expires_at: z.iso.datetime().nullable(),
  /** The newest result; null if there is none yet. */
  result: analysisSchema
    .pick({
      created_at: true,
      dss_score: true,
      band: true,
      provisional: true,
      enough_seen: true,
      range: true,
      confidence_percent: true,
      coverage_missing: true,
      weights_version: true,
    })
    .extend({
      /** The same without the owner's corrections. */
      as_seen: asSeen,
      /** Findings of which the owner says that they aren't there, or are a neighbor's: none of them takes points. */
      set_aside: z.array(
        z.object({
          title: z.string(),
          sides: z.array(directionSchema),
          told_sides: z.array(toldSideSchema),
          kind: z.enum(['not_there', 'neighbor']),
        }),
      ),
      /** Hazards of which the owner says that they are gone, and what that rests on. */
      work_done: z.array(
        z.object({
          title: z.string(),
          basis: workBasisSchema,
          hazard_type: hazardTypeSchema.optional(),
          /** Where it was, as far as anybody knows. */
          sides: z.array(directionSchema).optional(),
          /** Photos that show it: the place before and after, or only the finished work. */
          views: z
            .array(z.object({ before_photo_id: z.uuid().nullable(), after_photo_id: z.uuid() }))
            .default([]),
        }),
      ),
      hazards: z.array(
        hazardSchema
          .pick({
            type: true,
            title: true,
            distance_to_structure_ft: true,
            sides: true,
            points: true,
          })
          .extend({
            /** In a model's words; null where the place is left out, since a model may read a house number aloud. */
            explanation: z.string().nullable(),
            /** 0-1, of the sides that photos show; null where the owner's word is all there is. */
            confidence: z.number().nullable(),
            told_sides: z.array(toldSideSchema),
            /** Whether the owner's word tells of what photos show, too. */
            also_told: z.boolean().default(false),
            /** The assessors who saw it, and whether its owner says so, too. Absent: where anybody says so, it is the owner. */
            told_by: z
              .object({ owner: z.boolean(), assessors: z.array(seenBySchema).readonly() })
              .optional(),
            photo_id: z.uuid().nullable(),
            box: boxSchema.nullable(),
          }),
      ),
      domains,
      exposure,
      exposure_open: exposureOpen,
      directions_seen: coverage.shape.directions_seen,
      /** The sides of which its owner answered most of what is asked, as the home's own plan names its sides. */
      directions_told: coverage.shape.directions_seen,
      /** How the home's own plan names its sides, where that is otherwise than `side_naming`. */
      plan_naming: sideNamingSchema.optional(),
      potential: potential.pick({ score: true, gain: true }),
      /** What to do, best first. */
      actions: z.array(
        actionSchema
          .pick({
            step_id: true,
            hazard_types: true,
            points: true,
            points_without_ceiling: true,
            free: true,
            performer: true,
            cost_usd: true,
            hours: true,
            for_each_side: true,
            estimate: true,
          })
          .extend({
            title: z.string(),
            /** By how many whole points the shown score would rise if only this were done. */
            gain: z.number().int(),
          }),
      ),
    })
    .nullable(),
  photos: z.array(
    z.object({
      id: z.uuid(),
      width: z.number().int(),
      height: z.number().int(),
      /** Signed, for an hour at most, and refused as soon as the link is revoked. */
      picture_url: z.string(),
      thumbnail_url: z.string(),
      direction: directionSchema.nullable(),
      area: areaSchema.nullable(),
      /** Where its owner placed it; null if it wasn't placed, or the place is left out. */
      place: z.object({ lat: latitudeSchema, lng: longitudeSchema }).nullable(),
    }),
  ),
  /** The map view as its owner has it; null if the place is left out, or not known. */
  map: z
    .object({
      lat: latitudeSchema,
      lng: longitudeSchema,
      outline: houseOutlineSchema.nullable(),
      /** The aerial picture, by signed URL, if it is at hand. */
      picture: propertyImagerySchema
        .pick({ url: true, captured_on: true, attribution: true })
        .nullable(),
    })
    .nullable(),
  /** How many photos the owner deleted after something had been found in them. */
  photos_removed_after_finding: z.number().int(),
});

export type CreateShareLink = z.infer<typeof createShareLinkSchema>;
export type ShareLink = z.infer<typeof shareLinkSchema>;
export type SharedHome = z.infer<typeof sharedHomeSchema>;
