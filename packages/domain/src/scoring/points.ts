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

/** How strongly one hazard type weighs in each of its cells, and on a side that nobody knows. */
export type TypeLoad = {
  readonly cells: ReadonlyMap<CellSide, number>;
  readonly unknown: number;
};

/** Everything that weighs on a score. A type that is absent weighs nothing. */
export type Load = {
  readonly types: ReadonlyMap<HazardTypeId, TypeLoad>;
  /** A combustible roof is sure. */
  readonly sureCombustibleRoof: boolean;
};

const hundred = 100;
const fullScore: Hundredths = 100 * hundred;

/** The scored hazards of each domain, in the catalogue's order. */
export const hazardsByDomain: ReadonlyMap<ScoredDomain, readonly CatalogHazard[]> = new Map(
  scoredDomains.map((domain) => [
    domain,
    hazardCatalog.filter((hazard) => hazard.domain === domain),
  ]),
);

/**
 * What one hazard type takes, before its domain's knee. Per-side types weigh their sides from the worst
 * down by `sideShares`; a finding of unknown side merges with the worst one, so that it never counts twice.
 */
export function typePoints(hazard: CatalogHazard, load: TypeLoad | undefined): Hundredths {
  if (!load) return 0;
  const strengths = [...load.cells.values()].toSorted((first, second) => second - first);
  strengths[0] = Math.max(strengths[0] ?? 0, load.unknown);
  const stake = Math.round(hazard.points * hundred);
  if (hazard.counted === 'whole_house') return Math.round((stake * strengths[0]) / fullStrength);
  const weighed = scoringWeights.sideShares.reduce(
    (sum, share, rank) => sum + share * (strengths[rank] ?? 0),
    0,
  );
  return Math.round((stake * weighed) / (fullStrength * hundred));
}

/** What all types of a domain take together, before the knee. */
export function rawDomainPoints(domain: ScoredDomain, load: Load): Hundredths {
  const hazards = hazardsByDomain.get(domain) ?? [];
  return hazards.reduce((sum, hazard) => sum + typePoints(hazard, load.types.get(hazard.id)), 0);
}

/**
 * What a domain takes off the score: everything up to the knee, and beyond it a straight line that
 * reaches the cap exactly when every hazard is present in full. So every fix stays worth something.
 */
export function afterKnee(domain: ScoredDomain, raw: Hundredths): Hundredths {
  const cap = scoringWeights.domainCaps[domain] * hundred;
  const knee = (cap * scoringWeights.kneePercent) / hundred;
  if (raw <= knee) return raw;
  const most = (hazardsByDomain.get(domain) ?? []).reduce(
    (sum, hazard) => sum + Math.round(hazard.points * hundred),
    0,
  );
  return knee + Math.round(((raw - knee) * (cap - knee)) / (most - knee));
}

export type Ceiling = { readonly id: CeilingId; readonly limit: Hundredths };

/** The ceilings that a load puts on the score, the lowest first. */
export function ceilingsOf(load: Load): Ceiling[] {
  const { combustibleRoof, fuelAtTheWall } = scoringWeights.ceilings;
  const ceilings: Ceiling[] = [];
  if (load.sureCombustibleRoof) {
    ceilings.push({ id: 'combustible_roof', limit: combustibleRoof * hundred });
  }
  const from = fuelAtTheWall.fromPoints * hundred;
  const width = fuelAtTheWall.toPoints * hundred - from;
  const past = Math.min(Math.max(rawDomainPoints('zone_0', load) - from, 0), width);
  const drop = Math.round((fuelAtTheWall.drop * hundred * past) / width);
  if (drop > 0) ceilings.push({ id: 'fuel_at_the_wall', limit: fullScore - drop });
  return ceilings.toSorted((first, second) => first.limit - second.limit);
}

/** A score before and after its ceiling. */
export type Points = {
  readonly score: Hundredths;
  /** 100 less what the domains take; the score is lower where a ceiling binds. */
  readonly additive: Hundredths;
  /** The ceiling that binds, if any. */
  readonly ceiling: Ceiling | null;
};

/** The exact score of a load, in hundredths. */
export function pointsOf(load: Load): Points {
  const additive = scoredDomains.reduce(
    (left, domain) => left - afterKnee(domain, rawDomainPoints(domain, load)),
    fullScore,
  );
  const [lowest] = ceilingsOf(load);
  if (!lowest || lowest.limit >= additive) return { score: additive, additive, ceiling: null };
  return { score: lowest.limit, additive, ceiling: lowest };
}
