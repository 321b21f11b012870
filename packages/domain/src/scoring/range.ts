import {
  hazardById,
  hazardCatalog,
  scoredDomains,
  type CatalogHazard,
  type HazardTypeId,
  type ScoredDomain,
} from '../hazards/index.ts';
import { cellsOf } from './cells.ts';
import { drawsFor, possibleHomes } from './draws.ts';
import type { CellFinding } from './cell-finding.ts';
import type { MergedEvidence } from './merge-evidence.ts';
import {
  allAfterKnee,
  fuelAtTheWallLimit,
  fullScore,
  hazardsByDomain,
  perSidePoints,
  maxPointsOf,
} from './points.ts';
import type { Hundredths } from './result.ts';
import { fullStrength, type PossibleStrength } from './strength.ts';
import { scoringWeights } from './weights.ts';

/** The points that each hazard type takes off in each possible home. A missing type takes none. */
export type SimulatedPoints = ReadonlyMap<HazardTypeId, Int32Array>;

/** The evidence, simulated in all possible homes. */
export type Simulation = {
  readonly points: SimulatedPoints;
  /** The points of each domain, before its knee. */
  readonly raw: ReadonlyMap<ScoredDomain, Int32Array>;
  /** The points that each domain takes off the score. */
  readonly taken: ReadonlyMap<ScoredDomain, Int32Array>;
};

export type ScoreRange = {
  readonly lowHundredths: Hundredths;
  readonly highHundredths: Hundredths;
};

/** A range, with the standard deviation of the score over all possible homes. */
export type ScoreSpread = ScoreRange & { readonly deviation: Hundredths };

const unseenStrength = Math.round(scoringWeights.unseenShare * fullStrength);

/**
 * Simulates the possible homes. A finding is present with the probability of its confidence; an unseen cell has its hazard with its
 * prevalence, reduced by the share that was seen. More of anything never means fewer points in any home.
 */
export function simulate(evidence: MergedEvidence): Simulation {
  const points = simulatePoints(evidence, hazardCatalog);
  const raw = new Map(scoredDomains.map((domain) => [domain, rawPoints(domain, points)]));
  const taken = new Map([...raw].map(([domain, before]) => [domain, allAfterKnee(domain, before)]));
  return { points, raw, taken };
}

/** The simulated points of some hazards. */
export function simulatePoints(
  evidence: MergedEvidence,
  hazards: readonly CatalogHazard[],
): SimulatedPoints {
  return new Map(
    hazards
      .filter((hazard) => hazard.domain !== 'context')
      .map((hazard) => [hazard.id, simulateHazard(hazard, evidence)]),
  );
}

/** The same simulation with other points for some hazards, so that an answer re-simulates only what it affects. */
export function withPoints(simulation: Simulation, replaced: SimulatedPoints): Simulation {
  const points = new Map(simulation.points);
  for (const [id, ofHazard] of replaced) points.set(id, ofHazard);
  const raw = new Map(simulation.raw);
  const taken = new Map(simulation.taken);
  const domains = new Set([...replaced.keys()].map((id) => hazardById(id).domain));
  for (const domain of scoredDomains) {
    if (!domains.has(domain)) continue;
    const before = rawPoints(domain, points);
    raw.set(domain, before);
    taken.set(domain, allAfterKnee(domain, before));
  }
  return { points, raw, taken };
}

/**
 * The 80% interval of the score: the 10th and the 90th percentile over the possible homes, widened to hold the score
 * itself.
 */
export function rangeOf(simulation: Simulation, score: Hundredths): ScoreRange {
  const { lowHundredths, highHundredths } = spreadOf(simulation, score);
  return { lowHundredths, highHundredths };
}

/** The range with its standard deviation, which shows small differences even where the ends of the range stay the same. */
export function spreadOf(simulation: Simulation, score: Hundredths): ScoreSpread {
  const scores = simulatedScores(simulation).sort();
  let low = 0;
  let high = 0;
  for (let rank = 0; rank < possibleHomes; rank += 1) {
    const weight = tailWeights[rank] ?? 0;
    low += (scores[rank] ?? 0) * weight;
    high += (scores[possibleHomes - 1 - rank] ?? 0) * weight;
  }
  return {
    lowHundredths: Math.min(score, Math.round(low)),
    highHundredths: Math.max(score, Math.round(high)),
    deviation: deviationOf(scores),
  };
}

/**
 * How much each home counts for the percentile, by rank: those around it the most (the estimate of Harrell and Davis).
 * The score of one home alone jumps, and may widen the range, when an answer changes the homes next to it.
 */
const tailWeights = betaShares(
  (possibleHomes + 1) * scoringWeights.rangeTail,
  (possibleHomes + 1) * (1 - scoringWeights.rangeTail),
);

/** The density of the beta distribution at the middle of each rank, as shares of 1. */
function betaShares(alpha: number, beta: number): Float64Array {
  const densities = Float64Array.from({ length: possibleHomes }, (_, rank) => {
    const at = (rank + 0.5) / possibleHomes;
    return Math.exp((alpha - 1) * Math.log(at) + (beta - 1) * Math.log(1 - at));
  });
  const sum = densities.reduce((total, density) => total + density, 0);
  return densities.map((density) => density / sum);
}

