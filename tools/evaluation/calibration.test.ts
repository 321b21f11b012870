import { describe, expect, it } from 'vitest';
import { calibrate } from './calibration.ts';

const claims = (confidence: number, right: number, wrong: number) => [
  ...Array.from({ length: right }, () => ({ confidence, right: true })),
  ...Array.from({ length: wrong }, () => ({ confidence, right: false })),
];

describe('calibration', () => {
  it('has no error where confidence equals the share that is right', () => {
    expect(calibrate([...claims(0.75, 3, 1), ...claims(0.5, 2, 2)]).ece).toBeCloseTo(0);
  });

  it('weighs the error of each bin by its number of claims', () => {
    // 3 of 4 claims say 0.9 and are right one time in three; 1 says 0.2 and is wrong.
    const { ece, bins } = calibrate([...claims(0.9, 1, 2), ...claims(0.2, 0, 1)]);
    expect(ece).toBeCloseTo(0.75 * (0.9 - 1 / 3) + 0.25 * 0.2);
    expect(bins.map(({ from, count }) => ({ from, count }))).toEqual([
      { from: 0.2, count: 1 },
      { from: 0.9, count: 3 },
    ]);
  });

  it('counts full confidence in the last bin', () => {
    expect(calibrate(claims(1, 1, 0)).bins).toMatchObject([{ from: 0.9, mean_confidence: 1 }]);
  });

  it('is undefined without claims', () => {
    expect(calibrate([])).toEqual({ ece: null, claims: 0, bins: [] });
  });
});
