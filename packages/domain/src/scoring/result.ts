import type { Box } from '../boxes/index.ts';
import type { GuidanceStepId } from '../guidance/index.ts';
import type { HazardTypeId } from '../hazards/hazard-type.ts';
import type { ScoredDomain } from '../hazards/hazard.ts';
import type { QuestionId } from '../owner-answers/question.ts';
import type { AreaId, Direction } from '../zones/index.ts';
import type { AfterPhotoVerdict, Dispute } from './input.ts';
import type { Action } from './order-actions.ts';
import type {
  CeilingId,
  CellSide,
  ExposureLevel,
  exposureKinds,
  FindingSide,
  Hundredths,
} from './terms.ts';

export type ScoreBand = 'excellent' | 'good' | 'fair' | 'poor';

/**
 * An observation behind a finding. `photoId` is the photo that shows it: null for an owner's answer, unless the owner marked it in a
 * photo; `stopPhotoId` is a photo that was only taken while answering. `questionId` is null for what somebody saw.
 */
export type Evidence = {
  readonly observationId: string;
  readonly source: 'provider' | 'owner';
  readonly provider: string | null;
  readonly photoId: string | null;
  readonly stopPhotoId: string | null;
  readonly questionId: QuestionId | null;
  /** The side of the house that it was seen on; null if unknown, and for the whole house. */
  readonly side: Direction | null;
  readonly area: AreaId | null;
  readonly distanceToStructureFt: number | null;
  readonly box: Box | null;
  /** 0-1, after the cap for uncalibrated providers. */
  readonly confidence: number;
  readonly explanation: string;
};

/**
 * Why a row's points are not simply its weight.
 *
 * - `same_as_worst_side`: its side is unknown, and the worst known side already counts for it.
 * - `below_typical`: it is unsure or small, and its cell is unseen, so it counts as much as is typical.
 * - `past_knee`: much else is wrong in its domain, and points beyond 70 % of the cap count for less.
 * - `under_ceiling`: fixing it alone gains less than its points, because a ceiling limits the score.
 */
export type RowNote = 'same_as_worst_side' | 'below_typical' | 'past_knee' | 'under_ceiling';

/** One side of a hazard found; a row's sides add up to its points. */
export type HazardSide = {
  readonly side: FindingSide;
  readonly points: Hundredths;
  readonly confirmed: boolean;
  readonly confidence: number;
  /** The owner can change it on this side. */
  readonly removable: boolean;
  /** Who decides about it, if not the owner. */
  readonly heldBy: 'landlord_or_association' | null;
};

/**
 * A hazard found, on all its sides, and the points it takes off the score: one row for each hazard type. Its texts are found by
 * `hazardType`.
 */
export type HazardRow = {
  readonly kind: 'hazard';
  readonly hazardType: HazardTypeId;
  readonly domain: ScoredDomain;
  /** In the order north, east, south, west; or the whole house, or an unknown side. */
  readonly sides: readonly HazardSide[];
  readonly points: Hundredths;
  /** How much the exact score would rise if only this were fixed, wherever the owner can. */
  readonly fixOnly: Hundredths;
  /** The owner can change it on at least one side, so it counts toward potential improvement and actions. */
  readonly removable: boolean;
  /** The confidence of its best evidence is at least 85 %. */
  readonly confirmed: boolean;
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
  readonly notes: readonly RowNote[];
  /** Set if a landlord or an association decides about it on every side. */
  readonly heldBy: 'landlord_or_association' | null;
};

/** Points deducted for unseen cells of one hazard type. */
export type NotSeenRow = {
  readonly kind: 'not_seen';
  readonly hazardType: HazardTypeId;
  readonly domain: ScoredDomain;
  readonly sides: readonly CellSide[];
  readonly points: Hundredths;
  /** They are those of a typical home built in 2008 or later, as the owner says that it was; else of any typical home. */
  readonly asSince2008: boolean;
};

