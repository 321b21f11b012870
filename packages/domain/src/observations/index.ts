import { z } from 'zod';

import { boxSchema } from '../boxes/index.ts';
import { extents } from '../hazards/hazard.ts';
import { hazardTypeSchema } from '../hazards/hazard-type.ts';
import { questionIdSchema } from '../owner-answers/question.ts';
import { areaIds, directions } from '../zones/index.ts';

/** Slope of the ground at a hazard, in percent, and whether it lies downhill of the house. */
export const slopeSchema = z.object({
  percent: z.number().min(0),
  downhill: z.boolean(),
});

export type Slope = z.infer<typeof slopeSchema>;

/**
 * One statement that a hazard is there, as the score reads it.
 *
 * - `id` names the observation within its property; repeated ones change nothing.
 * - `side` is the side of the house, null if unknown (always null counts for whole-house types).
 * - `worstPlace` marks what touches the wall, lies in an inside corner, or stands under a window, eave or vent.
 * - `distanceToStructureFt` is in feet, null when unknown.
 * - `confidence` is a share, 0-1; read outside values with `readConfidence` first.
 * - `calibrated` says that the provider's confidence was fitted against labeled photos; what isn't is
 *   capped (`scoringWeights.uncalibratedConfidenceCap`).
 * - `provider` names who looked, `photoId` where; for an owner's answer `provider` is null, and `photoId` the photo shown with it,
 *   if any. `questionId` is null for what a provider saw.
 */
export const observationSchema = z.object({
  id: z.string().min(1),
  hazardType: hazardTypeSchema,
  side: z.enum(directions).nullable(),
  extent: z.enum(extents),
  distanceToStructureFt: z.number().min(0).nullable(),
  worstPlace: z.boolean(),
  slope: slopeSchema.nullable(),
  confidence: z.number().min(0).max(1),
  source: z.enum(['provider', 'owner']),
  provider: z.string().nullable(),
  calibrated: z.boolean(),
  photoId: z.string().nullable(),
  questionId: questionIdSchema.nullable(),
  area: z.enum(areaIds).nullable(),
  box: boxSchema.nullable(),
  explanation: z.string(),
});

export type Observation = Readonly<z.infer<typeof observationSchema>>;

/**
 * Whether the observation's photo shows the hazard: somebody who looked found it there, or the owner marked it. The photo that an
 * owner took while answering, with nothing marked, shows only where they stood.
 */
export function isShownInItsPhoto({
  photoId,
  source,
  box,
}: Pick<Observation, 'photoId' | 'source' | 'box'>): boolean {
  return photoId !== null && (source === 'provider' || box !== null);
}

/** The `provider` of what the built-in analyzer measured: it tells colors, not things. */
export const builtInProvider = 'built-in';

/**
 * Converts an external confidence to a share, 0-1. Values above 1 are percents. NaN, negative values and values above 100 give
 * null, which the caller must refuse instead of counting it as 0 or 1.
 */
export function readConfidence(value: number): number | null {
  if (!Number.isFinite(value) || value < 0 || value > 100) return null;
  return value > 1 ? value / 100 : value;
}
