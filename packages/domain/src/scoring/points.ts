import {
  hazardCatalog,
  scoredDomains,
  type CatalogHazard,
  type HazardTypeId,
  type ScoredDomain,
} from '../hazards/index.ts';
import type { CeilingId, CellSide, Hundredths } from './result.ts';
import { fullStrength } from './strength.ts';
import { scoringWeights } from './weights.ts';

/** The strength of one hazard type in each of its cells and on an unknown side, 0 to `fullStrength`. */
export type TypeStrengths = {
  readonly cells: ReadonlyMap<CellSide, number>;
  readonly unknown: number;
};

/** The strengths that a score is computed from. A missing type takes no points. */
export type HazardStrengths = {
  readonly types: ReadonlyMap<HazardTypeId, TypeStrengths>;
  /** Whether a combustible roof was found for sure, which sets a ceiling. */
  readonly sureCombustibleRoof: boolean;
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
  if (!strengths) return 0;
  const maxPoints = maxPointsOf(hazard);
  const [one = 0, two = 0, three = 0, four = 0] = strengths.cells.values();
  if (hazard.counted === 'whole_house') return Math.round((maxPoints * one) / fullStrength);
  return perSidePoints(maxPoints, one, two, three, four, strengths.unknown);
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

/** The points that all types of each domain take off together, before the knee. */
export type DomainPoints = ReadonlyMap<ScoredDomain, Hundredths>;

/** The points of each domain for these strengths, before the knee. */
export function domainPointsOf({ types }: HazardStrengths): DomainPoints {
  const points = new Map<ScoredDomain, Hundredths>();
  for (const [domain, hazards] of hazardsByDomain) {
    let sum = 0;
    for (const hazard of hazards) sum += typePoints(hazard, types.get(hazard.id));
    points.set(domain, sum);
  }
  return points;
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

/** The highest score possible with these zone 0 points, which are counted before the knee. */
export function fuelAtTheWallLimit(zone0: Hundredths): Hundredths {
  const { fromPoints, toPoints, drop } = scoringWeights.ceilings.fuelAtTheWall;
  const from = fromPoints * hundred;
  const width = toPoints * hundred - from;
  const past = Math.min(Math.max(zone0 - from, 0), width);
  return fullScore - Math.round((drop * hundred * past) / width);
}

export type Ceiling = { readonly id: CeilingId; readonly limit: Hundredths };

/** The ceilings on the score, the lowest first. */
function ceilingsOf(raw: DomainPoints, sureCombustibleRoof: boolean): Ceiling[] {
  const ceilings: Ceiling[] = [];
  if (sureCombustibleRoof) {
    ceilings.push({
      id: 'combustible_roof',
      limit: scoringWeights.ceilings.combustibleRoof * hundred,
    });
  }
  const limit = fuelAtTheWallLimit(raw.get('zone_0') ?? 0);
  if (limit < fullScore) ceilings.push({ id: 'fuel_at_the_wall', limit });
  return [...ceilings].sort((first, second) => first.limit - second.limit);
}

/** A score before and after its ceiling. */
export type Points = {
  readonly score: Hundredths;
  /** 100 minus what the domains take off; the score is lower if a ceiling binds. */
  readonly additive: Hundredths;
  /** The ceiling that binds, if any. */
  readonly ceiling: Ceiling | null;
};

/** The exact score for these strengths, in hundredths. */
export function pointsOf(strengths: HazardStrengths): Points {
  return pointsFrom(domainPointsOf(strengths), strengths.sureCombustibleRoof);
}

/**
 * The exact score for these points of the domains, in hundredths.
 * @param sureCombustibleRoof whether a combustible roof was found for sure
 */
export function pointsFrom(raw: DomainPoints, sureCombustibleRoof: boolean): Points {
  let additive = fullScore;
  for (const [domain, points] of raw) additive -= afterKnee(domain, points);
  const [lowest] = ceilingsOf(raw, sureCombustibleRoof);
  if (!lowest || lowest.limit >= additive) return { score: additive, additive, ceiling: null };
  return { score: lowest.limit, additive, ceiling: lowest };
}
