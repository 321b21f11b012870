import { describe, expect, it } from 'vitest';
import { costOf } from './call-model.ts';

const prices = { input: 1.25, cachedInput: 0.125, output: 10 };

describe('the cost of a call', () => {
  it('is tokens times prices, rounded up to a millionth of a dollar', () => {
    expect(costOf({ input: 1_000_000, cachedInput: 0, output: 100_000 }, prices)).toBe(2_250_000);
    expect(costOf({ input: 1000, cachedInput: 400, output: 1 }, prices)).toBe(810);
    expect(costOf({ input: 1, cachedInput: null, output: 0 }, prices)).toBe(2);
  });

  it('is unknown without prices', () => {
    expect(costOf({ input: 1000, cachedInput: 0, output: 10 }, null)).toBeNull();
    expect(costOf({ input: null, cachedInput: null, output: null }, prices)).toBeNull();
    expect(costOf({ input: 10, cachedInput: null, output: null }, prices)).toBeNull();
  });

  it('is zero when prices are zero', () => {
    const free = { input: 0, cachedInput: 0, output: 0 };
    expect(costOf({ input: 1000, cachedInput: 0, output: 10 }, free)).toBe(0);
  });
});
