import { featureNames, type FeatureName, type RegionGrid } from './region-features.ts';
import { regionClasses, regionWeights, type RegionClass } from './region-weights.ts';

/** For each region of a photo, how likely it shows each class; a region's likelihoods add up to 1. */
export interface ClassifiedRegions {
  readonly columns: number;
  readonly rows: number;
  likelihood(region: RegionClass, column: number, row: number): number;
  /** Mean likelihood over the photo from `fromRow` down: the class's share of that area. */
  share(region: RegionClass, fromRow?: number): number;
  /** What a region was classified by. */
  feature(name: FeatureName, column: number, row: number): number;
  /** Share of the photo that clearly shows the class. */
  clearShare(region: RegionClass): number;
}

/** A region clearly shows what is this likely. */
const clear = 0.7;

/** Says of every region what it likely shows. */
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
