import type { GuidanceStepId } from '../guidance/steps.ts';
import type { TodayStepId } from '../fire-warnings/today-steps.ts';
import type { Locale } from '../locales/index.ts';
import type { AreaId } from '../zones/index.ts';
import type { HazardTypeId } from './hazard-type.ts';
import type { ProgramCredit } from './programs.ts';
import type { RuleId } from './rules.ts';
import type { SourceId } from './sources/index.ts';
import type { HazardText } from './text/hazard-text.ts';

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

/** How severe a hazard is. `context` is shown and costs no points. */
export type SeverityTier = 'critical' | 'high' | 'moderate' | 'low' | 'context';

/** `per_side`: each side of the house counts separately; `whole_house`: it counts once. */
export type CountingRule = 'per_side' | 'whole_house';

/**
 * How well one ordinary photo shows it: `high` is usually enough, `medium` needs a close-up or a second view, `low` means that
 * the owner has to be asked.
 */
export type PhotoReliability = 'high' | 'medium' | 'low';

/**
 * What it says of a hazard that its owner looked for it, walked on and didn't tap it: `not_there` of what nobody overlooks who stands
 * there, `unanswered` of what can't be judged by looking from the ground, or may not exist to be judged.
 */
export type Untapped = 'not_there' | 'unanswered';

/** A part that a home may lack. */
export type OptionalPart =
  | 'far_land'
  | 'gutters'
  | 'vents'
  | 'eaves'
  | 'deck'
  | 'pergola'
  | 'chimney'
  | 'fence'
  | 'small_buildings'
  | 'propane'
  | 'driveway';

/** Whether the owner can remove it. `partly`: a neighbor has to agree. */
export type Removability = 'yes' | 'with_professional' | 'partly' | 'no';

/**
 * How many looks show that it is absent: one at the cell, or, for hazards that any wall can hide, one from each side of the
 * house.
 */
export type LooksNeeded = 'one' | 'each_side';

/** The rule that turns a finding's position into a share of its points. */
export type PositionRule = 'fixed' | 'zone_0' | 'zone_1' | 'zone_2' | 'shed';

/** How common a hazard is among homes where it is unknown. `estimate`: judgment, or derived from other figures. */
export type Prevalence = {
  readonly share: number;
  readonly estimate: boolean;
  readonly sources: readonly SourceId[];
};

/** What the product knows about one hazard, and says of it. */
export type CatalogHazard = {
  readonly id: HazardTypeId;
  readonly area: HazardArea;
  /** The zone whose rules apply to it; null for the house itself and anything beyond the zones. */
  readonly zone: 'zone_0' | 'zone_1' | 'zone_2' | null;
  readonly domain: HazardDomain;
  readonly tier: SeverityTier;
  /** Points at stake. Judgment: no study fixes this number. */
  readonly points: number;
  /** It comes from what wasn't done lately, so that it tells of the home's upkeep; false for how house and garden were made. */
  readonly fromNeglect: boolean;
  readonly counted: CountingRule;
  readonly photoReliability: PhotoReliability;
  readonly untapped: Untapped;
  /** What it is a fault of, where a home may have none of that; null: every home has it, such as a roof or the ground at its walls. */
  readonly optionalPart: OptionalPart | null;
  readonly removable: Removability;
  readonly position: PositionRule;
  /** The areas of a photo in which it can be judged. */
  readonly seenIn: readonly AreaId[];
  readonly looksNeeded: LooksNeeded;
  readonly prevalence: Prevalence;
  readonly rules: readonly RuleId[];
  readonly programs: ProgramCredit;
  /** Sources for its severity. */
  readonly sources: readonly SourceId[];
  /** The work that removes it. Hazards with the same step are one action for the owner. */
  readonly step: GuidanceStepId;
  /** What takes the edge off it within minutes, on the day of a warning; null: nothing does that is safe in dry wind. */
  readonly today: TodayStepId | null;
  readonly texts: Readonly<Record<Locale, HazardText>>;
};

/** A share that is our own judgment until we have data. */
export function judgedShare(share: number): Prevalence {
  return { share, estimate: true, sources: [] };
}

/** A share derived from published figures under our own assumption, such as independence. */
export function derivedShare(share: number, sources: readonly SourceId[]): Prevalence {
  return { share, estimate: true, sources };
}
