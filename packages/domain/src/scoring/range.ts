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
import { mostUnseen, type CellFinding } from './cell-finding.ts';
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
  perSidePoints,
  unitOf,
  type Measure,
} from './points.ts';
import { prevalenceIn } from './prevalence.ts';
import type { CellSide, FindingSide, Hundredths, NeighborDistance } from './terms.ts';
import {
  fuelBelow,
  fullStrength,
  missedStrength,
  typicalStrength,
  type PossibleStrength,
} from './strength.ts';
import { nearestNeighborOf } from './surroundings.ts';
import { chanceOverlooked, tiedToUpkeep, type Upkeep } from './upkeep.ts';
import { scoringWeights } from './weights.ts';

/** What a hazard type does in each home: the points it takes off, and how much of it is fuel below the house. */
type SimulatedHazard = {
  readonly points: Int32Array;
  readonly below: Int32Array;
  /** The points that it takes off in every home because of a finding that isn't sure. */
  readonly unsure: Hundredths;
};

/** A missing type takes no points. */
type SimulatedHazards = ReadonlyMap<HazardTypeId, SimulatedHazard>;

type Homes = {
  readonly hazards: SimulatedHazards;
  readonly nearestNeighbor: NeighborDistance | null;
  /** The sums over the hazards, in the order of `measures`. */
  readonly tallies: readonly Int32Array[];
  /** The points that each domain takes off the score, in the order of `scoredDomains`. */
  readonly taken: readonly Int32Array[];
};

/** Either kind of homes. */
type InHomes<Value> = {
  /** Homes that fit what is known if it is true: what was found is there as the score counts it, what was seen clear is clear. */
  readonly asKnown: Value;
  /** Homes in which what is known may be wrong, too. */
  readonly possible: Value;
};

/** Some hazards, simulated. */
type SimulatedPoints = InHomes<SimulatedHazards>;

/** The evidence, simulated in all homes that fit it. */
export type Simulation = InHomes<Homes> & { readonly upkeep: Upkeep };

/** How the scores of the homes that fit what is known are spread. */
export type ScoreSpread = {
  /** The score in the middle of those in which what is known is true: half of them score less. */
  readonly median: Hundredths;
  /** The ends of the range in which 8 of 10 possible homes lie: the 10th and the 90th percentile, widened to hold the median. */
  readonly low: Hundredths;
  readonly high: Hundredths;
  /** Their standard deviation, which shows small differences even where the percentiles stay the same. */
  readonly deviation: Hundredths;
};

/**
 * Simulates the homes that fit the evidence. An unseen cell has its hazard with its prevalence, reduced by the share that was seen. In
 * the possible homes a finding is present with the probability of its confidence, and something may have been overlooked. More of
 * anything never means fewer points in any home.
 */
export function simulate(evidence: MergedEvidence): Simulation {
  const { asKnown, possible } = simulatePoints(evidence, hazardCatalog);
  const nearestNeighbor = nearestNeighborOf(evidence);
  const homesWith = (hazards: SimulatedHazards): Homes => {
    const tallies = measures.map((measure) => tallyOfHomes(measure, hazards));
    const taken = scoredDomains.map((domain, index) =>
      allAfterKnee(domain, tallies[index] ?? nothing),
    );
    return { hazards, nearestNeighbor, tallies, taken };
  };
  return {
    asKnown: homesWith(asKnown),
    possible: homesWith(possible),
    upkeep: evidence.upkeep,
  };
}

/** The simulation of some hazards. */
function simulatePoints(
  evidence: MergedEvidence,
  hazards: readonly CatalogHazard[],
): SimulatedPoints {
  return {
    asKnown: simulateHazards(evidence, hazards, 'asKnown'),
    possible: simulateHazards(evidence, hazards, 'possible'),
  };
}

function simulateHazards(
  evidence: MergedEvidence,
  hazards: readonly CatalogHazard[],
  kind: keyof SimulatedPoints,
): SimulatedHazards {
  return new Map(
    hazards
      .filter((hazard) => hazard.domain !== 'context')
      .map((hazard) => [hazard.id, simulateHazard(hazard, evidence, kind)]),
  );
}

/**
 * The simulation of evidence that differs from what was simulated only about some hazards, and the neighbor. It re-simulates only what
 * that affects: what tells of the home's upkeep changes how much may have been overlooked of other hazards, too.
 */
