import {
  areaIds,
  boxSchema,
  extents,
  hazardTypeSchema,
  type AreaId,
  type HazardTypeId,
} from '@dss/domain';
import { z } from 'zod';

const share = z.number().min(0).max(1);

/** A text by key, so that it can be read in any language, or a text that a model wrote. */
const explanationSchema = z.union([
  z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  z.object({ text: z.string() }),
]);

const findingSchema = z.object({
  type: hazardTypeSchema,
  /** 0-1 */
  confidence: share,
  /** Where the provider places it; null when it can't tell. */
  area: z.enum(areaIds).nullable(),
  /** Null when unknown: a single picture rarely tells distances. */
  distanceToStructureFt: z.number().min(0).nullable(),
  box: boxSchema.nullable(),
  extent: z.enum(extents),
  explanation: explanationSchema,
});

export const qualityIssues = ['blurred', 'too_dark', 'too_bright'] as const;

/** What a provider saw in one photo. Kept as it is with the photo; a changed shape is a new schema version. */
export const photoReplySchema = z.object({
  findings: z.array(findingSchema),
  /** Hazards of which this look can say that they are not there, unless it found them. */
  judged: z.array(hazardTypeSchema),
  shows: z.object({
    outdoors: z.boolean(),
    /** The photo shows a house or a yard at all. */
    houseOrYard: z.boolean(),
    quality: z.object({
      /** 0 hopeless, 1 crisp */
      sharpness: share,
      /** Mean lightness of the picture, 0 black, 1 white. */
      exposure: share,
      issues: z.array(z.enum(qualityIssues)),
    }),
  }),
  /** Shares of the picture's area; null where a provider doesn't measure. */
  measures: z.object({ green: share, dry: share, sky: share }).nullable(),
});

export type Finding = z.infer<typeof findingSchema>;
export type Explanation = z.infer<typeof explanationSchema>;
export type QualityIssue = (typeof qualityIssues)[number];
export type PhotoReply = z.infer<typeof photoReplySchema>;

/** All that a provider learns about a photo. What isn't here isn't in the cache's key, and must not reach it. */
export interface PhotoToObserve {
  /** Upright JPEG, 1536 px at most, without metadata. */
  readonly workingCopy: Buffer;
  /** The part of the property that its owner says it shows. */
  readonly area: AreaId | null;
  readonly caption: string | null;
}

/**
 * Whoever looks at photos: an AI vision model, or the built-in analyser. It says what it sees in one photo and
 * never scores; side, position and answers come in at scoring.
 */
export interface ObservationProvider {
  readonly id: string;
  /** The model, or the version of the measuring code. A new one makes old observations stale. */
  readonly modelName: string;
  /** Of the reply's shape and of the prompt. */
  readonly schemaVersion: string;
  /** Its confidence was fitted against labelled photos; otherwise the score caps it. */
  readonly calibrated: boolean;
  /** The hazard types that it can judge in a photo of this area; what nobody can judge stays unseen. */
  canJudge(area: AreaId | null): readonly HazardTypeId[];
  /**
   * Looks at one photo.
   * @throws PhotoNotObservable when this photo can't be looked at; anything else is a fault that may pass
   */
  observe(photo: PhotoToObserve, signal: AbortSignal): Promise<PhotoReply>;
}

/** This photo can't be observed, however often it is tried. The result names it with this reason. */
export class PhotoNotObservable extends Error {
  override readonly name = 'PhotoNotObservable';
  readonly reason: PhotoFailure;

  constructor(reason: PhotoFailure, cause?: unknown) {
    super(`photo not observable: ${reason}`, { cause });
    this.reason = reason;
  }
}

export const photoFailures = ['unreadable', 'missing'] as const;

export type PhotoFailure = (typeof photoFailures)[number];