function deviationOf(scores: Int32Array): Hundredths {
  let sum = 0;
  let squares = 0;
  for (const score of scores) {
    sum += score;
    squares += score * score;
  }
  const mean = sum / scores.length;
  return Math.sqrt(Math.max(0, squares / scores.length - mean * mean));
}

function simulatedScores({ points, raw, taken }: Simulation): Int32Array {
  const scores = new Int32Array(possibleHomes).fill(fullScore);
  for (const takenHere of taken.values()) subtract(scores, takenHere);
  const zone0 = raw.get('zone_0') ?? nothing;
  const roof = points.get('roof_combustible_covering') ?? nothing;
  const roofLimit = scoringWeights.ceilings.combustibleRoof * 100;
  for (let home = 0; home < possibleHomes; home += 1) {
    const limit = fuelAtTheWallLimit(zone0[home] ?? 0);
    const ofRoof = (roof[home] ?? 0) > 0 ? roofLimit : fullScore;
    scores[home] = Math.min(scores[home] ?? 0, limit, ofRoof);
  }
  return scores;
}

function rawPoints(domain: ScoredDomain, points: SimulatedPoints): Int32Array {
  const sum = new Int32Array(possibleHomes);
  for (const { id } of hazardsByDomain.get(domain) ?? []) {
    const ofHazard = points.get(id) ?? nothing;
    if (ofHazard !== nothing) add(sum, ofHazard);
  }
  return sum;
}

function add(sum: Int32Array, more: Int32Array): void {
  for (let home = 0; home < sum.length; home += 1) sum[home] = (sum[home] ?? 0) + (more[home] ?? 0);
}

function subtract(sum: Int32Array, less: Int32Array): void {
  for (let home = 0; home < sum.length; home += 1) sum[home] = (sum[home] ?? 0) - (less[home] ?? 0);
}

function simulateHazard(hazard: CatalogHazard, evidence: MergedEvidence): Int32Array {
  const findings = evidence.findings.filter((finding) => finding.hazardType === hazard.id);
  const cells = cellsOf(hazard).map((side) => strengthsIn(side, hazard, findings, evidence));
  const [first = nothing, ...others] = cells;
  const unplaced = findings.find((finding) => finding.side === 'unknown');
  const worst = unplaced ? foundStrengths(hazard, unplaced) : nothing;
  if (worst === nothing && cells.every((strengths) => strengths === nothing)) return nothing;
  const points = new Int32Array(possibleHomes);
  const maxPoints = maxPointsOf(hazard);
  if (hazard.counted === 'whole_house') {
    for (let home = 0; home < possibleHomes; home += 1) {
      points[home] = Math.round((maxPoints * (first[home] ?? 0)) / fullStrength);
    }
    return points;
  }
  const [second = nothing, third = nothing, fourth = nothing] = others;
  for (let home = 0; home < possibleHomes; home += 1) {
    points[home] = perSidePoints(
      maxPoints,
      first[home] ?? 0,
      second[home] ?? 0,
      third[home] ?? 0,
      fourth[home] ?? 0,
      worst[home] ?? 0,
    );
  }
  return points;
}

/** No points, or no strength, in any home. */
const nothing = new Int32Array(possibleHomes);

/** The strength of a hazard in one cell of each possible home. */
function strengthsIn(
  side: CellFinding['side'],
  hazard: CatalogHazard,
  findings: readonly CellFinding[],
  { coverage }: MergedEvidence,
): Int32Array {
  const finding = findings.find((each) => each.side === side);
  const found = finding ? foundStrengths(hazard, finding) : nothing;
  const seen = side === 'unknown' ? null : (coverage.get(hazard.id)?.get(side) ?? null);
  const chance = seen === null ? 0 : hazard.prevalence.share * (1 - seen);
  if (chance <= 0) return found;
  const draws = drawsFor(`${hazard.id} ${side}`);
  const strengths = found.slice();
  for (let home = 0; home < possibleHomes; home += 1) {
    if ((draws[home] ?? 1) < chance) {
      strengths[home] = Math.max(strengths[home] ?? 0, unseenStrength);
    }
  }
  return strengths;
}

/** One draw for all sides, because a model that mistakes gravel for bark at one wall does so at the next. */
function foundStrengths(hazard: CatalogHazard, finding: CellFinding): Int32Array {
  const draws = drawsFor(hazard.id);
  const strengths = new Int32Array(possibleHomes);
  for (const { chance, strength } of strictlyStronger(finding.possible)) {
    for (let home = 0; home < possibleHomes; home += 1) {
      if ((draws[home] ?? 1) < chance) strengths[home] = Math.max(strengths[home] ?? 0, strength);
    }
  }
  return strengths;
}

/** Drops each strength that is neither likelier nor greater than another. */
function strictlyStronger(possible: readonly PossibleStrength[]): PossibleStrength[] {
  const stronger: PossibleStrength[] = [];
  const likeliestFirst = [...possible].sort(
    (one, other) => other.chance - one.chance || other.strength - one.strength,
  );
  for (const each of likeliestFirst) {
    if (each.strength > (stronger.at(-1)?.strength ?? 0)) stronger.push(each);
  }
  return stronger;
}
