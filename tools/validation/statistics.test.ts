import { describe, expect, it } from 'vitest';
import {
  drawFires,
  fitLogOdds,
  intervalOf,
  mean,
  rankPairs,
  underlyingCorrelation,
} from './statistics.ts';

it('counts the pairs that are the right way around, equals as half', () => {
  const homes = [
    { risk: 2, destroyed: 1, standing: 0 },
    { risk: 1, destroyed: 1, standing: 1 },
    { risk: 1, destroyed: 0, standing: 2 },
    { risk: 3, destroyed: 0, standing: 1 },
  ];
  expect(rankPairs(homes)).toEqual({ right: 3 + 1.5, pairs: 8 });
});

describe('log-odds of pairs', () => {
  it('are those of the table for one hazard', () => {
    // 70 of 100 destroyed homes have it, 40 of 100 others.
    const [found] = fitLogOdds(
      [
        { of: [1], weight: 70 * 60 },
        { of: [-1], weight: 30 * 40 },
        { of: [0], weight: 70 * 40 + 30 * 60 },
      ],
      1,
    );
    expect(found).toBeCloseTo(Math.log((70 * 60) / (30 * 40)), 2);
  });

  it('stay finite where every pair agrees, and zero where there is none', () => {
    const [certain, absent] = fitLogOdds([{ of: [1, 0], weight: 100 }], 2);
    expect(certain).toBeGreaterThan(2);
    expect(certain).toBeLessThan(20);
    expect(absent).toBe(0);
  });
});

it.each([
  [0.5, 0.5, 1 / 3, 0.5],
  [0.5, 0.5, 0.25, 0],
  [0.5, 0.5, 1 / 6, -0.5],
  [0.3, 0.1, 0.03, 0],
])(
  'finds the correlation behind two things: %f, %f and %f together',
  (one, other, both, correlation) => {
    // Of two normal numbers, both are positive with the chance 1/4 + arcsin(correlation) / 2 pi.
    expect(underlyingCorrelation(one, other, both)).toBeCloseTo(correlation, 4);
  },
);

it('draws an interval about as wide as the mean of so many fires varies', () => {
  const fires = Array.from({ length: 100 }, (_, index) => index % 2);
  const { low, high } = intervalOf(drawFires(fires, 1000, mean));
  // The mean of 100 coins has a standard deviation of 0.05, and 90% of them lie within 1.645 of those.
  expect(high - low).toBeCloseTo(2 * 1.645 * 0.05, 1);
  expect(low).toBeLessThan(0.5);
  expect(high).toBeGreaterThan(0.5);
  // The same every time.
  expect(intervalOf(drawFires(fires, 1000, mean))).toEqual({ low, high });
});
