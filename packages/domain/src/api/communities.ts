import { z } from 'zod';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { communityLimits } from '../limits/index.ts';
import { boundaryFault } from '../places/boundary.ts';
import { scoreBandSchema } from '../scoring/result.ts';
import { oneLine } from './one-line.ts';

export const boundaryCornerSchema = z.object({ lat: z.number(), lng: z.number() });

/** What a coordinator says of a community. */
export const communityDetailsSchema = z.object({
  name: oneLine(communityLimits.nameCharacters),
  /** The streets whose homes it is made of. */
  streets: z.array(oneLine(communityLimits.nameCharacters)).min(1).max(communityLimits.mostStreets),
  /** All homes within it, joined or not. */
  dwellings: z
    .number()
    .int()
    .min(communityLimits.fewestDwellings)
    .max(communityLimits.mostDwellings),
  /** The corners of the area in order, the first not repeated at the end; null if none is drawn. */
  boundary: z
    .array(boundaryCornerSchema)
    .max(communityLimits.mostCorners)
    .refine((corners) => boundaryFault(corners) === null, {
      error:
        'must be at least three corners of one area in the United States, at most half a degree wide, whose lines do not cross',
    })
    .nullable()
    .default(null),
});

/**
 * What is known of all homes of a community together, on one day. Each count but `homes` is off by chance, so that none tells of one
 * home.
 */
export const communityFiguresSchema = z.object({
  as_of: z.iso.date(),
  homes: z.number().int(),
  bands: z.object({
    excellent: z.number().int(),
    good: z.number().int(),
    fair: z.number().int(),
    poor: z.number().int(),
    /** Without a score yet, or with too little known to say. */
    unrated: z.number().int(),
  }),
  /** The kinds that most homes have, the most common first. */
  hazards: z.array(z.object({ type: hazardTypeSchema, homes: z.number().int() })),
  /** Homes that finished work within the year before. */
  homes_with_work: z.number().int(),
  /**
   * What homes of owners who chose so say of their finished work in a calendar year, together: of each home at most what
   * `communityLimits.mostOfHome` says, and each sum off by chance. Null while they are homes of fewer than five owners.
   */
  work: z
    .object({
      year: z.number().int(),
      homes: z.number().int(),
      hours: z.number().int(),
      dollars: z.number().int(),
      cubic_yards: z.number().int(),
    })
    .nullable()
    .default(null),
});

export const communitySchema = z.object({
  id: z.uuid(),
  ...communityDetailsSchema.shape,
  created_at: z.iso.datetime(),
  /** Null before homes of five owners have joined, and while fewer than five are left. */
  figures: communityFiguresSchema.nullable(),
});

/** A community with the link that invites homes to it. */
export const coordinatedCommunitySchema = communitySchema.extend({
  /** The token comes after the #, which browsers send to nobody. */
  invitation_url: z.url(),
});

export const communitiesSchema = z.object({ communities: z.array(communitySchema) });

/** What somebody with the link learns before they join. */
export const communityInvitationSchema = z.object({
  id: z.uuid(),
  ...communityDetailsSchema.omit({ boundary: true }).shape,
  /** The name on the coordinator's account. */
  coordinator: z.string(),
});

/** All that a home gives to its community, as it is stored there. */
export const sharedByHomeSchema = z.object({
  /** Null without a score, or with too little known to say. */
  band: scoreBandSchema.nullable(),
  hazards: z.array(hazardTypeSchema),
  /** The days of finished work. */
  work_done_on: z.array(z.iso.date()),
  /** What is said of that work, which it gives only if its owner chooses so. */
  work_amounts: z
    .array(
      z.object({
        done_on: z.iso.date(),
        hours: z.number().nullable(),
        dollars: z.number().nullable(),
        cubic_yards: z.number().nullable(),
      }),
    )
    .default([]),
});

/** What an owner says of a photo that they show: their words, or none. */
export const photoForCommunitySchema = z.object({
  caption: oneLine(communityLimits.captionCharacters).nullable(),
});

export const homesCommunitySchema = z.object({
  /** Null for a home that is in no community. */
  community: communityInvitationSchema
    .extend({
      joined_at: z.iso.datetime(),
      /** Its owner chose to give what is said of finished work. */
      gives_amounts: z.boolean().default(false),
      /** The photos that its owner agreed to show in the community's assessment, the earliest first. */
      photos: z
        .array(
          z.object({
            image_id: z.string(),
            caption: z.string().nullable(),
            agreed_at: z.iso.datetime(),
          }),
        )
        .default([]),
    })
    .nullable(),
  /** What it gives, or would give if it joined. */
  shares: sharedByHomeSchema,
});

export const joinCommunitySchema = z.object({ token: z.string().max(100) });

/** The owner's choice whether their home gives what is said of its finished work. */
export const giveAmountsSchema = z.object({ gives_amounts: z.boolean() });

/** Photos that owners agreed to show, in no order, without whose home it is. */
export const communityPhotosSchema = z.object({
  photos: z.array(
    z.object({
      id: z.uuid(),
      caption: z.string().nullable(),
      /** In the camera's calendar; null if nobody says. */
      taken_on: z.iso.date().nullable(),
      width: z.number().int(),
      height: z.number().int(),
    }),
  ),
});

export type CommunityPhoto = z.infer<typeof communityPhotosSchema>['photos'][number];
export type CommunityDetails = z.infer<typeof communityDetailsSchema>;
export type CommunityFigures = z.infer<typeof communityFiguresSchema>;
export type Community = z.infer<typeof communitySchema>;
export type CoordinatedCommunity = z.infer<typeof coordinatedCommunitySchema>;
export type CommunityInvitation = z.infer<typeof communityInvitationSchema>;
export type SharedByHome = z.infer<typeof sharedByHomeSchema>;
export type HomesCommunity = z.infer<typeof homesCommunitySchema>;
