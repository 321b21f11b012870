import { z } from 'zod';

import { photoLimits, textLimits } from '../limits/index.ts';
import { imageIdSchema } from '../validation/index.ts';
import { directionSchema } from './choices.ts';
import { placementFieldsSchema } from './photo.ts';
import { placeSchema } from './property.ts';
import {
  foundHazardSchema,
  scoreExplanationSchema,
  scoreBandSchema,
  scoreRangeSchema,
} from '../scoring/result.ts';
import { seenEvidenceSchema } from './seen-evidence.ts';

/** The body of `analyze_v2`. Images choose among the property's own photos; none chooses all. */
export const analyzeRequestSchema = z.object({
  property_id: z.string().max(textLimits.propertyId),
  place: placeSchema.nullish(),
  images: z
    .array(z.object({ image_id: imageIdSchema, path: z.string().max(textLimits.imagePath) }))
    .max(photoLimits.perProperty)
    .optional(),
  /** Used only for photos without a stored placement. */
  placements: z
    .array(
      placementFieldsSchema.extend({ image_id: imageIdSchema, automatic: z.boolean().optional() }),
    )
    .max(photoLimits.perProperty)
    .optional(),
  /** 'Re-Run Analysis': run even if a recent analysis with the same inputs exists. */
  rerun: z.boolean().optional(),
  /** Started by the page because something changed, not by the user. */
  automatic: z.boolean().optional(),
  model: z.string().max(100).optional(),
  schema_version: z.string().max(100).optional(),
});

export const hazardSchema = foundHazardSchema.extend({
  id: z.uuid(),
  analysis_id: z.uuid(),
  title: z.string(),
});

export const analyzedPhotoSchema = z.object({
  image_id: z.string(),
  observed: z.boolean(),
  /** Why it couldn't be observed, in plain words. */
  error: z.string().nullable(),
  /** Reasons to retake it: blurred, too_dark, too_bright, tilted. */
  quality_issues: z.array(z.string()),
  /**
   * Why it doesn't count: a model sees no house or yard in it, or no camera can have taken it (a drawing, a screenshot, noise).
   * Null if it counts.
   */
  not_counted: z.enum(['no_home_in_view', 'not_a_photo']).nullable(),
  /** The provider that looked at it: 'built-in' or the name of a model's provider; null if none could. */
  provider: z.string().nullable(),
});

/**
 * Why an analysis was made: it was requested; photos or placements changed while another one ran; a failed model succeeded on a
 * retry; or a re-score after an answer, a dispute, a photo's deletion or its undo, or new weights.
 */
export const analysisReasons = [
  'requested',
  'rerun',
  'answer',
  'dispute',
  'action_done',
  'weights',
  'inputs_changed',
  'model_retry',
  'photo_deleted',
  'photo_restored',
] as const;

export const analysisReasonSchema = z.enum(analysisReasons);

/** Why an AI model didn't say what a photo shows. */
export const modelFailureReasons = [
  /** 429 */
  'rate_limited',
  /** 503, 529 */
  'overloaded',
  /** 500 */
  'server_error',
  /** 400 */
  'rejected',
  /** 401, 403: the key is wrong or may not use this model. */
  'unauthorized',
  /** Any other unsuccessful status, such as for an unknown model. */
  'unavailable',
  /** No connection, or one that broke off. */
  'unreachable',
  'timed_out',
  /** An answer that couldn't be read, twice. */
  'malformed',
  /** An answer over the size limit. */
  'too_long',
  /** The model declined, or a filter blocked its answer. */
  'refused',
] as const;

export const analysisSchema = z.object({
  analysis_id: z.uuid(),
  property_id: z.uuid(),
  created_at: z.iso.datetime(),
  dss_score: z.number().int(),
  band: scoreBandSchema,
  /** Below 60 % confidence the band is provisional. */
  provisional: z.boolean(),
  /** Whether at least 25 % was seen; below that, the score says more about a typical home than about this one. */
  enough_seen: z.boolean(),
  range: scoreRangeSchema,
  /** How much of the scored cells was seen, 0-100. */
  confidence_percent: z.number(),
  potential_improvement: z.number(),
  action_count: z.number().int(),
  hazards: z.array(hazardSchema),
  coverage_missing: z.array(directionSchema),
  photos: z.array(analyzedPhotoSchema),
  provider: z.string(),
  model_name: z.string(),
  schema_version: z.string(),
  /** The month's budget for AI models was used up, so the built-in analyzer looked at the photos marked with it. */
  budget_reached: z.boolean(),
  /**
   * The AI model failed, so the built-in analyzer looked at the photos marked with it; null if it didn't fail. If the model is
   * retried, its own result follows as a new analysis.
   */
  model_failure: z
    .object({
      /** `unauthorized`, `unavailable`, `rejected` and `refused` are not retried automatically. */
      reason: z.enum([...modelFailureReasons, 'fault']),
      /** The model's provider, such as 'ollama'; null in results from before it was kept. */
      provider: z.string().nullable(),
      /** The model, by its provider's name for it; null in results from before it was kept. */
      model_name: z.string().nullable(),
      /** When the model is retried; null if it isn't. */
      next_try_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  weights_version: z.string(),
  reason: analysisReasonSchema,
  explanation: scoreExplanationSchema,
  seen: seenEvidenceSchema,
});

export const jobStatusSchema = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);

export const analysisJobSchema = z.object({
  id: z.uuid(),
  property_id: z.uuid(),
  status: jobStatusSchema,
  step: z.enum(['queued', 'observing', 'merging', 'scoring', 'done', 'failed', 'cancelled']),
  photos_done: z.number().int(),
  photos_total: z.number().int(),
  analysis_id: z.uuid().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** The shape of every error. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    retryable: z.boolean(),
    request_id: z.string(),
    /** Why, in words for programs; only where an error has several reasons. */
    reasons: z.array(z.string()).optional(),
  }),
});

export type AnalyzeRequest = z.infer<typeof analyzeRequestSchema>;
export type Hazard = z.infer<typeof hazardSchema>;
export type AnalyzedPhoto = z.infer<typeof analyzedPhotoSchema>;
export type Analysis = z.infer<typeof analysisSchema>;
export type AnalysisJob = z.infer<typeof analysisJobSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
