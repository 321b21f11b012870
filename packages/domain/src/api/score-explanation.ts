import { z } from 'zod';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { questionIdSchema } from '../owner-answers/question.ts';
import { afterPhotoVerdicts, setAsideKindSchema } from '../scoring/input.ts';
import { exposureKinds, exposureLevels } from '../scoring/terms.ts';
import { areaSchema, directionSchema } from './choices.ts';
import {
  actionSchema,
  domainScoreSchema,
  evidenceSchema,
  findingSideSchema,
  scoreOutcomeSchema,
  scoreRangeSchema,
  scoreAsSeenSchema,
  scoreBandSchema,
  scoreRowSchema,
  uncountedSchema,
} from './score-parts.ts';

/** The explanation of a score in the API's form. Points have two decimals. */

/** Whether a hazard is there. */
export const seenAsSchema = z.enum(['hazard', 'clear']);

/** What a fire next door or below would do to the house, whatever its owner keeps clear: they can't change it, but can harden against it. */
export const exposureSchema = z.object({
  level: z.enum(exposureLevels),
  /** Neighbors or slope aren't known on every side, so it may be higher. */
  at_least: z.boolean(),
  reasons: z.array(z.object({ kind: z.enum(exposureKinds), sides: z.array(findingSideSchema) })),
});

export type Exposure = z.infer<typeof exposureSchema>;

export const scoreExplanationSchema = z.object({
  weights_version: z.string(),
  score: z.number().int(),
  band: scoreBandSchema,
  provisional: z.boolean(),
  range: scoreRangeSchema,
  /** How much of what is scored was seen or answered, 0-100. */
  confidence_percent: z.number(),
  /** Whether that is at least 25 %; below it, pages lead with the range, because the score is that of a typical home. */
  enough_seen: z.boolean(),
  /** Hazard, not-seen, ceiling, together and rounding rows add up to exactly 100 minus the score. */
  rows: z.array(scoreRowSchema),
  domains: z.array(domainScoreSchema),
  coverage: z.object({
    directions_seen: z.array(directionSchema),
    directions_missing: z.array(directionSchema),
    areas_seen: z.array(areaSchema),
    areas_missing: z.array(areaSchema),
  }),
  /** The score after removing every removable hazard found; unseen cells stay unchanged. */
  potential: z.object({
    score: z.number().int(),
    /** The range of the score after that. */
    range: scoreRangeSchema,
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
  as_seen: scoreAsSeenSchema,
  set_aside: z.array(
    uncountedSchema.extend({
      /** Null if an answer says so, given to a question that was shown with what a photo shows. */
      dispute_id: z.string().nullable(),
      answer: z
        .object({ question_id: questionIdSchema, side: directionSchema.nullable() })
        .nullable()
        .default(null),
      kind: setAsideKindSchema,
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
  /** What surrounds the home, beside its score; null while too little is known of it, and in results from before it was told. */
  exposure: exposureSchema.nullable().default(null),
  /** Too unsure to cost points: to be asked about or photographed again. */
  unsure: z.array(uncountedSchema),
  disagreements: z.array(
    z.object({
      hazard_type: hazardTypeSchema,
      sides: z.array(findingSideSchema),
      photos: seenAsSchema,
      owner: seenAsSchema,
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
      sides: z.array(directionSchema),
      /** Expected narrowing of the range, averaged over the likely answers. */
      expected_shrink: z.number(),
      /** By how many percentage points confidence would rise, whatever the answer. */
      certainty_gain: z.number(),
      /** The figures after a yes (on one side, if asked by side) and after a no (everywhere). */
      if_answered: z.object({ yes: scoreOutcomeSchema, no: scoreOutcomeSchema }),
    }),
  ),
  /** By how many percentage points a photo of each side would raise confidence, most first. */
  photo_gains: z.array(z.object({ side: directionSchema, certainty_gain: z.number() })),
});

export type ScoreExplanation = z.infer<typeof scoreExplanationSchema>;
