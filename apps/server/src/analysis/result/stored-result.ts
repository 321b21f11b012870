import {
  analyzedPhotoSchema,
  directions,
  hazardSchema,
  modelFailureReasons,
  observationSchema,
  scoreExplanationSchema,
  scoreInputSchema,
} from '@dss/domain';
import { z } from 'zod';
import { whyNotObserved } from '../observe/providers/provider.ts';
import { toCurrentExplanation } from './earlier-explanation.ts';

/**
 * `analyses.raw_json`: the specified lists first, then the explanation of the score and all of its inputs, so that it can be
 * re-scored with other answers or weights.
 */
export const storedResultSchema = z.object({
  hazards: z.array(hazardSchema.extend({ sides: hazardSchema.shape.sides.default([]) })),
  coverage_missing: z.array(z.enum(directions)),
  photos: z.array(
    analyzedPhotoSchema.extend({
      error: z.enum(whyNotObserved).nullable(),
      /** Absent in older results, whose photos were all looked at by the result's provider. */
      provider: z.string().nullable().optional(),
      not_counted: analyzedPhotoSchema.shape.not_counted.default(null),
    }),
  ),
  explanation: z.preprocess(toCurrentExplanation, scoreExplanationSchema),
  input: scoreInputSchema,
  /** The client's photo ids by row id, because the input refers to rows. */
  image_ids: z.record(z.string(), z.string()),
  /** Spanish explanations by their English text; empty in results from before Spanish was added. */
  spanish: z.record(z.string(), z.string()).default({}),
  /** The built-in analyzer looked because the month's budget was used up. */
  budget_reached: z.boolean().default(false),
  /** An AI model failed and the built-in analyzer looked instead; `photo_ids` are the row ids worth a retry. */
  model_failure: z
    .object({
      reason: z.enum([...modelFailureReasons, 'fault']),
      photo_ids: z.array(z.string()),
      provider: z.string().nullable().default(null),
      model_name: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Observations that the second pass left out of the input, each with the photo that disproves it. */
  left_out: z
    .array(z.object({ observation: observationSchema, by_photo_id: z.string() }))
    .default([]),
  /** Hash of the photos, their placements, the pin and the provider, without the owner's answers. */
  photos_hash: z.string(),
});

export type StoredResult = z.infer<typeof storedResultSchema>;
