import { mean } from './agreement.ts';

/** A claim whose truth a label decides. */
export interface SettledClaim {
  /** 0-1, as reported by the provider. */
  readonly confidence: number;
  readonly right: boolean;
}

export interface CalibrationBin {
  /** Lower bound of the bin's confidence. */
  readonly from: number;
  readonly count: number;
  readonly mean_confidence: number;
  readonly right_share: number;
}

export interface Calibration {
  /**
   * Expected calibration error (Naeini et al., 2015): the mean distance between confidence and the share that is right, over ten
   * bins of equal width, each weighed by its claims. Null without a claim.
   */
  readonly ece: number | null;
  readonly claims: number;
  /** Only bins with claims. */
  readonly bins: readonly CalibrationBin[];
}

const binCount = 10;

/** Compares stated confidence with the share of claims that were right. */
export function calibrate(claims: readonly SettledClaim[]): Calibration {
  const bins: CalibrationBin[] = [];
  for (let index = 0; index < binCount; index++) {
    const inBin = claims.filter(({ confidence }) => binOf(confidence) === index);
    if (inBin.length === 0) continue;
    bins.push({
      from: index / binCount,
      count: inBin.length,
      mean_confidence: mean(inBin.map(({ confidence }) => confidence)),
      right_share: inBin.filter(({ right }) => right).length / inBin.length,
    });
  }
  const gaps = bins.map(
    (bin) => (bin.count / claims.length) * Math.abs(bin.mean_confidence - bin.right_share),
  );
  const ece = claims.length === 0 ? null : gaps.reduce((total, gap) => total + gap, 0);
  return { ece, claims: claims.length, bins };
}

function binOf(confidence: number): number {
  return Math.min(binCount - 1, Math.floor(confidence * binCount));
}
