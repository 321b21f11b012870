import {
  hazardCatalog,
  scoredDomains,
  type CatalogHazard,
  type HazardTypeId,
  type ScoredDomain,
} from '../hazards/index.ts';
import { breaksDefensibleSpaceRule } from '../program-tables/program-items.ts';
import type { CeilingId, CellSide, Hundredths, NeighborDistance } from './terms.ts';
import { fullStrength, growsOnLand } from './strength.ts';
import { scoringWeights } from './weights.ts';

/** A strength, 0 to `fullStrength`, and how much of it counts as fuel below the house. */
export type CellStrength = { readonly strength: number; readonly below: number };

export const noStrength: CellStrength = { strength: 0, below: 0 };

/** The strength of one hazard type in each of its cells and on an unknown side. */
export type TypeStrengths = {
  readonly cells: ReadonlyMap<CellSide, CellStrength>;
  readonly unknown: CellStrength;
};

/** The strengths that a score is computed from. A missing type takes no points. */
export type HazardStrengths = {
  readonly types: ReadonlyMap<HazardTypeId, TypeStrengths>;
  /** Whether a combustible roof was found for sure, which sets a ceiling. */
  readonly sureCombustibleRoof: boolean;
  readonly nearestNeighbor: NeighborDistance | null;
};

const hundred = 100;
export const fullScore: Hundredths = 100 * hundred;

/** The scored hazards of each domain, in the catalog's order. */
export const hazardsByDomain: ReadonlyMap<ScoredDomain, readonly CatalogHazard[]> = new Map(
  scoredDomains.map((domain) => [
    domain,
    hazardCatalog.filter((hazard) => hazard.domain === domain),
  ]),
);

/** The most points that a hazard can take off, before its domain's knee. */
export function maxPointsOf(hazard: CatalogHazard): Hundredths {
  return Math.round(hazard.points * hundred);
}

/**
 * The points that one hazard type takes off, before its domain's knee. The sides of a per-side type are weighted by
 * `sideShares`, the worst first; a finding of unknown side merges with the worst side, so that it never counts twice.
 */
export function typePoints(
  hazard: CatalogHazard,
  strengths: TypeStrengths | undefined,
): Hundredths {
  return strengths ? overSides(hazard, strengths, maxPointsOf(hazard), 'strength') : 0;
}

function overSides(
  hazard: CatalogHazard,
  { cells, unknown }: TypeStrengths,
  most: number,
  key: keyof CellStrength,
): number {
  const [one = 0, two = 0, three = 0, four = 0] = [...cells.values()].map((cell) => cell[key]);
  if (hazard.counted === 'whole_house') return Math.round((most * one) / fullStrength);
  return perSidePoints(most, one, two, three, four, unknown[key]);
}

const [worstShare, secondShare, thirdShare, fourthShare] = scoringWeights.sideShares;

/** The points of a per-side type, from its strengths on the four sides, in any order, and on an unknown side. */
export function perSidePoints(
  maxPoints: Hundredths,
  one: number,
  two: number,
  three: number,
  four: number,
  unknown: number,
): Hundredths {
  const highPair = Math.max(one, two);
  const lowPair = Math.min(one, two);
  const otherHigh = Math.max(three, four);
  const otherLow = Math.min(three, four);
  const middle = Math.min(highPair, otherHigh);
  const lower = Math.max(lowPair, otherLow);
  const weighed =
    worstShare * Math.max(highPair, otherHigh, unknown) +
    secondShare * Math.max(middle, lower) +
    thirdShare * Math.min(middle, lower) +
    fourthShare * Math.min(lowPair, otherLow);
  return Math.round((maxPoints * weighed) / (fullStrength * hundred));
}

/**
 * What a score is computed from, each a sum over the hazards: the points of each domain before its knee, and what ceilings are
 * read from, in ten-thousandths of a hazard that is there in full.
 */
export const measures = [...scoredDomains, 'broken_rules', 'fuel_below', 'weak_points'] as const;

export type Measure = (typeof measures)[number];

/** One number for each of `measures`, in their order. */
export type Tally = readonly number[];

export const nothingTallied: Tally = measures.map(() => 0);

const breakingRules = new Set<HazardTypeId>(breaksDefensibleSpaceRule);

