import { z } from 'zod';
import { scoredDomains } from '../hazards/hazard.ts';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { questionIdSchema } from '../owner-answers/question.ts';
import { boxSchema } from '../observations/index.ts';
import { afterPhotoVerdicts } from '../scoring/input.ts';
import { areaIds, directions } from '../zones/index.ts';

/** The explanation of a score in the API's form. Points have two decimals. */

export const scoreBandSchema = z.enum(['excellent', 'good', 'fair', 'poor']);
const rangeSchema = z.object({ low: z.number().int(), high: z.number().int() });
const domainSchema = z.enum(scoredDomains);
const cellSideSchema = z.enum([...directions, 'whole_house']);
const findingSideSchema = z.enum([...directions, 'whole_house', 'unknown']);

/** A score with its range. Whole numbers as shown. */
export const outcomeSchema = z.object({
  score: z.number().int(),
  band: scoreBandSchema,
  low: z.number().int(),
  high: z.number().int(),
  confidence_percent: z.number(),
});

const heldBySchema = z.enum(['landlord_or_association']).nullable();

/**
 * Evidence of a finding: what a provider saw in a photo (`image_id`), or an owner's answer (`question_id`) with the photo that they
 * showed with it, if any.
 */
export const evidenceSchema = z.object({
  source: z.enum(['provider', 'owner']),
  provider: z.string().nullable(),
  image_id: z.string().nullable(),
  question_id: questionIdSchema.nullable(),
  /** The side of the house it was seen on; null if unknown, and for the whole house. */
  side: z.enum(directions).nullable(),
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
  domain: domainSchema,
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
    domain: domainSchema,
    sides: z.array(cellSideSchema),
    points: z.number(),
  }),
  z.object({
    kind: z.literal('ceiling'),
    ceiling: z.enum(['combustible_roof', 'fuel_at_the_wall']),
    /** The highest score that it allows. */
    limit: z.number(),
    points: z.number(),
    caused_by: z.array(hazardTypeSchema),
  }),
  z.object({ kind: z.literal('rounding'), points: z.number() }),
]);

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
  performer: z.enum(['diy', 'pro', 'diy_or_pro']),
  cost_usd: z.object({ low: z.number(), high: z.number() }),
  hours: z.object({ low: z.number(), high: z.number() }),
  /** Cost and hours are a rough estimate. */
  estimate: z.boolean(),
});

const uncountedSchema = z.object({
  hazard_type: hazardTypeSchema,
  sides: z.array(findingSideSchema),
  confidence: z.number(),
  evidence: z.array(evidenceSchema),
});

export const scoreExplanationSchema = z.object({
  weights_version: z.string(),
  score: z.number().int(),
  band: scoreBandSchema,
  provisional: z.boolean(),
  range: rangeSchema,
  /** How much of what is scored was seen or answered, 0-100. */
  confidence_percent: z.number(),
  /** Whether that is at least 25 %; below it, pages lead with the range, because the score is that of a typical home. */
  enough_seen: z.boolean(),
  /** Hazard, not-seen, ceiling and rounding rows add up to exactly 100 minus the score. */
  rows: z.array(scoreRowSchema),
  domains: z.array(
    z.object({
      domain: domainSchema,
      cap: z.number(),
      lost: z.number(),
      not_seen: z.number(),
      kept: z.number(),
      confidence_percent: z.number().nullable(),
    }),
  ),
  coverage: z.object({
    directions_seen: z.array(z.enum(directions)),
    directions_missing: z.array(z.enum(directions)),
    areas_seen: z.array(z.enum(areaIds)),
    areas_missing: z.array(z.enum(areaIds)),
  }),
  /** The score after removing every removable hazard found; unseen cells stay unchanged. */
  potential: z.object({
    score: z.number().int(),
    /** The range of the score after that. */
    range: rangeSchema,
    /** The score if everything unseen turned out fine as well: the maximum. */
    with_everything_shown: z.number().int(),
    gain: z.number(),
    gain_from_hazards: z.number(),
    gain_from_ceiling: z.number(),
  }),
  /** The most that seeing the unseen cells could add, if all turned out fine. */
  confirming_unseen_gain: z.number(),
  /**
   * Work that removes the hazards found, in recommended order: free work, then work for up to about $2,000, if it gains at least a
   * point; then free work that gains less; last everything else. Within each, by points per dollar and hour.
   */
  actions: z.object({
    count: z.number().int(),
    step_ids: z.array(z.string()),
    in_order: z.array(actionSchema),
  }),
  /** The score without the owner's corrections. */
  as_seen: z.object({ score: z.number().int(), band: scoreBandSchema, range: rangeSchema }),
  set_aside: z.array(
    uncountedSchema.extend({
      /** Null if an answer says so, given to a question that was shown with what a photo shows. */
      dispute_id: z.string().nullable(),
      answer: z
        .object({ question_id: questionIdSchema, side: z.enum(directions).nullable() })
        .nullable()
        .default(null),
      kind: z.enum(['not_there', 'already_fixed']),
      reason: z.string(),
    }),
  ),
  /** What after-photos say about hazards that the owner has removed; `evidence` is what the photo shows that is repeated. */
  after_photos: z
    .array(
      uncountedSchema.extend({
        /** The after-photo. */
        image_id: z.string(),
        /** If `confirmed`, what the repeated photo shows of the hazard costs no points anymore. */
        verdict: z.enum(afterPhotoVerdicts),
        /** What the after-photo shows of the hazard; empty unless it is still seen. */
        still_seen: z.array(evidenceSchema),
      }),
    )
    .default([]),
  context: z.array(
    uncountedSchema.extend({ dispute_id: z.string().nullable(), reason: z.string() }),
  ),
  /** Too unsure to cost points: to be asked about or photographed again. */
  unsure: z.array(uncountedSchema),
  disagreements: z.array(
    z.object({
      hazard_type: hazardTypeSchema,
      sides: z.array(findingSideSchema),
      photos: z.enum(['hazard', 'clear']),
      owner: z.enum(['hazard', 'clear']),
      image_ids: z.array(z.string()),
      question_ids: z.array(questionIdSchema),
    }),
  ),
  /** Open questions, those that narrow the range most first. */
  next_questions: z.array(
    z.object({
      question_id: questionIdSchema,
      hazard_types: z.array(hazardTypeSchema),
      /** Sides without an answer; empty if it is asked for the whole house. */
      sides: z.array(z.enum(directions)),
      /** Expected narrowing of the range, averaged over the likely answers. */
      expected_shrink: z.number(),
      /** By how many percentage points confidence would rise, whatever the answer. */
      certainty_gain: z.number(),
      /** The figures after a yes (on one side, if asked by side) and after a no (everywhere). */
      if_answered: z.object({ yes: outcomeSchema, no: outcomeSchema }),
    }),
  ),
  /** By how many percentage points a photo of each side would raise confidence, most first. */
  photo_gains: z.array(z.object({ side: z.enum(directions), certainty_gain: z.number() })),
});

export type ScoreExplanation = z.infer<typeof scoreExplanationSchema>;
export type ExplanationRow = z.infer<typeof scoreRowSchema>;
export type ExplanationHazardRow = z.infer<typeof hazardRowSchema>;
export type ExplanationAction = z.infer<typeof actionSchema>;
export type ExplanationHazardSide = z.infer<typeof hazardSideSchema>;
export type ExplanationOutcome = z.infer<typeof outcomeSchema>;
export type ExplanationEvidence = z.infer<typeof evidenceSchema>;
