import { describe, expect, it } from 'vitest';
import { alternate, quantile, ratioOf, spreadOf } from './statistics.ts';

const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('quantiles', () => {
  it.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('finds the value below which a share of %d lies', (share, value) => {
    expect(quantile(oneToHundred, share)).toBe(value);
  });

  it('refuses to find one among no values', () => {
    expect(() => quantile([], 0.5)).toThrow(RangeError);
  });
});

describe('the spread of measurements', () => {
  it('is their middle, lowest and highest', () => {
    expect(spreadOf([3, 1, 9])).toEqual({ middle: 3, lowest: 1, highest: 9 });
  });
});

describe('the ratio of two sides', () => {
  it('compares them round by round', () => {
    expect(ratioOf([10, 1, 30], [5, 1, 10])).toEqual({ middle: 2, lowest: 1, highest: 3 });
  });

  it('refuses sides of different rounds', () => {
    expect(() => ratioOf([1], [1, 2])).toThrow(RangeError);
  });
});

describe('alternating sides', () => {
  it('starts each round with another one', async () => {
    const order: string[] = [];
    await alternate(['a', 'b', 'c'], 3, async (side) => order.push(side));
    expect(order.join('')).toBe('abcbcacab');
  });

  it('returns the measurements of each side by round', async () => {
    const measured = await alternate(['a', 'b'], 2, async (side, round) => `${side}${round}`);
    expect(Object.fromEntries(measured)).toEqual({ a: ['a0', 'a1'], b: ['b0', 'b1'] });
  });
});