/** What a near neighbor's fire lights first. */
const weakPoints = new Set<HazardTypeId>([
  'siding_combustible',
  'windows_single_pane',
  'eaves_open',
  'vents_unscreened',
  'attached_combustible_fence',
  'combustible_fence_runs',
]);

/** Whether a hazard counts toward a measure. */
export function countsToward(measure: Measure, hazard: CatalogHazard): boolean {
  switch (measure) {
    case 'broken_rules':
      return breakingRules.has(hazard.id);
    case 'fuel_below':
      return growsOnLand(hazard);
    case 'weak_points':
      return weakPoints.has(hazard.id);
    default:
      return hazard.domain === measure;
  }
}

/** The hazards that count toward each of `measures`, in their order. */
export const hazardsByMeasure = measures.map((measure) =>
  hazardCatalog.filter((hazard) => countsToward(measure, hazard)),
);

/** What one hazard type adds to each measure. */
export function tallyOfType(hazard: CatalogHazard, strengths: TypeStrengths | undefined): Tally {
  return measures.map((measure) =>
    countsToward(measure, hazard) ? addedTo(measure, hazard, strengths) : 0,
  );
}

function addedTo(
  measure: Measure,
  hazard: CatalogHazard,
  strengths: TypeStrengths | undefined,
): number {
  if (!strengths) return 0;
  if (measure === 'fuel_below') return overSides(hazard, strengths, fullStrength, 'below');
  return Math.round(typePoints(hazard, strengths) * unitOf(measure, hazard));
}

/** By how much a point that a hazard takes off adds to a measure. */
export function unitOf(measure: Measure, hazard: CatalogHazard): number {
  return mostOf(measure, hazard) / maxPointsOf(hazard);
}

/** What a hazard that is there in full adds to a measure. A rule is broken by one side alone, so that counts as 1, and four as more. */
function mostOf(measure: Measure, hazard: CatalogHazard): number {
  if (measure === 'weak_points') return fullStrength;
  if (measure !== 'broken_rules') return maxPointsOf(hazard);
  return hazard.counted === 'per_side' ? (fullStrength * hundred) / worstShare : fullStrength;
}

/** The tally of all types. */
export function tallyOf({ types }: HazardStrengths): Tally {
  return measures.map((measure, index) => {
    let sum = 0;
    for (const hazard of hazardsByMeasure[index] ?? []) {
      sum += addedTo(measure, hazard, types.get(hazard.id));
    }
    return sum;
  });
}

type Knee = { readonly cap: Hundredths; readonly knee: Hundredths; readonly most: Hundredths };

const kneeByDomain: ReadonlyMap<ScoredDomain, Knee> = new Map(
  scoredDomains.map((domain) => {
    const cap = scoringWeights.domainCaps[domain] * hundred;
    const most = (hazardsByDomain.get(domain) ?? []).reduce(
      (sum, each) => sum + maxPointsOf(each),
      0,
    );
    return [domain, { cap, knee: (cap * scoringWeights.kneePercent) / hundred, most }];
  }),
);

/**
 * The points that a domain takes off the score: all of them up to the knee, and beyond it a straight line that reaches the
 * cap exactly when every hazard is present in full. So every fix is worth something.
 * @param raw the domain's points before the knee
 */
export function afterKnee(domain: ScoredDomain, raw: Hundredths): Hundredths {
  const knee = kneeByDomain.get(domain);
  return knee ? applyKnee(knee, raw) : raw;
}

/** The same for many homes at once. */
export function allAfterKnee(domain: ScoredDomain, raw: Int32Array): Int32Array {
  const knee = kneeByDomain.get(domain);
  if (!knee) return raw;
  const taken = new Int32Array(raw.length);
  for (let home = 0; home < raw.length; home += 1) taken[home] = applyKnee(knee, raw[home] ?? 0);
  return taken;
}

function applyKnee({ cap, knee, most }: Knee, raw: Hundredths): Hundredths {
  if (raw <= knee) return raw;
  return knee + Math.round(((raw - knee) * (cap - knee)) / (most - knee));
}

type Knot = { readonly at: number; readonly most: number };

/** How a ceiling is read: the measures that it adds up, in `unit`, and the highest score for each value, by straight lines. */
type CeilingRule = {
  readonly id: CeilingId;
  readonly knots: readonly Knot[];
  /** Their places in a tally; null: all points lost. */
  readonly readFrom: readonly number[] | null;
  readonly unit: number;
};

