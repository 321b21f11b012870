import type { AreaId } from '../zones/index.ts';
import type { HazardTypeId } from './hazard-type.ts';
import type { ProgramCredit } from './programs.ts';
import type { RuleId } from './rules.ts';
import type { SourceId } from './sources/index.ts';

/** How much of a hazard there is: a few pieces, a fair amount, or most of what the area holds. */
export const extents = ['trace', 'moderate', 'extensive'] as const;

export type Extent = (typeof extents)[number];

/** The parts that the 100 points are split over; `context` is shown and never deducted. */
export const hazardDomains = [
  'zone_0',
  'roof_gutters',
  'openings',
  'walls_decks',
  'zone_1',
  'zone_2',
  'access',
  'context',
] as const;

export type HazardDomain = (typeof hazardDomains)[number];

/** The domains that hold points. */
export type ScoredDomain = Exclude<HazardDomain, 'context'>;

export const scoredDomains = hazardDomains.filter(
  (domain): domain is ScoredDomain => domain !== 'context',
);

/** Where a hazard sits. `structure_detail` is a part of the house other than roof and siding. */
export type HazardArea = AreaId | 'structure_detail' | 'access' | 'context';

/** How much a hazard matters. `context` is shown and costs no points. */
export type SeverityTier = 'critical' | 'high' | 'moderate' | 'low' | 'context';

/** `per_side`: each side of the house counts by itself; `whole_house`: there is one of it. */
export type CountingRule = 'per_side' | 'whole_house';

/**
 * How far one ordinary photo goes: `high` is usually enough, `medium` needs a close or a second view,
 * `low` means that the owner has to be asked.
 */
export type PhotoReliability = 'high' | 'medium' | 'low';

/** Whether the owner can take it away. `partly`: a neighbor has to agree. */
export type Removability = 'yes' | 'with_professional' | 'partly' | 'no';

/**
 * How many looks show that it isn't there: one at the cell, or, for what can hide behind any wall, one from
 * each side of the house.
 */
export type LooksNeeded = 'one' | 'each_side';

/** Which rule turns the place of a finding into a share of its points. */
export type PositionRule = 'fixed' | 'zone_0' | 'zone_1' | 'zone_2' | 'shed';

/** How common a hazard is among homes where nobody has looked. `estimate`: judgment, or a figure put together from others. */
export type Prevalence = {
  readonly share: number;
  readonly estimate: boolean;
  readonly sources: readonly SourceId[];
};

/** What the product knows about one hazard, words apart (`hazardText`). */
export type CatalogHazard = {
  readonly id: HazardTypeId;
  readonly area: HazardArea;
  /** The zone whose rules bind it; null for the house itself and what lies beyond. */
  readonly zone: 'zone_0' | 'zone_1' | 'zone_2' | null;
  readonly domain: HazardDomain;
  readonly tier: SeverityTier;
  /** Points at stake. Judgment: no study fixes this number. */
  readonly points: number;
  readonly counted: CountingRule;
  readonly photoReliability: PhotoReliability;
  readonly removable: Removability;
  readonly position: PositionRule;
  /** The areas of a photo in which it can be judged. */
  readonly seenIn: readonly AreaId[];
  readonly looksNeeded: LooksNeeded;
  readonly prevalence: Prevalence;
  readonly rules: readonly RuleId[];
  readonly programs: ProgramCredit;
  /** What its severity rests on. */
  readonly sources: readonly SourceId[];
};

/** A share that is the product's own judgment until its own data says better. */
export function judgedShare(share: number): Prevalence {
  return { share, estimate: true, sources: [] };
}

/** A share put together from published figures under an assumption of ours, such as independence. */
export function derivedShare(share: number, sources: readonly SourceId[]): Prevalence {
  return { share, estimate: true, sources };
}

/** A share that a survey counted. */
export function surveyedShare(share: number, sources: readonly SourceId[]): Prevalence {
  return { share, estimate: false, sources };
}
