import type { ScoreBand } from '@dss/domain';
import type { Comparison } from './new-weights.ts';

/** How many analyses' scores change, in displayed points. */
export interface Distribution {
  readonly count: number;
  readonly unchanged: number;
  readonly higher: number;
  readonly lower: number;
  readonly mean: number;
  readonly smallest: number;
  readonly largest: number;
  /** Mean width of the ranges in points. */
  readonly meanRangeWidth: { readonly before: number; readonly now: number };
  /** Bins of differences in ascending order, including empty ones in between. */
  readonly bins: readonly Bin[];
  /** Counts by the band before and the band now. */
  readonly bands: Readonly<Record<ScoreBand, Readonly<Record<ScoreBand, number>>>>;
}

/** A bin of differences from `from` to `to` points, both inclusive. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Up to this difference between smallest and largest, each point has its own bin. */
const finestSpan = 20;
const coarseWidth = 5;

/** @returns null if there are no comparisons */
export function distributionOf(comparisons: readonly Comparison[]): Distribution | null {
  if (comparisons.length === 0) return null;
  const differences = comparisons.map(({ before, now }) => now.score - before.score);
  const smallest = differences.reduce((one, other) => Math.min(one, other));
  const largest = differences.reduce((one, other) => Math.max(one, other));
  const bands = noBands();
  for (const { before, now } of comparisons) bands[before.band][now.band] += 1;
  return {
    count: differences.length,
    unchanged: differences.filter((difference) => difference === 0).length,
    higher: differences.filter((difference) => difference > 0).length,
    lower: differences.filter((difference) => difference < 0).length,
    mean: meanOf(differences),
    smallest,
    largest,
    meanRangeWidth: {
      before: meanOf(comparisons.map(({ before }) => before.rangeWidth)),
      now: meanOf(comparisons.map(({ now }) => now.rangeWidth)),
    },
    bins: binsOf(differences, smallest, largest),
    bands,
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Comparisons grouped by the earlier weights version, sorted by version. */
export function byWeightsVersion(
  comparisons: readonly Comparison[],
): readonly (readonly [version: string, comparisons: readonly Comparison[]])[] {
  return Object.entries(Object.groupBy(comparisons, ({ weightsVersion }) => weightsVersion))
    .flatMap(([version, some]) => (some === undefined ? [] : [[version, some] as const]))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
}

/** A difference of 0 has its own bin, however wide the others are. */
function binsOf(differences: readonly number[], smallest: number, largest: number): Bin[] {
  const width = largest - smallest <= finestSpan ? 1 : coarseWidth;
  const binOf = (difference: number) =>
    Math.sign(difference) * Math.ceil(Math.abs(difference) / width);
  const counts = new Map<number, number>();
  for (const difference of differences) {
    const bin = binOf(difference);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  const bins: Bin[] = [];
  for (let bin = binOf(smallest); bin <= binOf(largest); bin += 1) {
    const far = bin * width;
    const near = bin === 0 ? 0 : far - Math.sign(bin) * (width - 1);
    bins.push({
      from: Math.min(far, near),
      to: Math.max(far, near),
      count: counts.get(bin) ?? 0,
    });
  }
  return bins;
}

function noBands(): Record<ScoreBand, Record<ScoreBand, number>> {
  const none = () => ({ excellent: 0, good: 0, fair: 0, poor: 0 });
  return { excellent: none(), good: none(), fair: none(), poor: none() };
}
