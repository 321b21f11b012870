import { scoringWeights } from '@dss/domain';

export interface DistanceRow {
  readonly place: keyof typeof scoringWeights.distanceShares;
  readonly fromFt: number | null;
  /** The first distance that is beyond the row; null where it has no end of its own. */
  readonly belowFt: number | null;
  readonly percent: number;
}

export interface SlopeRow {
  readonly fromPercent: number;
  /** Null for the steepest. */
  readonly belowPercent: number | null;
  readonly factor: number;
}

const places = ['zone_1', 'zone_2', 'shed'] as const;

/** What nearness to the house counts, place by place. */
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

/** What steepness below the house multiplies. */
export function slopeRows(): SlopeRow[] {
  return scoringWeights.downhillFactors.map(({ fromPercent, factor }, at, all) => ({
    fromPercent,
    belowPercent: all[at + 1]?.fromPercent ?? null,
    factor,
  }));
}
