import { analysedPhotoSchema, directions, hazardSchema, type ScoreResult } from '@dss/domain';
import { z } from 'zod';

/** The part of a stored score that answers show as figures of their own; the whole of it stays under `result`. */
const shownFiguresSchema = z.object({
  band: z.enum(['excellent', 'good', 'fair', 'poor']),
  provisional: z.boolean(),
  range: z.object({ low: z.number(), high: z.number() }),
  confidencePercent: z.number(),
  potential: z.object({ gain: z.number() }),
  actions: z.object({ count: z.number() }),
});

/** `analyses.raw_json` as it is read back. */
export const storedResultSchema = z.object({
  hazards: z.array(hazardSchema),
  coverage_missing: z.array(z.enum(directions)),
  photos: z.array(analysedPhotoSchema),
  result: shownFiguresSchema,
});

/** `analyses.raw_json` as it is written: the specified lists on top, how the score came about below. */
export interface StoredResult extends Omit<z.infer<typeof storedResultSchema>, 'result'> {
  readonly result: ScoreResult;
}
