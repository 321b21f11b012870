import { featureNames, type FeatureName, type RegionGrid } from './region-features.ts';
import { regionClasses, regionWeights, type RegionClass } from './region-weights.ts';

/** The probability of each class for each region of a photo; a region's probabilities add up to 1. */
export interface ClassifiedRegions {
  readonly columns: number;
  readonly rows: number;
  likelihood(region: RegionClass, column: number, row: number): number;
  /** Mean probability from row `fromRow` down: the share of that area that the class covers. */
  share(region: RegionClass, fromRow?: number): number;
  /** A feature's value for a region. */
  feature(name: FeatureName, column: number, row: number): number;
  /** Share of the regions that clearly show the class. */
  clearShare(region: RegionClass): number;
}

/** The probability from which a region clearly shows a class. */
const clear = 0.7;

/** Computes the class probabilities of every region. */
export function classifyRegions({ columns, rows, features }: RegionGrid): ClassifiedRegions {
  const size = regionClasses.length;
  const likelihoods = new Float64Array(columns * rows * size);
  for (let region = 0; region < columns * rows; region++) {
    const scores = regionClasses.map((name) => {
      const weights = regionWeights[name];
      let sum = 0;
      for (let index = 0; index < featureNames.length; index++) {
        sum += (weights[index] ?? 0) * (features[region * featureNames.length + index] ?? 0);
      }
      return sum;
    });
    likelihoods.set(softmax(scores), region * size);
  }
  const at = (name: RegionClass, region: number) =>
    likelihoods[region * size + regionClasses.indexOf(name)] ?? 0;

  return {
    columns,
    rows,
    likelihood: (name, column, row) => at(name, row * columns + column),
    feature: (name, column, row) =>
      features[(row * columns + column) * featureNames.length + featureNames.indexOf(name)] ?? 0,
    share: (name, fromRow = 0) => {
      let sum = 0;
      for (let region = fromRow * columns; region < columns * rows; region++)
        sum += at(name, region);
      return sum / (columns * (rows - fromRow));
    },
    clearShare: (name) => {
      let count = 0;
      for (let region = 0; region < columns * rows; region++) {
        if (at(name, region) > clear) count++;
      }
      return count / (columns * rows);
    },
  };
}

function softmax(scores: readonly number[]): number[] {
  const largest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - largest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
