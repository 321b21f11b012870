import { describe, expect, it } from 'vitest';
import { meanAbsoluteError, median, rankCorrelation } from './agreement.ts';

describe('the mean absolute error', () => {
  it('is the mean distance, whichever way a guess is off', () => {
    expect(meanAbsoluteError([0.1, 0.5, 0.4], [0.2, 0.3, 0.4])).toBeCloseTo(0.1);
  });
});

describe('the median', () => {
  it('is the middle value, or the mean of the middle two', () => {
    expect(median([9, 1, 2])).toBe(2);
    expect(median([9, 1, 2, 4])).toBe(3);
  });

  it('is the constant guess with the least absolute error', () => {
    const values = [0, 0, 0.1, 0.4, 0.9];
    const errorOf = (guess: number) =>
      meanAbsoluteError(
        values,
        values.map(() => guess),
      );
    for (const guess of [0, 0.05, 0.2, 0.28, 0.4, 0.9]) {
      expect(errorOf(median(values))).toBeLessThanOrEqual(errorOf(guess));
    }
  });
});

describe("Spearman's rank correlation", () => {
  it('depends on the order alone: 1 where it is the same, -1 where it is reversed', () => {
    expect(rankCorrelation([1, 2, 3, 4], [0.1, 5, 6, 1000])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3, 4], [8, 3, 2, -1])).toBeCloseTo(-1);
  });

  it('is 1 - 6Σd²/(n³-n) without ties', () => {
    // Differences of rank 0, 1, 1, 1, 1: 1 - 24 / 120.
    expect(rankCorrelation([1, 2, 3, 4, 5], [1, 3, 2, 5, 4])).toBeCloseTo(0.8);
  });

  it('gives equal values the mean of their ranks', () => {
    // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / √(4.5 · 5).
    expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
  });

  it('is undefined where all values of a list are the same', () => {
    expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeNaN();
  });
});
