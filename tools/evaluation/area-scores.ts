import { meanAbsoluteError, median, rankCorrelation } from './agreement.ts';
import type { MeasuredArea } from './labels.ts';
import type { Looked } from './look-at-photos.ts';

type ByArea = Readonly<Record<MeasuredArea, number | null>>;

/** How well the shares that a provider measured agree with those that people estimated. */
export interface AreaScores {
  /** Mean absolute error, in shares of the photo; null where a provider doesn't measure, or nothing is labeled. */
  readonly area_mae: ByArea;
  /** Of the best constant guess on the same photos: their median label. */
  readonly baseline_mae: ByArea;
  /** Spearman's; null where it says nothing, because one side is all the same. */
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
