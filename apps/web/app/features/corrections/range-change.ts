import type { Range } from '../../ui/range-gauge.tsx';

/** What an answer did to the range, in whole points as shown. */
export interface RangeChange {
  /** Both ends moved this way. */
  readonly moved: 'up' | 'down' | null;
  /** How far the end that moved less moved; 0 if they didn't move together. */
  readonly by: number;
  /** How much narrower the range became; negative if it became wider. */
  readonly narrower: number;
}

/** Compares two ranges. All zeros mean that less than a point changed. */
export function changeOfRange(before: Range, after: Range): RangeChange {
  const [low, high] = [after.low - before.low, after.high - before.high];
  const together = low * high > 0;
  return {
    moved: together ? (low > 0 ? 'up' : 'down') : null,
    by: together ? Math.min(Math.abs(low), Math.abs(high)) : 0,
    narrower: low - high,
  };
}
