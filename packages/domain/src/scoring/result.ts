import { z } from 'zod';
import { answeredQuestionSchema, areaSchema, directionSchema } from '../api/choices.ts';
import { boxSchema } from '../boxes/index.ts';
import { scoredDomains } from '../hazards/hazard.ts';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { questionIdSchema } from '../owner-answers/question.ts';
import { seenBySchema } from '../home-visits/seen-by.ts';
import { directions } from '../zones/index.ts';
import { afterPhotoVerdicts, setAsideKindSchema } from './input.ts';
import {
  ceilingIds,
  exposureKinds,
  exposureLevels,
  exposureOpenKinds,
  type Hundredths,
} from './terms.ts';

/** What scoring gives, as it is stored and sent. Points have two decimals. */

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
  /** The assessor whose answer it is; absent in what is stored, and of everything else. */
  seen_by: seenBySchema.optional(),
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
  /**
   * Why its points are not simply its weight.
   *
   * - `same_as_worst_side`: its side is unknown, and the worst known side already counts for it.
   * - `below_typical`: it is unsure or small, and its cell is unseen, so it counts as much as is typical.
   * - `past_knee`: much else is wrong in its domain, and points beyond 70 % of the cap count for less.
   * - `under_ceiling`: fixing it alone gains less than its points, because a ceiling limits the score.
   */
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

/** An answer that tells against a finding. */
const toldQuestionSchema = answeredQuestionSchema.extend({
  /** The assessor whose answer it is; absent in what is stored, and for the owner's own. */
  seen_by: seenBySchema.optional(),
});

/** A finding that costs no points: set aside by the owner, a neighbor's, or too unsure to count. */
export const uncountedSchema = z.object({
  hazard_type: hazardTypeSchema,
  sides: z.array(findingSideSchema),
  confidence: z.number(),
  evidence: z.array(evidenceSchema),
});

/** Whether a hazard is there. */
export const seenAsSchema = z.enum(['hazard', 'clear']);

/** What could still raise an exposure. */
export const exposureOpenSchema = z.enum(exposureOpenKinds);

/** What a fire next door or below would do to the house, whatever its owner keeps clear: they can't change it, but can harden against it. */
export const exposureSchema = z.object({
  level: z.enum(exposureLevels),
  /** Neighbors or slope aren't known on every side, so it may be higher. */
  at_least: z.boolean(),
  reasons: z.array(z.object({ kind: z.enum(exposureKinds), sides: z.array(findingSideSchema) })),
});

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
      answer: toldQuestionSchema.nullable().default(null),
      kind: setAsideKindSchema,
      reason: z.string(),
    }),
  ),
  /**
   * What the built-in analyzer read in photos and the owner's answer outweighs, without which it would cost points. The owner need
   * not have been shown it, so it isn't among what they set aside. Absent in results from before it was told apart.
   */
  outweighed: z
    .array(
      uncountedSchema.extend({
        answer: toldQuestionSchema,
      }),
    )
    .default([]),
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
  /** What could still raise it, since nobody has told it of every side; empty, too, in results from before it was named. */
  exposure_open: z.array(exposureOpenSchema).default([]),
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
      /** The assessor whose answers these are; absent in what is stored, and for the owner's own. */
      seen_by: seenBySchema.optional(),
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

/** A hazard found, as the specified list of hazards has it: its points and its best evidence. */
export const foundHazardSchema = z.object({
  type: z.string(),
  /** 0-1 */
  confidence: z.number(),
  distance_to_structure_ft: z.number().nullable(),
  explanation: z.string(),
  /** The photo that shows it best; null if the owner reported it without one. */
  image_id: z.string().nullable(),
  /** The side of the house, if it is on exactly one; `sides` has all of them. */
  side: directionSchema.nullable(),
  sides: z.array(directionSchema),
  area: z.string().nullable(),
  box: boxSchema.nullable(),
  /** Points deducted for it, with two decimals. */
  points: z.number(),
});

export type ScoreBand = z.infer<typeof scoreBandSchema>;
export type DomainScore = z.infer<typeof domainScoreSchema>;
export type Outcome = z.infer<typeof scoreOutcomeSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;
export type HazardSide = z.infer<typeof hazardSideSchema>;
export type HazardRow = z.infer<typeof hazardRowSchema>;
export type ScoreRow = z.infer<typeof scoreRowSchema>;
export type NotSeenRow = Extract<ScoreRow, { kind: 'not_seen' }>;
export type CeilingRow = Extract<ScoreRow, { kind: 'ceiling' }>;
export type RowNote = HazardRow['notes'][number];
export type ExplanationAction = z.infer<typeof actionSchema>;
export type UncountedFinding = z.infer<typeof uncountedSchema>;
export type Exposure = z.infer<typeof exposureSchema>;
export type ExposureOpen = z.infer<typeof exposureOpenSchema>;
export type ScoreExplanation = z.infer<typeof scoreExplanationSchema>;
export type SetAsideFinding = ScoreExplanation['set_aside'][number];
export type OutweighedFinding = ScoreExplanation['outweighed'][number];
export type AfterPhotoFinding = ScoreExplanation['after_photos'][number];
export type ContextFinding = ScoreExplanation['context'][number];
export type Disagreement = ScoreExplanation['disagreements'][number];
export type NextQuestion = ScoreExplanation['next_questions'][number];
export type PhotoGain = ScoreExplanation['photo_gains'][number];
export type FoundHazard = z.infer<typeof foundHazardSchema>;

/** A score's explanation, and the hazards found, most points first. Photos are named as in the input. */
export type ScoreResult = ScoreExplanation & { readonly hazards: readonly FoundHazard[] };

/** The score and its range, as whole numbers shown and as exact hundredths. */
export type ScoreFigures = {
  readonly score: number;
  readonly hundredths: Hundredths;
  readonly band: ScoreBand;
  readonly range: {
    readonly low: number;
    readonly high: number;
    readonly lowHundredths: Hundredths;
    readonly highHundredths: Hundredths;
  };
};
