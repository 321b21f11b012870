import { z } from 'zod';
import { scoredDomains } from '../hazards/hazard.ts';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { questionIdSchema } from '../owner-answers/question.ts';
import { boxSchema } from '../observations/index.ts';
import { areaIds, directions } from '../zones/index.ts';

/** How a score came about, as the API carries it. Points are in points, with two decimals. */

export const scoreBandSchema = z.enum(['excellent', 'good', 'fair', 'poor']);
const rangeSchema = z.object({ low: z.number().int(), high: z.number().int() });
const domainSchema = z.enum(scoredDomains);
const cellSideSchema = z.enum([...directions, 'whole_house']);
const findingSideSchema = z.enum([...directions, 'whole_house', 'unknown']);

/** A range of scores, or one. Whole numbers as shown. */
export const outcomeSchema = z.object({
  score: z.number().int(),
  band: scoreBandSchema,
  low: z.number().int(),
  high: z.number().int(),
  confidence_percent: z.number(),
});

const heldBySchema = z.enum(['landlord_or_association']).nullable();

/** What a finding rests on: a photo (`image_id`), or an owner's answer (`question_id`). */
export const evidenceSchema = z.object({
  source: z.enum(['provider', 'owner']),
  provider: z.string().nullable(),
  image_id: z.string().nullable(),
  question_id: questionIdSchema.nullable(),
  /** The side of the house that it was seen on; null where nobody knows, and for the whole house. */
  side: z.enum(directions).nullable(),
  box: boxSchema.nullable(),
  /** 0-1, as it counts. */
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

/** A hazard found, on all its sides: one row for each hazard type. */
export const hazardRowSchema = z.object({
  kind: z.literal('hazard'),
  hazard_type: hazardTypeSchema,
  domain: domainSchema,
  sides: z.array(hazardSideSchema),
  points: z.number(),
  /** What fixing only this would give back, wherever the owner can. */
  fix_only: z.number(),
  removable: z.boolean(),
  confirmed: z.boolean(),
  confidence: z.number(),
  /** The best to show first: photos with a box, photos, answers. */
  evidence: z.array(evidenceSchema),
  notes: z.array(z.enum(['same_as_worst_side', 'below_typical', 'past_knee', 'under_ceiling'])),
  /** A landlord or an association decides about it, on every side. */
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
    /** The highest score that it leaves. */
    limit: z.number(),
    points: z.number(),
    caused_by: z.array(hazardTypeSchema),
  }),
  z.object({ kind: z.literal('rounding'), points: z.number() }),
]);

/** One piece of work that removes what was found. */
export const actionSchema = z.object({
  step_id: z.string(),
  /** What it removes of what was found. */
  hazard_types: z.array(hazardTypeSchema),
  /** What the score would rise by if only this were done. */
  points: z.number(),
  /** The same once no ceiling holds the score. */
  points_without_ceiling: z.number(),
  /** The score as shown after this and every action before it. */
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
  /** At least 25 % was: below, pages lead with the range, since the score is that of a typical home. */
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
  /** What removing every removable hazard found would give; the unseen stays as it is. */
  potential: z.object({
    score: z.number().int(),
    /** The range of the score after that. */
    range: rangeSchema,
    /** The score with everything unseen shown to be fine as well: the most that can be reached. */
    with_everything_shown: z.number().int(),
    gain: z.number(),
    gain_from_hazards: z.number(),
    gain_from_ceiling: z.number(),
  }),
  /** What it would give, at best, if everything unseen turned out fine. */
  confirming_unseen_gain: z.number(),
  /** The work that removes what was found, what to do first coming first: free work, then by points for each dollar and hour. */
  actions: z.object({
    count: z.number().int(),
    step_ids: z.array(z.string()),
    in_order: z.array(actionSchema),
  }),
  /** The score without the owner's corrections. */
  as_seen: z.object({ score: z.number().int(), band: scoreBandSchema, range: rangeSchema }),
  set_aside: z.array(
    uncountedSchema.extend({
      dispute_id: z.string(),
      kind: z.enum(['not_there', 'already_fixed']),
      reason: z.string(),
    }),
  ),
  context: z.array(
    uncountedSchema.extend({ dispute_id: z.string().nullable(), reason: z.string() }),
  ),
  /** Too unsure to cost points: things to ask or to photograph again. */
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
  /** Open questions, the one that would narrow the range most first. */
  next_questions: z.array(
    z.object({
      question_id: questionIdSchema,
      hazard_types: z.array(hazardTypeSchema),
      /** The sides it is still open for; none where it is asked of the whole house. */
      sides: z.array(z.enum(directions)),
      /** How much narrower the range gets, on average over the likely answers. */
      expected_shrink: z.number(),
      /** How many percent more would be known, whatever the answer. */
      certainty_gain: z.number(),
      /** The figures after a yes (on one side, where it is asked by side) and after a no (everywhere). */
      if_answered: z.object({ yes: outcomeSchema, no: outcomeSchema }),
    }),
  ),
  /** How many percent more would be known with a photo of each side, the most first. */
  photo_gains: z.array(z.object({ side: z.enum(directions), certainty_gain: z.number() })),
});

export type ScoreExplanation = z.infer<typeof scoreExplanationSchema>;
export type ExplanationRow = z.infer<typeof scoreRowSchema>;
export type ExplanationHazardRow = z.infer<typeof hazardRowSchema>;
export type ExplanationAction = z.infer<typeof actionSchema>;
export type ExplanationHazardSide = z.infer<typeof hazardSideSchema>;
export type ExplanationOutcome = z.infer<typeof outcomeSchema>;
export type ExplanationEvidence = z.infer<typeof evidenceSchema>;
