import { scoringWeights } from '@dss/domain';

export interface DistanceRow {
  readonly place: keyof typeof scoringWeights.distanceShares;
  readonly fromFt: number | null;
  /** The row's upper limit (exclusive); null if it has none. */
  readonly belowFt: number | null;
  readonly percent: number;
}

export interface SlopeRow {
  readonly fromPercent: number;
  /** The row's upper limit (exclusive); null for the steepest. */
  readonly belowPercent: number | null;
  readonly factor: number;
}

const places = ['zone_1', 'zone_2', 'shed'] as const;

/** The share of a finding's points that counts at each distance, place by place. */
export function distanceRows(): DistanceRow[] {
  return places.flatMap((place) => {
    const entries = scoringWeights.distanceShares[place];
    return entries.map(({ belowFt, share }, at) => ({
      place,
      fromFt: entries[at - 1]?.belowFt ?? null,
      belowFt: Number.isFinite(belowFt) ? belowFt : null,
      percent: Math.round(share * 100),
    }));
  });
}

/** The factors for slopes below the house. */
export function slopeRows(): SlopeRow[] {
  return scoringWeights.downhillFactors.map(({ fromPercent, factor }, at, all) => ({
    fromPercent,
    belowPercent: all[at + 1]?.fromPercent ?? null,
    factor,
  }));
}