/** The points that the lowest ceiling takes off beyond the rows above it. */
export type CeilingRow = {
  readonly kind: 'ceiling';
  readonly ceiling: CeilingId;
  /** The highest score that it allows. */
  readonly limit: Hundredths;
  readonly points: Hundredths;
  /** The hazards found or unseen that set it, the costliest first. */
  readonly causedBy: readonly HazardTypeId[];
  /** By how much the exact score rises if the owner removes all of those that were found and that they can. */
  readonly fixTogether: Hundredths;
};

/**
 * What lies between the lines above and the score in the middle of the possible homes; negative where that is higher. Hazards that nobody
 * has seen come in groups, and groups meet ceilings that the typical amount of each stays below.
 */
export type TogetherRow = { readonly kind: 'together'; readonly points: Hundredths };

/** The part of a point that is dropped because the score is shown as a whole number. */
export type RoundingRow = { readonly kind: 'rounding'; readonly points: Hundredths };

/** The points of all rows add up to exactly 100 points minus the shown score. */
export type ScoreRow = HazardRow | NotSeenRow | CeilingRow | TogetherRow | RoundingRow;

/** One domain's part of the 100 points: `lost + notSeen + kept` is its cap. */
export type DomainScore = {
  readonly domain: ScoredDomain;
  readonly cap: Hundredths;
  readonly lost: Hundredths;
  readonly notSeen: Hundredths;
  readonly kept: Hundredths;
  /** How much of the domain has been seen or answered, 0-100; null where nothing in it applies. */
  readonly confidencePercent: number | null;
};

/** The score and its range, as whole numbers shown and as exact hundredths. */
export type ScoreFigures = {
  readonly score: number;
  readonly hundredths: Hundredths;
  readonly band: ScoreBand;
  readonly range: {
    readonly low: number;
    readonly high: number;
    readonly lowHundredths: Hundredths;
    readonly highHundredths: Hundredths;
  };
};

/** A finding that costs no points: set aside by the owner, a neighbor's, or too unsure to count. */
export type UncountedFinding = {
  readonly hazardType: HazardTypeId;
  readonly sides: readonly FindingSide[];
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
};

export type SetAsideFinding = UncountedFinding & {
  readonly disputeId: string;
  readonly kind: 'not_there' | 'already_fixed';
  readonly reason: string;
  /** The answer that says so; null if a dispute or finished work does. */
  readonly byAnswer: Dispute['byAnswer'] | null;
  /** It follows from finished work. */
  readonly byWork: boolean;
};

/**
 * What an after-photo says about a hazard that the owner has removed: the evidence is what the photo that it repeats shows. If
 * `confirmed`, that costs no points anymore.
 */
export type AfterPhotoFinding = UncountedFinding & {
  readonly afterPhotoId: string;
  readonly verdict: AfterPhotoVerdict;
  /** What the after-photo itself shows of the hazard; empty unless it is still seen. */
  readonly stillSeen: readonly Evidence[];
};

export type ContextFinding = UncountedFinding & {
  /** Null for what the catalog itself counts as context, such as a neighbor's house close by. */
  readonly disputeId: string | null;
  readonly reason: string;
};

export type ExposureReason = {
  readonly kind: (typeof exposureKinds)[number];
  /** Where somebody said or saw it; `unknown`: on some side; `whole_house`: where the house stands. */
  readonly sides: readonly FindingSide[];
};

/** What surrounds the home and its owner can't change, but can harden the house against. */
export type Exposure = {
  readonly level: ExposureLevel;
  /** Neighbors or slope aren't known on every side, or whether it stands on a ridge, so it may be higher. */
  readonly atLeast: boolean;
  readonly reasons: readonly ExposureReason[];
};

/** A photo and an answer that contradict each other. The one that assumes the hazard counts. */
export type Disagreement = {
  readonly hazardType: HazardTypeId;
  readonly sides: readonly FindingSide[];
  readonly photos: 'hazard' | 'clear';
  readonly owner: 'hazard' | 'clear';
  readonly photoIds: readonly string[];
  readonly questionIds: readonly QuestionId[];
};