function ceilingRule(
  id: CeilingId,
  knots: readonly Knot[],
  readFrom: readonly Measure[] | null,
  unit: number,
): CeilingRule {
  return {
    id,
    knots,
    readFrom: readFrom && readFrom.map((measure) => measures.indexOf(measure)),
    unit,
  };
}

const { combustibleRoof, nearNeighbor, ...others } = scoringWeights.ceilings;

const roofRule = ceilingRule('combustible_roof', combustibleRoof, null, hundred);

const rulesForAll = [
  ceilingRule('fuel_at_the_wall', others.fuelAtTheWall, ['zone_0'], hundred),
  ceilingRule('broken_rules', others.brokenRules, ['broken_rules'], fullStrength),
  ceilingRule('construction', others.construction, ['openings', 'walls_decks'], hundred),
  ceilingRule('fuel_below', others.fuelBelow, ['fuel_below'], fullStrength),
];

const neighborRules = {
  under_ten_feet: ceilingRule(
    'near_neighbor',
    nearNeighbor.underTenFeet,
    ['weak_points'],
    fullStrength,
  ),
  under_thirty_feet: ceilingRule(
    'near_neighbor',
    nearNeighbor.underThirtyFeet,
    ['weak_points'],
    fullStrength,
  ),
} as const satisfies Record<NeighborDistance, CeilingRule>;

/** What decides which ceilings there are. */
export type CeilingFacts = Pick<HazardStrengths, 'sureCombustibleRoof' | 'nearestNeighbor'>;

/** The ceilings of a home, before what it holds. */
export function ceilingRulesOf({
  sureCombustibleRoof,
  nearestNeighbor,
}: CeilingFacts): readonly CeilingRule[] {
  return [
    ...(sureCombustibleRoof ? [roofRule] : []),
    ...rulesForAll,
    ...(nearestNeighbor === null ? [] : [neighborRules[nearestNeighbor]]),
  ];
}

/**
 * The highest score that a ceiling allows.
 * @param tallied the number at a place of the home's tally
 * @param lost what the domains take off
 */
export function limitOf(
  { knots, readFrom, unit }: CeilingRule,
  tallied: (index: number) => number,
  lost: Hundredths,
): Hundredths {
  let sum = readFrom === null ? lost : 0;
  for (const index of readFrom ?? []) sum += tallied(index);
  return limitAt(knots, sum / unit);
}

function limitAt(knots: readonly Knot[], value: number): Hundredths {
  let from: Knot | undefined;
  for (const to of knots) {
    if (to.at >= value) {
      const part = from ? (value - from.at) / (to.at - from.at) : 1;
      const start = from?.most ?? to.most;
      return Math.round((start + part * (to.most - start)) * hundred);
    }
    from = to;
  }
  return (from?.most ?? hundred) * hundred;
}

/** Whether a hazard is part of what sets a ceiling. */
export function setsCeiling(id: CeilingId, hazard: CatalogHazard): boolean {
  if (id === 'combustible_roof') return hazard.id === 'roof_combustible_covering';
  const rule = [...rulesForAll, neighborRules.under_ten_feet].find((each) => each.id === id);
  return measures.some(
    (measure, index) => rule?.readFrom?.includes(index) && countsToward(measure, hazard),
  );
}

export type Ceiling = { readonly id: CeilingId; readonly limit: Hundredths };

/** A score before and after its ceiling. */
export type Points = {
  readonly score: Hundredths;
  /** 100 minus what the domains take off; the score is lower if a ceiling binds. */
  readonly additive: Hundredths;
  /** The lowest ceiling, if it binds. */
  readonly ceiling: Ceiling | null;
};

/** What the rows of a tally add up to, in hundredths. */
export function pointsFrom(tally: Tally, facts: CeilingFacts): Points {
  let additive = fullScore;
  for (const [index, domain] of scoredDomains.entries()) {
    additive -= afterKnee(domain, tally[index] ?? 0);
  }
  let lowest: Ceiling | null = null;
  for (const rule of ceilingRulesOf(facts)) {
    const limit = limitOf(rule, (index) => tally[index] ?? 0, fullScore - additive);
    if (limit < (lowest?.limit ?? fullScore)) lowest = { id: rule.id, limit };
  }
  if (!lowest || lowest.limit >= additive) return { score: additive, additive, ceiling: null };
  return { score: lowest.limit, additive, ceiling: lowest };
}
