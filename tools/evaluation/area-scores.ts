import { meanAbsoluteError, median, rankCorrelation } from './agreement.ts';
import type { MeasuredArea } from './labels.ts';
import type { Looked } from './look-at-photos.ts';

type ByArea = Readonly<Record<MeasuredArea, number | null>>;

/** How well a provider's measured shares agree with people's estimates. */
export interface AreaScores {
  /** Mean absolute error, in shares of the photo; null if the provider doesn't measure or no photo is labeled. */
  readonly area_mae: ByArea;
  /** The error of the best constant guess on the same photos: their median label. */
  readonly baseline_mae: ByArea;
  /** Spearman's; null if undefined because all values of one list are equal. */
  readonly rank_correlation: ByArea;
}

export function scoreAreas(looks: readonly Looked[]): AreaScores {
  const green = scoreArea(looks, 'green');
  const dry = scoreArea(looks, 'dry');
  const sky = scoreArea(looks, 'sky');
  return {
    area_mae: { green: green.error, dry: dry.error, sky: sky.error },
    baseline_mae: { green: green.baseline, dry: dry.baseline, sky: sky.baseline },
    rank_correlation: {
      green: green.correlation,
      dry: dry.correlation,
      sky: sky.correlation,
    },
  };
}

function scoreArea(looks: readonly Looked[], area: MeasuredArea) {
  const pairs = looks.flatMap(({ photo, reply }) => {
    const label = photo.shares[area];
    const measured = reply.measures?.[area];
    return label === null || measured === undefined ? [] : [{ label, measured }];
  });
  const labels = pairs.map(({ label }) => label);
  const measured = pairs.map((pair) => pair.measured);
  const guesses = labels.map(() => median(labels));
  return {
    error: known(meanAbsoluteError(labels, measured)),
    baseline: known(meanAbsoluteError(labels, guesses)),
    correlation: known(rankCorrelation(labels, measured)),
  };
}

function known(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
