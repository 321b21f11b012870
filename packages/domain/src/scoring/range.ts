import {
  hazardById,
  hazardCatalog,
  scoredDomains,
  type CatalogHazard,
  type HazardTypeId,
} from '../hazards/index.ts';
import { landBelow } from './cell-weights.ts';
import { cellsOf } from './cells.ts';
import { drawsFor, possibleHomes } from './draws.ts';
import type { CellFinding } from './cell-finding.ts';
import type { SeenShare } from './coverage.ts';
import type { MergedEvidence } from './merge-evidence.ts';
import {
  allAfterKnee,
  ceilingRulesOf,
  countsToward,
  fullScore,
  hazardsByMeasure,
  limitOf,
  maxPointsOf,
  measures,
  mostOf,
  perSidePoints,
  type Measure,
} from './points.ts';
import type { CellSide, Hundredths, NeighborDistance } from './terms.ts';
import {
  fuelBelow,
  fullStrength,
  missedStrength,
  typicalStrength,
  type PossibleStrength,
} from './strength.ts';
import { nearestNeighborOf } from './surroundings.ts';
import { scoringWeights } from './weights.ts';

/** What a hazard type does in each possible home: the points it takes off, and how much of it is fuel below the house. */
type SimulatedHazard = { readonly points: Int32Array; readonly below: Int32Array };

/** A missing type takes no points. */
export type SimulatedPoints = ReadonlyMap<HazardTypeId, SimulatedHazard>;

/** The evidence, simulated in all possible homes. */
export type Simulation = {
  readonly hazards: SimulatedPoints;
  readonly nearestNeighbor: NeighborDistance | null;
  /** The sums over the hazards, in the order of `measures`. */
  readonly tallies: readonly Int32Array[];
  /** The points that each domain takes off the score, in the order of `scoredDomains`. */
  readonly taken: readonly Int32Array[];
};

export type ScoreRange = {
  readonly lowHundredths: Hundredths;
  readonly highHundredths: Hundredths;
};

/** A range, with the standard deviation of the score over all possible homes. */
export type ScoreSpread = ScoreRange & { readonly deviation: Hundredths };

/**
 * Simulates the possible homes. A finding is present with the probability of its confidence; an unseen cell has its hazard with its
 * prevalence, reduced by the share that was seen. More of anything never means fewer points in any home.
 */
export function simulate(evidence: MergedEvidence): Simulation {
  const hazards = simulatePoints(evidence, hazardCatalog);
  const tallies = measures.map((measure) => tallyOfHomes(measure, hazards));
  const taken = scoredDomains.map((domain, index) =>
    allAfterKnee(domain, tallies[index] ?? nothing),
  );
  return { hazards, nearestNeighbor: nearestNeighborOf(evidence), tallies, taken };
}

/** The simulation of some hazards. */
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
  const hazards = new Map([...simulation.hazards, ...replaced]);
  const changed = [...replaced.keys()].map(hazardById);
  const isChanged = measures.map((measure) =>
    changed.some((hazard) => countsToward(measure, hazard)),
  );
  const tallies = measures.map((measure, index) =>
    isChanged[index] ? tallyOfHomes(measure, hazards) : (simulation.tallies[index] ?? nothing),
  );
  const taken = scoredDomains.map((domain, index) =>
    isChanged[index]
      ? allAfterKnee(domain, tallies[index] ?? nothing)
      : (simulation.taken[index] ?? nothing),
  );
  return { ...simulation, hazards, tallies, taken };
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

function simulatedScores({ hazards, nearestNeighbor, tallies, taken }: Simulation): Int32Array {
  const scores = new Int32Array(possibleHomes).fill(fullScore);
  for (const takenHere of taken) subtract(scores, takenHere);
  const roof = hazards.get('roof_combustible_covering')?.points ?? nothing;
  const rules = ceilingRulesOf({ sureCombustibleRoof: false, nearestNeighbor });
  const rulesWithRoof = ceilingRulesOf({ sureCombustibleRoof: true, nearestNeighbor });
  for (let home = 0; home < possibleHomes; home += 1) {
    const tallied = (measure: number) => tallies[measure]?.[home] ?? 0;
    let score = scores[home] ?? 0;
    const lost = fullScore - score;
    for (const rule of (roof[home] ?? 0) > 0 ? rulesWithRoof : rules) {
      score = Math.min(score, limitOf(rule, tallied, lost));
    }
    scores[home] = score;
  }
  return scores;
}

function tallyOfHomes(measure: Measure, simulated: SimulatedPoints): Int32Array {
  const sum = new Int32Array(possibleHomes);
  for (const hazard of hazardsByMeasure[measures.indexOf(measure)] ?? []) {
    const { points, below } = simulated.get(hazard.id) ?? nowhere;
    if (points === nothing) continue;
    if (measure === 'fuel_below') add(sum, below);
    else add(sum, inUnits(points, mostOf(measure, hazard) / maxPointsOf(hazard)));
  }
  return sum;
}

function inUnits(points: Int32Array, unit: number): Int32Array {
  return unit === 1 ? points : points.map((each) => Math.round(each * unit));
}

function add(sum: Int32Array, more: Int32Array): void {
  for (let home = 0; home < sum.length; home += 1) sum[home] = (sum[home] ?? 0) + (more[home] ?? 0);
}

function subtract(sum: Int32Array, less: Int32Array): void {
  for (let home = 0; home < sum.length; home += 1) sum[home] = (sum[home] ?? 0) - (less[home] ?? 0);
}

