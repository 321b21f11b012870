import {
  analysedPhotoSchema,
  directions,
  hazardSchema,
  scoreExplanationSchema,
  scoreInputSchema,
} from '@dss/domain';
import { z } from 'zod';

/**
 * `analyses.raw_json`: the specified lists on top; then how the score came about, and all that it was computed from,
 * so that it can be computed again with other answers or other weights.
 */
export const storedResultSchema = z.object({
  hazards: z.array(hazardSchema),
  coverage_missing: z.array(z.enum(directions)),
  photos: z.array(analysedPhotoSchema),
  explanation: scoreExplanationSchema,
  input: scoreInputSchema,
  /** The client's photo ids, by row id: the input names photos by their rows. */
  image_ids: z.record(z.string(), z.string()),
  /** What its explanations say in Spanish, by their English. Results from before the second language have none. */
  spanish: z.record(z.string(), z.string()).default({}),
  /** Hash of the photos, their placements, the pin, and who looked; the owner's answers apart. */
  photos_hash: z.string(),
});

export type StoredResult = z.infer<typeof storedResultSchema>;
