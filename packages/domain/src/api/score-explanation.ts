import { z } from 'zod';
import { scoredDomains } from '../hazards/domains.ts';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { questionIdSchema } from '../owner-answers/question-id.ts';
import { boxSchema } from '../observations/index.ts';
import { areaIds, directions } from '../zones/index.ts';

/** How a score came about, as the API carries it. Points are in points, with two decimals. */

export const scoreBandSchema = z.enum(['excellent', 'good', 'fair', 'poor']);
const rangeSchema = z.object({ low: z.number().int(), high: z.number().int() });
const domainSchema = z.enum(scoredDomains);
const cellSideSchema = z.enum([...directions, 'whole_house']);
const findingSideSchema = z.enum([...directions, 'whole_house', 'unknown']);

/** What a finding rests on: a photo (`image_id`), or an owner's answer (`question_id`). */
export const evidenceSchema = z.object({
  source: z.enum(['provider', 'owner']),
  provider: z.string().nullable(),
  image_id: z.string().nullable(),
  question_id: questionIdSchema.nullable(),
  box: boxSchema.nullable(),
  /** 0-1, as it counts. */
  confidence: z.number(),
  explanation: z.string(),
});

export const hazardRowSchema = z.object({
  kind: z.literal('hazard'),
  hazard_type: hazardTypeSchema,
  domain: domainSchema,
  side: findingSideSchema,
  points: z.number(),
  /** What fixing only this would give back. */
  fix_only: z.number(),
  removable: z.boolean(),
  confirmed: z.boolean(),
  confidence: z.number(),
  evidence: z.array(evidenceSchema),
  notes: z.array(z.enum(['same_as_worst_side', 'below_typical', 'past_knee', 'under_ceiling'])),
  held_by: z.enum(['landlord_or_association']).nullable(),
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

const uncountedSchema = z.object({
  hazard_type: hazardTypeSchema,
  side: findingSideSchema,
  confidence: z.number(),
  evidence: z.array(evidenceSchema),
});

export const scoreExplanationSchema = z.object({
  weights_version: z.string(),
  score: z.number().int(),
  band: scoreBandSchema,
  provisional: z.boolean(),
  range: rangeSchema,
  confidence_percent: z.number(),
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
  /** What removing every removable hazard found would give. */
  potential: z.object({
    score: z.number().int(),
    gain: z.number(),
    gain_from_hazards: z.number(),
    gain_from_ceiling: z.number(),
  }),
  /** What it would give, at best, if everything unseen turned out fine. */
  confirming_unseen_gain: z.number(),
  actions: z.object({ count: z.number().int(), step_ids: z.array(z.string()) }),
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
      side: findingSideSchema,
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
      /** How much narrower the range gets, on average over the likely answers. */
      expected_shrink: z.number(),
    }),
  ),
});

export type ScoreExplanation = z.infer<typeof scoreExplanationSchema>;
export type ExplanationRow = z.infer<typeof scoreRowSchema>;
export type ExplanationHazardRow = z.infer<typeof hazardRowSchema>;
export type ExplanationEvidence = z.infer<typeof evidenceSchema>;