function simulateHazard(hazard: CatalogHazard, evidence: MergedEvidence): SimulatedHazard {
  const findings = evidence.findings.filter((finding) => finding.hazardType === hazard.id);
  const sides = cellsOf(hazard);
  const first = sides.find((side) => coverageAt(side, hazard, evidence) !== null);
  const cells = sides.map((side) => cellInHomes(side, hazard, findings, evidence, side === first));
  const unplaced = findings.find((finding) => finding.side === 'unknown');
  const worst = unplaced ? foundInHomes(hazard, unplaced) : nowhereInCell;
  if ([...cells, worst].every(({ strength }) => strength === nothing)) return nowhere;
  const isFuelBelow = [...cells, worst].some(({ below }) => below !== nothing);
  return {
    points: weighedInHomes(hazard, cells, worst, 'strength', maxPointsOf(hazard)),
    below: isFuelBelow ? weighedInHomes(hazard, cells, worst, 'below', fullStrength) : nothing,
  };
}

/** A cell's strength in each possible home, and how much of it is fuel below the house. */
type CellInHomes = { readonly strength: Int32Array; readonly below: Int32Array };

function weighedInHomes(
  hazard: CatalogHazard,
  cells: readonly CellInHomes[],
  unplaced: CellInHomes,
  key: keyof CellInHomes,
  most: number,
): Int32Array {
  const weighed = new Int32Array(possibleHomes);
  const [one = nothing, two = nothing, three = nothing, four = nothing] = cells.map(
    (cell) => cell[key],
  );
  const worst = unplaced[key];
  for (let home = 0; home < possibleHomes; home += 1) {
    weighed[home] =
      hazard.counted === 'whole_house'
        ? Math.round((most * (one[home] ?? 0)) / fullStrength)
        : perSidePoints(
            most,
            one[home] ?? 0,
            two[home] ?? 0,
            three[home] ?? 0,
            four[home] ?? 0,
            worst[home] ?? 0,
          );
  }
  return weighed;
}

/** No points, or no strength, in any home. */
const nothing = new Int32Array(possibleHomes);

const nowhere: SimulatedHazard = { points: nothing, below: nothing };
const nowhereInCell: CellInHomes = { strength: nothing, below: nothing };

const unseenStrengths = new Map(
  hazardCatalog.map((hazard) => [
    hazard.id,
    { typical: typicalStrength(hazard), missed: missedStrength(hazard) },
  ]),
);

function coverageAt(
  side: CellSide,
  { id }: CatalogHazard,
  { coverage }: MergedEvidence,
): SeenShare {
  return coverage.get(id)?.get(side) ?? null;
}

/** @param isFirst whether what was missed is in this cell: one wrong look is about one place. */
function cellInHomes(
  side: CellSide,
  hazard: CatalogHazard,
  findings: readonly CellFinding[],
  evidence: MergedEvidence,
  isFirst: boolean,
): CellInHomes {
  const finding = findings.find((each) => each.side === side);
  const found = finding ? foundInHomes(hazard, finding) : nowhereInCell;
  const seen = coverageAt(side, hazard, evidence);
  if (seen === null) return found;
  const { typical, missed } = unseenStrengths.get(hazard.id) ?? { typical: 0, missed: 0 };
  const slope = landBelow(hazard, side, evidence.answers.downhill);
  const unseen = { chance: hazard.prevalence.share * (1 - seen), strength: typical };
  const withUnseen = raised(found, `${hazard.id} ${side}`, hazard, unseen, slope);
  if (!isFirst) return withUnseen;
  const overlooked = { chance: chanceMissed(hazard, seen), strength: missed };
  return raised(withUnseen, `${hazard.id} missed`, hazard, overlooked, slope);
}

/** A cell to which something is added in the homes where a draw falls below its chance. */
function raised(
  cell: CellInHomes,
  name: string,
  { fromNeglect }: CatalogHazard,
  { chance, strength }: { readonly chance: number; readonly strength: number },
  slopePercent: number,
): CellInHomes {
  if (chance <= 0) return cell;
  const draws = drawsFor(name, fromNeglect);
  const raise = (before: Int32Array, to: number) =>
    before.map((each, home) => ((draws[home] ?? 1) < chance ? Math.max(each, to) : each));
  const below = fuelBelow(strength, slopePercent);
  return {
    strength: raise(cell.strength, strength),
    below: below > 0 ? raise(cell.below, below) : cell.below,
  };
}

/** The chance that a hazard was overlooked in what was seen: what is common is overlooked more often (Bayes's rule). */
function chanceMissed({ prevalence: { share } }: CatalogHazard, seen: number): number {
  const missed = share * scoringWeights.wrongAnswers;
  return (seen * missed) / (1 - share + missed);
}

/** One draw for all sides, because a model that mistakes gravel for bark at one wall does so at the next. */
function foundInHomes(hazard: CatalogHazard, { possible }: CellFinding): CellInHomes {
  const draws = drawsFor(hazard.id, hazard.fromNeglect);
  const present = (key: 'strength' | 'below') => {
    const strongest = strictlyStronger(possible.map((each) => ({ ...each, strength: each[key] })));
    if (strongest.length === 0) return nothing;
    const strengths = new Int32Array(possibleHomes);
    for (const { chance, strength } of strongest) {
      for (let home = 0; home < possibleHomes; home += 1) {
        if ((draws[home] ?? 1) < chance) strengths[home] = Math.max(strengths[home] ?? 0, strength);
      }
    }
    return strengths;
  };
  return { strength: present('strength'), below: present('below') };
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