/** What the figures would be, in whole numbers as shown. */
export type Outcome = {
  readonly score: number;
  readonly band: ScoreBand;
  readonly low: number;
  readonly high: number;
  readonly confidencePercent: number;
};

/** By how many percentage points a photo of one side would raise confidence. */
export type PhotoGain = { readonly side: Direction; readonly certaintyGain: number };

/** An open question, with the effect that an answer would have on the figures. */
export type NextQuestion = {
  readonly questionId: QuestionId;
  readonly hazardTypes: readonly HazardTypeId[];
  /** The sides without an answer; empty if it is asked for the whole house. */
  readonly sides: readonly Direction[];
  /** Expected narrowing of the range, averaged over the likely answers. */
  readonly expectedShrink: Hundredths;
  /** By how many percentage points confidence would rise, whatever the answer. */
  readonly certaintyGain: number;
  /** The figures after a yes (on one side, if asked by side) and after a no (everywhere). */
  readonly ifAnswered: { readonly yes: Outcome; readonly no: Outcome };
};

/** One sentence about the score, as a message key with its parameters. */
export type ScoreSummary = {
  readonly key: `score_summary.${ScoreBand}`;
  readonly params: {
    readonly score: number;
    readonly low: number;
    readonly high: number;
    readonly provisional: 'yes' | 'no';
    readonly hazards: number;
    readonly actions: number;
    readonly seenPercent: number;
    /** The costliest hazard found; '' if there is none. */
    readonly topHazard: HazardTypeId | '';
  };
};

export type ScoreResult = ScoreFigures & {
  readonly weightsVersion: string;
  /** Less than 60 % of what is scored has been seen: the band may still change. */
  readonly provisional: boolean;
  /** How much of what is scored was seen or answered, 0-100. */
  readonly confidencePercent: number;
  /** Whether that is at least 25 %. Below it, the score says more about the typical home than about this one. */
  readonly enoughSeen: boolean;
  readonly summary: ScoreSummary;
  readonly rows: readonly ScoreRow[];
  readonly domains: readonly DomainScore[];
  readonly coverage: {
    readonly directionsSeen: readonly Direction[];
    readonly directionsMissing: readonly Direction[];
    readonly areasSeen: readonly AreaId[];
    readonly areasMissing: readonly AreaId[];
  };
  /** The score after removing every removable hazard found. Unseen cells stay unchanged. */
  readonly potential: {
    readonly score: number;
    /** The range after that. Neither end is lower than now. */
    readonly range: { readonly low: number; readonly high: number };
    /** The score if everything unseen turned out fine as well: the maximum. */
    readonly withEverythingShown: number;
    readonly hundredths: Hundredths;
    readonly gain: Hundredths;
    readonly gainFromHazards: Hundredths;
    readonly gainFromCeiling: Hundredths;
  };
  /** The most that seeing the unseen cells could add, if all turned out fine. */
  readonly confirmingUnseen: { readonly gain: Hundredths };
  /** Work that removes the hazards found, in recommended order. */
  readonly actions: {
    readonly count: number;
    readonly stepIds: readonly GuidanceStepId[];
    readonly inOrder: readonly Action[];
  };
  /** The score without the owner's corrections (disputes). */
  readonly asSeen: ScoreFigures;
  readonly setAside: readonly SetAsideFinding[];
  readonly afterPhotos: readonly AfterPhotoFinding[];
  readonly context: readonly ContextFinding[];
  /** Null while nothing is known that raises it, and not everything that could. */
  readonly exposure: Exposure | null;
  /** Findings too unsure to cost points: to be asked about or photographed again. */
  readonly unsure: readonly UncountedFinding[];
  readonly disagreements: readonly Disagreement[];
  /** Open questions, those that narrow the range most first. */
  readonly nextQuestions: readonly NextQuestion[];
  /** How much a photo of each side would raise confidence, most first. */
  readonly photoGains: readonly PhotoGain[];
};
