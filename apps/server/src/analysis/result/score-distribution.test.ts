import { bandOf } from '@dss/domain';
import { describe, expect, it } from 'vitest';
import type { Comparison } from './new-weights.ts';
import { byWeightsVersion, distributionOf } from './score-distribution.ts';

const compared = (before: number, now: number, weightsVersion = '2026.1'): Comparison => ({
  weightsVersion,
  before: { score: before, band: bandOf(before), rangeWidth: 80 },
  now: { score: now, band: bandOf(now), rangeWidth: now / 2 },
});

const scores = (...pairs: readonly [before: number, now: number][]) =>
  distributionOf(pairs.map(([before, now]) => compared(before, now)));

describe('the distribution of changes', () => {
  it('is empty without changes', () => {
    expect(distributionOf([])).toBeNull();
  });

  it('counts how many scores rose, fell, stayed the same', () => {
    expect(scores([50, 50], [50, 53], [50, 48], [60, 61])).toMatchObject({
      count: 4,
      unchanged: 1,
      higher: 2,
      lower: 1,
      mean: 0.5,
      smallest: -2,
      largest: 3,
    });
  });

  it('gives the mean width of the ranges before the change, then after it', () => {
    expect(scores([50, 50], [50, 60])?.meanRangeWidth).toEqual({ before: 80, now: 27.5 });
  });

  it('has a bin for each point, including empty ones in between', () => {
    expect(scores([50, 50], [50, 53], [40, 43], [50, 48])?.bins).toEqual([
      { from: -2, to: -2, count: 1 },
      { from: -1, to: -1, count: 0 },
      { from: 0, to: 0, count: 1 },
      { from: 1, to: 1, count: 0 },
      { from: 2, to: 2, count: 0 },
      { from: 3, to: 3, count: 2 },
    ]);
  });

  it('has bins of five points when changes are far apart, with one for no change', () => {
    const bins = scores([50, 44], [50, 45], [50, 49], [50, 50], [50, 55], [50, 68])?.bins;

    expect(bins).toEqual([
      { from: -10, to: -6, count: 1 },
      { from: -5, to: -1, count: 2 },
      { from: 0, to: 0, count: 1 },
      { from: 1, to: 5, count: 1 },
      { from: 6, to: 10, count: 0 },
      { from: 11, to: 15, count: 0 },
      { from: 16, to: 20, count: 1 },
    ]);
  });

  it('counts which bands scores left for which others', () => {
    const bands = scores([85, 79], [85, 90], [30, 41], [61, 60])?.bands;

    expect(bands).toMatchObject({
      excellent: { excellent: 1, good: 1 },
      good: { good: 1 },
      poor: { fair: 1, poor: 0 },
    });
  });
});

it('comparisons are sorted by the version of their weights', () => {
  const versions = ['2026.10', '2026.2', '2025.9', '2026.2'];
  const groups = byWeightsVersion(versions.map((version) => compared(50, 51, version)));

  expect(groups.map(([version, some]) => [version, some.length])).toEqual([
    ['2025.9', 1],
    ['2026.2', 2],
    ['2026.10', 1],
  ]);
});
