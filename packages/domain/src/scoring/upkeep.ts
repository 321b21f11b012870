import { hazardCatalog, type CatalogHazard, type HazardTypeId } from '../hazards/index.ts';
import type { CellFinding } from './cell-finding.ts';
import type { Coverage } from './coverage.ts';
import { scoringWeights } from './weights.ts';

/** How likely it is that a home is kept as well as each of `levels` says; adds up to 1. */
export type Upkeep = readonly number[];

/** From neglected to well kept, in standard deviations from how homes are kept on average. */
const levels = Array.from({ length: 33 }, (_, index) => (index - 16) / 4);

/** Hazards that come from neglect, so that each tells of the others. */
export const tiedToUpkeep = hazardCatalog.filter(
  (hazard) => hazard.fromNeglect && hazard.domain !== 'context',
);

/** How common each of them is in homes of each level. */
const sharesByLevel: ReadonlyMap<HazardTypeId, readonly number[]> = new Map(
  tiedToUpkeep.map(({ id, prevalence }) => {
    const tied = scoringWeights.upkeepCorrelation;
    const among = normalAt(prevalence.share);
    const shareAt = (level: number) =>
      normalBelow((among - Math.sqrt(tied) * level) / Math.sqrt(1 - tied));
    return [id, levels.map(shareAt)];
  }),
);

/**
 * What was found, and what was seen clear, tells how the home is kept (Bayes's rule). A hazard is one piece of evidence, however many
 * sides it is on: found anywhere, or else as clear as its cells were seen.
 */
export function upkeepOf(
  findings: readonly Pick<CellFinding, 'hazardType' | 'confidence'>[],
  coverage: Coverage,
): Upkeep {
  const likelihoods = levels.map((level) => -(level * level) / 2);
  for (const { id } of tiedToUpkeep) {
    const found = Math.max(
      0,
      ...findings.flatMap((each) => (each.hazardType === id ? [each.confidence] : [])),
    );
    const clear = (1 - found) * seenOf(id, coverage);
    for (const [index, share] of (sharesByLevel.get(id) ?? []).entries()) {
      likelihoods[index] =
        (likelihoods[index] ?? 0) + found * Math.log(share) + clear * Math.log(1 - share);
    }
  }
  const highest = Math.max(...likelihoods);
  const weights = likelihoods.map((each) => Math.exp(each - highest));
  const sum = weights.reduce((total, each) => total + each, 0);
  return weights.map((each) => each / sum);
}

/** How much of a hazard's cells was seen, on average over those where it can be. */
function seenOf(id: HazardTypeId, coverage: Coverage): number {
  const shares = [...(coverage.get(id)?.values() ?? [])].filter((share) => share !== null);
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

/**
 * The chance that a hazard was overlooked in what was seen of a cell: what is common is overlooked more often (Bayes's rule), and
 * neglect is rarer in a home that is well kept otherwise.
 */
export function chanceOverlooked(
  { id, prevalence }: CatalogHazard,
  seen: number,
  upkeep: Upkeep,
): number {
  const shares = sharesByLevel.get(id);
  if (shares === undefined) return seen * shareOverlooked(prevalence.share);
  return (
    seen *
    shares.reduce((sum, share, index) => sum + shareOverlooked(share) * (upkeep[index] ?? 0), 0)
  );
}

/** Of the homes that were looked at and seemed clear, how many have a hazard that so many homes have. */
function shareOverlooked(share: number): number {
  const missed = share * scoringWeights.wrongAnswers;
  return missed / (1 - share + missed);
}

/** The share of normally distributed numbers below one (Abramowitz and Stegun 7.1.26). */
export function normalBelow(value: number): number {
  const z = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-z * z);
  return value < 0 ? tail / 2 : 1 - tail / 2;
}

/** The number below which this share of normally distributed ones lies, found by halving. */
function normalAt(share: number): number {
  let [low, high] = [-8, 8];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}
