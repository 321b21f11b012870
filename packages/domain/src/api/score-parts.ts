import { z } from 'zod';
import { scoredDomains } from '../hazards/hazard.ts';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { questionIdSchema } from '../owner-answers/question.ts';
import { boxSchema } from '../boxes/index.ts';
import { directions } from '../zones/index.ts';
import { ceilingIds } from '../scoring/terms.ts';
import { directionSchema } from './choices.ts';

/** What the explanation of a score consists of, in the API's form: outcomes, rows, evidence and actions. Points have two decimals. */

export const scoreBandSchema = z.enum(['excellent', 'good', 'fair', 'poor']);
export const scoreRangeSchema = z.object({ low: z.number().int(), high: z.number().int() });
export const scoredDomainSchema = z.enum(scoredDomains);
const cellSideSchema = z.enum([...directions, 'whole_house']);
export const findingSideSchema = z.enum([...directions, 'whole_house', 'unknown']);

/** What a part of the score consists of. */
export const domainScoreSchema = z.object({
  domain: scoredDomainSchema,
  cap: z.number(),
  lost: z.number(),
  not_seen: z.number(),
  kept: z.number(),
  confidence_percent: z.number().nullable(),
});

/** The score without the owner's corrections. */
export const scoreAsSeenSchema = z.object({
  score: z.number().int(),
  band: scoreBandSchema,
  range: scoreRangeSchema,
});

/** A score with its range. Whole numbers as shown. */
export const scoreOutcomeSchema = z.object({
  score: z.number().int(),
  band: scoreBandSchema,
  low: z.number().int(),
  high: z.number().int(),
  confidence_percent: z.number(),
});

const heldBySchema = z.enum(['landlord_or_association']).nullable();

/**
 * Evidence of a finding: what a provider saw in a photo (`image_id`), or an owner's answer (`question_id`), with the photo in which
 * they marked it, if any.
 */
export const evidenceSchema = z.object({
  source: z.enum(['provider', 'owner']),
  provider: z.string().nullable(),
  image_id: z.string().nullable(),
  /** A photo that was taken while answering, and in which nothing is marked: it shows where the owner stood, and proves nothing. */
  stop_image_id: z.string().nullable().default(null),
  question_id: questionIdSchema.nullable(),
  /** The side of the house it was seen on; null if unknown, and for the whole house. */
  side: directionSchema.nullable(),
  box: boxSchema.nullable(),
  /** 0-1, after the cap for uncalibrated providers. */
  confidence: z.number(),
  explanation: z.string(),
});

/** One side of a hazard found; the sides add up to its row's points. */
export const hazardSideSchema = z.object({
  side: findingSideSchema,
  points: z.number(),
  confirmed: z.boolean(),
  confidence: z.number(),
  removable: z.boolean(),
  held_by: heldBySchema,
});

/** A hazard on all its sides: one row per hazard type. */
export const hazardRowSchema = z.object({
  kind: z.literal('hazard'),
  hazard_type: hazardTypeSchema,
  domain: scoredDomainSchema,
  sides: z.array(hazardSideSchema),
  points: z.number(),
  /** Points regained by fixing only this, where the owner can. */
  fix_only: z.number(),
  removable: z.boolean(),
  confirmed: z.boolean(),
  confidence: z.number(),
  /** Best first: photos with a box, other photos, answers. */
  evidence: z.array(evidenceSchema),
  notes: z.array(z.enum(['same_as_worst_side', 'below_typical', 'past_knee', 'under_ceiling'])),
  /** Set if a landlord or an association decides about it on every side. */
  held_by: heldBySchema,
});

export const scoreRowSchema = z.discriminatedUnion('kind', [
  hazardRowSchema,
  z.object({
    kind: z.literal('not_seen'),
    hazard_type: hazardTypeSchema,
    domain: scoredDomainSchema,
    sides: z.array(cellSideSchema),
    points: z.number(),
    /**
     * The points are those of a typical home built in 2008 or later, because the owner says that this one was, and not of any typical
     * home; absent in results before weights 2026.6.
     */
    as_since_2008: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('ceiling'),
    ceiling: z.enum(ceilingIds),
    /** The highest score that it allows. */
    limit: z.number(),
    points: z.number(),
    caused_by: z.array(hazardTypeSchema),
    /** By how much the score rises if the owner removes all of those that they can; absent in results before weights 2026.4. */
    fix_together: z.number().optional(),
  }),
  /**
   * From the rows above to the score in the middle of the homes that fit what is known; negative where that is higher. Absent in results
   * before weights 2026.5.
   */
  z.object({ kind: z.literal('together'), points: z.number() }),
  z.object({ kind: z.literal('rounding'), points: z.number() }),
]);

export const performerSchema = z.enum(['diy', 'pro', 'diy_or_pro']);
export const estimatedRangeSchema = z.object({ low: z.number(), high: z.number() });

/** One piece of work that removes hazards found. */
export const actionSchema = z.object({
  step_id: z.string(),
  /** The hazards found that it removes. */
  hazard_types: z.array(hazardTypeSchema),
  /** How much the score would rise if only this were done. */
  points: z.number(),
  /** The same without a ceiling. */
  points_without_ceiling: z.number(),
  /** The score as shown after this action and all before it. */
  score_after: z.number().int(),
  /** The owner can do it without spending money. */
  free: z.boolean(),
  performer: performerSchema,
  /** In this home: once, or on all the sides where its hazards were found. */
  cost_usd: estimatedRangeSchema,
  hours: estimatedRangeSchema,
  /** Cost and hours are those of each side where it is needed, because no side is known. */
  for_each_side: z.boolean().default(false),
  /** Cost and hours are a rough estimate. */
  estimate: z.boolean(),
});

export const uncountedSchema = z.object({
  hazard_type: hazardTypeSchema,
  sides: z.array(findingSideSchema),
  confidence: z.number(),
  evidence: z.array(evidenceSchema),
});

export type ExplanationRow = z.infer<typeof scoreRowSchema>;
export type ExplanationHazardRow = z.infer<typeof hazardRowSchema>;
export type ExplanationAction = z.infer<typeof actionSchema>;
export type ExplanationHazardSide = z.infer<typeof hazardSideSchema>;
export type ExplanationOutcome = z.infer<typeof scoreOutcomeSchema>;
export type ExplanationEvidence = z.infer<typeof evidenceSchema>;
