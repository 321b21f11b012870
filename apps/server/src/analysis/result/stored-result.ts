import {
  analyzedPhotoSchema,
  directions,
  hazardSchema,
  observationSchema,
  scoreExplanationSchema,
  scoreInputSchema,
} from '@dss/domain';
import { z } from 'zod';
import { modelFailureReasons } from '../observe/index.ts';
import { toCurrentExplanation } from './earlier-explanation.ts';

/**
 * `analyses.raw_json`: the specified lists on top; then how the score came about, and all that it was computed from,
 * so that it can be computed again with other answers or other weights.
 */
export const storedResultSchema = z.object({
  hazards: z.array(hazardSchema.extend({ sides: hazardSchema.shape.sides.default([]) })),
  coverage_missing: z.array(z.enum(directions)),
  photos: z.array(
    analyzedPhotoSchema.extend({
      /** Results from before photos said it were looked at by one provider, their own. */
      provider: z.string().nullable().optional(),
      not_counted: analyzedPhotoSchema.shape.not_counted.default(null),
    }),
  ),
  explanation: z.preprocess(toCurrentExplanation, scoreExplanationSchema),
  input: scoreInputSchema,
  /** The client's photo ids, by row id: the input names photos by their rows. */
  image_ids: z.record(z.string(), z.string()),
  /** What its explanations say in Spanish, by their English. Results from before the second language have none. */
  spanish: z.record(z.string(), z.string()).default({}),
  /** The built-in analyzer stood in for a model whose month's budget was spent. */
  budget_reached: z.boolean().default(false),
  /** An AI model failed, and the built-in analyzer looked in its place; `photo_ids` may be seen after all. Row ids. */
  model_failure: z
    .object({
      reason: z.enum([...modelFailureReasons, 'fault']),
      photo_ids: z.array(z.string()),
    })
    .nullable()
    .default(null),
  /** What the second pass left out of the input, each with the photo that speaks for that. */
  left_out: z
    .array(z.object({ observation: observationSchema, by_photo_id: z.string() }))
    .default([]),
  /** Hash of the photos, their placements, the pin, and who looked; the owner's answers apart. */
  photos_hash: z.string(),
});

export type StoredResult = z.infer<typeof storedResultSchema>;
