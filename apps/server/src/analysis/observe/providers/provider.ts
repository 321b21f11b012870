import {
  areaIds,
  boxSchema,
  directions,
  extents,
  hazardTypeSchema,
  type AreaId,
  type HazardTypeId,
  type HouseSide,
} from '@dss/domain';
import { z } from 'zod';

const share = z.number().min(0).max(1);

/** The built-in analyzer's own explanations. */
export const explanationKeys = [
  'zone0_vegetation',
  'zone0_dead_debris',
  'zone1_tall_dry_grass',
  'zone1_tall_dry_grass_assumed',
  'zone2_tall_dry_grass',
] as const;

export type ExplanationKey = (typeof explanationKeys)[number];

/** A text by key, so that it can be read in any language, or what a model wrote, in both languages. */
const explanationSchema = z.union([
  z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  z.object({ text: z.string(), textEs: z.string() }),
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

export const qualityIssues = ['blurred', 'too_dark', 'too_bright', 'tilted'] as const;

/** What a provider saw in one photo. Kept as it is with the photo; a changed shape is a new schema version. */
export const photoReplySchema = z.object({
  findings: z.array(findingSchema),
  /** Hazards of which this look can say that they are not there, unless it found them. */
  judged: z.array(hazardTypeSchema),
  /** What it is sure of, there or not, wherever it was: judged as well once the owner names an area in which that is seen. */
  told: z.array(hazardTypeSchema).default([]),
  shows: z.object({
    /** A camera can have made it; a flat drawing, a screenshot or noise counts for nothing. */
    photograph: z.boolean().default(true),
    outdoors: z.boolean(),
    /** The photo shows a house or a yard at all. */
    houseOrYard: z.boolean(),
    /** The side of the house that the photo itself gives away; null when it doesn't. The owner's word decides. */
    direction: z.enum(directions).nullable().default(null),
    /** The areas that are in view; none where the provider can't tell. */
    areas: z.array(z.enum(areaIds)).default([]),
    /** A part of the house is in view; null where the provider can't tell. */
    structure: z.boolean().nullable().default(null),
    quality: z.object({
      /** 0 hopeless, 1 crisp; null where a provider doesn't measure. */
      sharpness: share.nullable(),
      /** Mean lightness of the picture, 0 black, 1 white; null where a provider doesn't measure. */
      exposure: share.nullable(),
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

/** One call of a model, as it is counted: also one that failed, because it may cost all the same. */
export interface ModelCall {
  readonly purpose: 'observe' | 'merge' | 'sort';
  /** What came of it: an answer that could be read, a call cut off on our side, or why there was none. */
  readonly outcome: 'answered' | 'cancelled' | ModelFailureReason;
  readonly tokens: TokenUsage;
  /** An estimate in millionths of a US dollar; null when tokens or prices aren't known. */
  readonly costMicroUsd: number | null;
  readonly durationMs: number;
}

/** Tokens of one call or several; null where the provider doesn't say. */
export interface TokenUsage {
  readonly input: number | null;
  /** The part of the input that the provider had in its own cache. */
  readonly cachedInput: number | null;
  readonly output: number | null;
}

/** Is told each call of a model as it ends. */
export type CountCall = (call: ModelCall) => void;

/**
 * Whoever looks at photos: an AI vision model, or the built-in analyzer. It says what it sees in one photo and
 * never scores; side, position and answers come in at scoring.
 */
export interface ObservationProvider {
  readonly id: string;
  /** The model, or the version of the measuring code. A new one makes old observations stale. */
  readonly modelName: string;
  /** Of the reply's shape. */
  readonly schemaVersion: string;
  /** Names all else that goes into a look and belongs to no photo: the prompt, and where the model answers. */
  readonly promptVersion: string;
  /** Its confidence was fitted against labeled photos; otherwise the score caps it. */
  readonly calibrated: boolean;
  /** Looks differently at a photo of another area. Otherwise naming its area costs no new look. */
  readonly looksByArea: boolean;
  /** The hazard types that it can judge in a photo of this area; what nobody can judge stays unseen. */
  canJudge(area: AreaId | null): readonly HazardTypeId[];
  /**
   * Looks at one photo.
   * @throws PhotoNotObservable when this photo can't be looked at now; ProviderBackoffError when none can for a while;
   *   anything else is a fault that may pass
   */
  observe(photo: PhotoToObserve, signal: AbortSignal, count?: CountCall): Promise<PhotoReply>;
}

/** One finding as the second pass sees it: what its photo's reply says, and nothing of sides or places. */
export interface ComparedFinding {
  readonly id: string;
  readonly photoId: string;
  readonly type: HazardTypeId;
  readonly area: AreaId | null;
  readonly confidence: number;
  readonly extent: Finding['extent'];
  readonly distanceToStructureFt: number | null;
  readonly box: Finding['box'];
  readonly explanation: string;
}

/** What a comparison came to, by the ids that were given and no others. */
export interface Comparison {
  /** Each group is one and the same thing, seen in several photos. */
  readonly same: readonly (readonly string[])[];
  /** Findings that another photo proves wrong. */
  readonly contradicted: readonly { readonly id: string; readonly byPhotoId: string }[];
}

/** The optional second pass: looks at the findings of all photos together, and can add none. */
export interface FindingComparer {
  /** Names all that goes into a comparison besides the findings. */
  readonly version: string;
  /** @throws PhotoNotObservable, ProviderBackoffError, as a look does */
  compare(
    findings: readonly ComparedFinding[],
    signal: AbortSignal,
    count: CountCall,
  ): Promise<Comparison>;
}

/** A photo among others that are sorted together. */
export interface PhotoToSort {
  readonly photoId: string;
  /** A small upright JPEG without metadata. */
  readonly picture: Buffer;
  /** What its owner calls the side; null: nothing yet. */
  readonly side: HouseSide | null;
}

/** Tells which side of the house each of several photos shows, for the owner to confirm. */
export interface PhotoSorter {
  /** Names all that goes into a sorting besides the photos. */
  readonly version: string;
  /**
   * @returns sides by photo id; a photo of which it can't tell has none
   * @throws PhotoNotObservable, ProviderBackoffError, as a look does
   */
  sort(
    photos: readonly PhotoToSort[],
    signal: AbortSignal,
    count: CountCall,
  ): Promise<ReadonlyMap<string, HouseSide>>;
}

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
  /** Any other status that is no success: an unknown model. */
  'unavailable',
  /** No connection, or one that broke. */
  'unreachable',
  'timed_out',
  /** An answer that can't be read, twice. */
  'malformed',
  /** More than any answer has: the rest was not waited for. */
  'too_long',
  /** The model declined, or a filter held its answer back. */
  'refused',
] as const;

export type ModelFailureReason = (typeof modelFailureReasons)[number];

/** What time may heal. The others need an operator, or another photo. */
export const passingFailures: ReadonlySet<string> = new Set<ModelFailureReason | 'fault'>([
  'rate_limited',
  'overloaded',
  'server_error',
  'unreachable',
  'timed_out',
  'malformed',
  'too_long',
  'fault',
]);

export const photoFailures = ['unreadable', 'missing', ...modelFailureReasons] as const;

export type PhotoFailure = (typeof photoFailures)[number];

/** This photo can't be observed now. The result names it with this reason. */
export class PhotoNotObservable extends Error {
  override readonly name = 'PhotoNotObservable';
  readonly reason: PhotoFailure;

  constructor(reason: PhotoFailure, cause?: unknown) {
    super(`photo not observable: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** The provider asks for a pause that is too long to wait for: what was seen is kept, the rest is looked at afterward. */
export class ProviderBackoffError extends Error {
  override readonly name = 'ProviderBackoffError';
  readonly waitMs: number;
  readonly reason: ModelFailureReason;

  constructor(waitMs: number, reason: ModelFailureReason, cause?: unknown) {
    super(`the provider asks to wait ${Math.ceil(waitMs / 1000)} s: ${reason}`, { cause });
    this.waitMs = waitMs;
    this.reason = reason;
  }
}