export function resimulate(
  { asKnown, possible, upkeep }: Simulation,
  evidence: MergedEvidence,
  hazards: readonly CatalogHazard[],
  nearestNeighbor = asKnown.nearestNeighbor,
): Simulation {
  const changed = simulatePoints(evidence, hazards);
  const alsoOverlooked = tiedToUpkeep.filter(
    (hazard) =>
      !hazards.includes(hazard) &&
      homesOverlooked(hazard, evidence, upkeep) !==
        homesOverlooked(hazard, evidence, evidence.upkeep),
  );
  const overlooked = simulateHazards(evidence, alsoOverlooked, 'possible');
  const replaced = new Map([...changed.possible, ...overlooked]);
  return {
    asKnown: { ...homesWithPoints(asKnown, changed.asKnown), nearestNeighbor },
    possible: { ...homesWithPoints(possible, replaced), nearestNeighbor },
    upkeep: evidence.upkeep,
  };
}

/** In how many of the possible homes a hazard was overlooked: those whose draw, all at equal distances, is below its chance. */
function homesOverlooked(hazard: CatalogHazard, evidence: MergedEvidence, upkeep: Upkeep): number {
  const first = cellsOf(hazard).find((side) => coverageAt(side, hazard, evidence) !== null);
  const seen = first === undefined ? 0 : (coverageAt(first, hazard, evidence) ?? 0);
  return Math.ceil(chanceOverlooked(hazard, seen, upkeep) * possibleHomes - 0.5);
}

function homesWithPoints(homes: Homes, replaced: SimulatedHazards): Homes {
  const hazards = new Map([...homes.hazards, ...replaced]);
  const changed = [...replaced.keys()].map(hazardById);
  const isChanged = measures.map((measure) =>
    changed.some((hazard) => countsToward(measure, hazard)),
  );
  const tallies = measures.map((measure, index) =>
    isChanged[index] ? tallyOfHomes(measure, hazards) : (homes.tallies[index] ?? nothing),
  );
  const taken = scoredDomains.map((domain, index) =>
    isChanged[index]
      ? allAfterKnee(domain, tallies[index] ?? nothing)
      : (homes.taken[index] ?? nothing),
  );
  return { ...homes, hazards, tallies, taken };
}

/** The score and its range. */
export function spreadOf(simulation: Simulation): ScoreSpread {
  const median = medianOf(simulation);
  const scores = simulatedScores(simulation.possible).sort();
  return {
    median,
    low: Math.min(median, weighedByRank(scores, lowWeights)),
    high: Math.max(median, weighedByRank(scores, highWeights)),
    deviation: deviationOf(scores),
  };
}

/** The score alone. */
export function medianOf({ asKnown }: Pick<Simulation, 'asKnown'>): Hundredths {
  return weighedByRank(simulatedScores(asKnown).sort(), medianWeights);
}

/** The score alone with other points for some hazards: without the homes that only the range needs. */
export function medianWith(
  { asKnown }: Simulation,
  evidence: MergedEvidence,
  hazards: readonly CatalogHazard[],
): Hundredths {
  const replaced = simulateHazards(evidence, hazards, 'asKnown');
  return medianOf({ asKnown: homesWithPoints(asKnown, replaced) });
}

function weighedByRank(scores: Int32Array, weights: Float64Array): Hundredths {
  let sum = 0;
  for (let rank = 0; rank < possibleHomes; rank += 1) {
    sum += (scores[rank] ?? 0) * (weights[rank] ?? 0);
  }
  return Math.round(sum);
}

const medianWeights = percentileWeights(0.5);
const lowWeights = percentileWeights(scoringWeights.rangeTail);
const highWeights = percentileWeights(1 - scoringWeights.rangeTail);

/**
 * How much each home counts for a percentile, by rank: those around it the most (the estimate of Harrell and Davis).
 * The score of one home alone jumps, and may widen the range, when an answer changes the homes next to it.
 */
function percentileWeights(share: number): Float64Array {
  return betaShares((possibleHomes + 1) * share, (possibleHomes + 1) * (1 - share));
}

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

