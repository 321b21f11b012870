import {
  areaIds,
  boxSchema,
  directions,
  extents,
  hazardTypeSchema,
  modelFailureReasons,
  type AreaId,
  type Box,
  type HazardTypeId,
  type HouseSide,
  type PhotoComparison,
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

/** An explanation: a key that is translated later, or a model's text in both languages. */
const explanationSchema = z.union([
  z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  z.object({ text: z.string(), textEs: z.string() }),
]);

const findingSchema = z.object({
  type: hazardTypeSchema,
  /** 0-1 */
  confidence: share,
  /** The area that the provider reports; null if unknown. */
  area: z.enum(areaIds).nullable(),
  /** Null if unknown: a single picture rarely shows distances. */
  distanceToStructureFt: z.number().min(0).nullable(),
  box: boxSchema.nullable(),
  extent: z.enum(extents),
  explanation: explanationSchema,
});

export const qualityIssues = ['blurred', 'too_dark', 'too_bright', 'tilted'] as const;

/** What a provider saw in one photo. Stored unchanged with the photo; a new shape needs a new schema version. */
export const photoReplySchema = z.object({
  findings: z.array(findingSchema),
  /** Hazard types that this look can rule out unless it found them. */
  judged: z.array(hazardTypeSchema),
  /** Types it is sure about in any area, present or absent: judged too once the owner names an area in which they can be seen. */
  told: z.array(hazardTypeSchema).default([]),
  shows: z.object({
    /** Whether a camera can have taken it. Flat drawings, screenshots and noise don't count. */
    photograph: z.boolean().default(true),
    outdoors: z.boolean(),
    /** Whether the photo shows a house or a yard at all. */
    houseOrYard: z.boolean(),
    /** The side of the house recognized in the picture; null if none. The owner's choice takes precedence. */
    direction: z.enum(directions).nullable().default(null),
    /** Areas in view; empty if the provider can't recognize them. */
    areas: z.array(z.enum(areaIds)).default([]),
    /** Whether a part of the house is in view; null if the provider can't recognize it. */
    structure: z.boolean().nullable().default(null),
    quality: z.object({
      /** 0 hopeless, 1 crisp; null if the provider doesn't measure it. */
      sharpness: share.nullable(),
      /** Mean lightness, 0 black, 1 white; null if the provider doesn't measure it. */
      exposure: share.nullable(),
      issues: z.array(z.enum(qualityIssues)),
    }),
  }),
  /** Shares of the picture's area; null if the provider doesn't measure them. */
  measures: z.object({ green: share, dry: share, sky: share }).nullable(),
});

export type Finding = z.infer<typeof findingSchema>;
export type Explanation = z.infer<typeof explanationSchema>;
export type QualityIssue = (typeof qualityIssues)[number];
export type PhotoReply = z.infer<typeof photoReplySchema>;

/** Everything a provider is given about a photo. The cache key covers these fields alone, so a provider must get no others. */
export interface PhotoToObserve {
  /** Upright JPEG, 1536 px at most, without metadata. */
  readonly workingCopy: Buffer;
  /** The owner's choice of area. */
  readonly area: AreaId | null;
  readonly caption: string | null;
}

/** One model call for accounting. Failed calls are included, because they may cost money too. */
export interface ModelCall {
  readonly purpose: 'observe' | 'merge' | 'sort' | 'after_photo';
  /** A readable answer, a call that we aborted, or the reason it failed. */
  readonly outcome: 'answered' | 'cancelled' | ModelFailureReason;
  readonly tokens: TokenUsage;
  /** Estimate in millionths of a US dollar; null if tokens or prices are unknown. */
  readonly costMicroUsd: number | null;
  readonly durationMs: number;
}

/** Tokens of one or more calls; null if the provider doesn't report them. */
export interface TokenUsage {
  readonly input: number | null;
  /** Input tokens that came from the provider's cache. */
  readonly cachedInput: number | null;
  readonly output: number | null;
}

/** Called with each model call when it ends. */
export type CountCall = (call: ModelCall) => void;

/**
 * Looks at photos: an AI vision model, or the built-in analyzer. It reports what one photo shows and never scores; side,
 * position and answers are added at scoring.
 */
export interface ObservationProvider {
  readonly id: string;
  /** The model, or the version of the measuring code. A new value makes cached observations unusable. */
  readonly modelName: string;
  /** Version of the reply's shape. */
  readonly schemaVersion: string;
  /** Covers everything else that affects a look and isn't part of the photo: the prompt and the model's base URL. */
  readonly promptVersion: string;
  /** Whether its confidence was fitted to labeled photos; otherwise scoring caps it. */
  readonly calibrated: boolean;
  /** Whether the owner's area affects a look; otherwise choosing an area needs no new look. */
  readonly looksByArea: boolean;
  /** Hazard types that it can judge in a photo of this area; the others stay unseen. */
  canJudge(area: AreaId | null): readonly HazardTypeId[];
  /**
   * Looks at one photo.
   * @throws PhotoNotObservable if this photo can't be looked at now; ProviderBackoffError if no photo can for a while;
   *   anything else counts as a temporary fault
   */
  observe(photo: PhotoToObserve, signal: AbortSignal, count?: CountCall): Promise<PhotoReply>;
}

/** A finding for the second pass: the data of its photo's reply, without sides or places. */
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

/** Result of a comparison; it uses only the given ids. */
export interface FindingComparison {
  /** Each group is one thing seen in several photos. */
  readonly same: readonly (readonly string[])[];
  /** Findings that another photo disproves. */
  readonly contradicted: readonly { readonly id: string; readonly byPhotoId: string }[];
}

/** The optional second pass: compares the findings of all photos, and can't add any. */
export interface FindingComparer {
  /** Identifies everything that affects a comparison besides the findings. */
  readonly version: string;
  /** @throws PhotoNotObservable, ProviderBackoffError, as a look does */
  compare(
    findings: readonly ComparedFinding[],
    signal: AbortSignal,
    count: CountCall,
  ): Promise<FindingComparison>;
}

/** One of several photos to sort. */
export interface PhotoToSort {
  readonly photoId: string;
  /** A small upright JPEG without metadata. */
  readonly picture: Buffer;
  /** The owner's name for the side; null if not named yet. */
  readonly side: HouseSide | null;
}

/** Finds which side of the house each photo shows, for the owner to confirm. */
export interface PhotoSorter {
  /** Identifies everything that affects the sorting besides the photos. */
  readonly version: string;
  /**
   * @returns sides by photo id; photos whose side is unclear are absent
   * @throws PhotoNotObservable, ProviderBackoffError, as a look does
   */
  sort(
    photos: readonly PhotoToSort[],
    signal: AbortSignal,
    count: CountCall,
  ): Promise<ReadonlyMap<string, HouseSide>>;
}

/** A hazard that a photo shows, with the places where it is known to be. */
export interface ThingInPhoto {
  readonly type: HazardTypeId;
  readonly boxes: readonly Box[];
}

/** An after-photo and the photo that it repeats, as working copies, with what that one shows. */
export interface AfterPhotoToCheck {
  readonly before: Buffer;
  readonly after: Buffer;
  readonly things: readonly ThingInPhoto[];
}

/** What both photos beside each other show. Of another place, or one that may be another, nothing is `gone` or `there`. */
export type AfterPhotoFindings = Omit<PhotoComparison, 'beforePhotoId'>;

/** Tells whether an after-photo shows the same place, and whether what was there is gone. */
export interface AfterPhotoChecker {
  /** Identifies everything that affects a check besides the photos and the things. */
  readonly version: string;
  /** @throws PhotoNotObservable, ProviderBackoffError, as a look does */
  check(
    photos: AfterPhotoToCheck,
    signal: AbortSignal,
    count: CountCall,
  ): Promise<AfterPhotoFindings>;
}

export type ModelFailureReason = (typeof modelFailureReasons)[number];

/** Temporary failures. The others need an operator, or another photo. */
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

/** Why a photo was not observed, as it is stored; `fault`: the provider failed in a way it gives no reason for. */
export const whyNotObserved = [...photoFailures, 'fault'] as const;

export type WhyNotObserved = (typeof whyNotObserved)[number];

/** This photo can't be observed now. The result lists it with this reason. */
export class PhotoNotObservable extends Error {
  override readonly name = 'PhotoNotObservable';
  readonly reason: PhotoFailure;

  constructor(reason: PhotoFailure, cause?: unknown) {
    super(`photo not observable: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** The provider requests a delay too long to wait here. Observations so far are kept, and the other photos follow later. */
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