function simulatedScores({ hazards, nearestNeighbor, tallies, taken }: Homes): Int32Array {
  const scores = new Int32Array(possibleHomes).fill(fullScore);
  for (const takenHere of taken) subtract(scores, takenHere);
  const roof = hazards.get('roof_combustible_covering') ?? nowhere;
  const rules = ceilingRulesOf({ sureCombustibleRoof: false, nearestNeighbor });
  const rulesWithRoof = ceilingRulesOf({ sureCombustibleRoof: true, nearestNeighbor });
  for (let home = 0; home < possibleHomes; home += 1) {
    const tallied = (measure: number) => tallies[measure]?.[home] ?? 0;
    let score = scores[home] ?? 0;
    const lost = fullScore - score;
    for (const rule of (roof.points[home] ?? 0) > roof.unsure ? rulesWithRoof : rules) {
      score = Math.min(score, limitOf(rule, tallied, lost));
    }
    scores[home] = score;
  }
  return scores;
}

function tallyOfHomes(measure: Measure, simulated: SimulatedHazards): Int32Array {
  const sum = new Int32Array(possibleHomes);
  for (const hazard of hazardsByMeasure[measures.indexOf(measure)] ?? []) {
    const { points, below } = simulated.get(hazard.id) ?? nowhere;
    if (points === nothing) continue;
    if (measure === 'fuel_below') add(sum, below);
    else add(sum, inUnits(points, unitOf(measure, hazard)));
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

function simulateHazard(
  hazard: CatalogHazard,
  evidence: MergedEvidence,
  kind: keyof SimulatedPoints,
): SimulatedHazard {
  const findings = evidence.findings.filter((finding) => finding.hazardType === hazard.id);
  const typical = unseenStrengths.get(hazard.id)?.typical ?? 0;
  const unseenStrength = mostUnseen(hazard, typical, evidence.answers);
  const sides = cellsOf(hazard);
  const first = sides.find((side) => coverageAt(side, hazard, evidence) !== null);
  const foundAt = (place: FindingSide) => {
    const finding = findings.find(({ side }) => side === place);
    if (!finding) return nowhereInCell;
    return kind === 'asKnown' ? foundInAll(finding) : foundInHomes(hazard, finding);
  };
  const cells = sides.map((side) => {
    const cell = withUnseen(foundAt(side), side, hazard, evidence, unseenStrength);
    // One wrong look is about one place.
    return kind === 'possible' && side === first
      ? withOverlooked(cell, side, hazard, evidence)
      : cell;
  });
  const worst = foundAt('unknown');
  if ([...cells, worst].every(({ strength }) => strength === nothing)) return nowhere;
  const isFuelBelow = [...cells, worst].some(({ below }) => below !== nothing);
  return {
    points: weighedInHomes(hazard, cells, worst, 'strength', maxPointsOf(hazard)),
    below: isFuelBelow ? weighedInHomes(hazard, cells, worst, 'below', fullStrength) : nothing,
    unsure: kind === 'asKnown' ? unsurePoints(hazard, findings) : 0,
  };
}

/** Asked for the wood roof alone, which is counted once for the house and sets its ceiling only where it is sure. */
function unsurePoints(hazard: CatalogHazard, findings: readonly CellFinding[]): Hundredths {
  const unsure = findings.find(({ side, sure }) => side === 'whole_house' && !sure);
  return Math.round((maxPointsOf(hazard) * (unsure?.expected ?? 0)) / fullStrength);
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

const nowhere: SimulatedHazard = { points: nothing, below: nothing, unsure: 0 };
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

function withUnseen(
  cell: CellInHomes,
  side: CellSide,
  hazard: CatalogHazard,
  evidence: MergedEvidence,
  strength: number,
): CellInHomes {
  const seen = coverageAt(side, hazard, evidence);
  if (seen === null) return cell;
  const slope = landBelow(hazard, side, evidence.answers.downhill);
  const unseen = { chance: prevalenceIn(hazard, evidence.answers) * (1 - seen), strength };
  return raised(cell, `${hazard.id} ${side}`, hazard, unseen, slope);
}

function withOverlooked(
  cell: CellInHomes,
  side: CellSide,
  hazard: CatalogHazard,
  evidence: MergedEvidence,
): CellInHomes {
  const seen = coverageAt(side, hazard, evidence);
  if (seen === null) return cell;
  const strength = unseenStrengths.get(hazard.id)?.missed ?? 0;
  const slope = landBelow(hazard, side, evidence.answers.downhill);
  const overlooked = { chance: chanceOverlooked(hazard, seen, evidence.upkeep), strength };
  return raised(cell, `${hazard.id} missed`, hazard, overlooked, slope);
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

function foundInAll({ expected, below }: CellFinding): CellInHomes {
  const inAll = (value: number) =>
    value === 0 ? nothing : new Int32Array(possibleHomes).fill(value);
  return { strength: inAll(expected), below: inAll(below) };
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
