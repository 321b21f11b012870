import { describe, expect, it } from 'vitest';
import { bandOf } from './figures.ts';
import { readConfidence } from '../observations/index.ts';
import { observed } from './fixtures.ts';
import { disputeSchema, nothingKnown, scoreInputSchema } from './input.ts';
import { observationSchema } from '../observations/index.ts';

describe('the band of a shown score', () => {
  it('changes at 80, 60 and 40', () => {
    expect([100, 80, 79, 60, 59, 40, 39, 0].map(bandOf)).toEqual([
      'excellent',
      'excellent',
      'good',
      'good',
      'fair',
      'fair',
      'poor',
      'poor',
    ]);
  });
});

describe('reading a provider’s confidence', () => {
  it('takes a value over 1 as a percent', () => {
    expect([0, 0.5, 1, 85, 100].map(readConfidence)).toEqual([0, 0.5, 1, 0.85, 1]);
  });

  it('refuses a negative one, one over 100, or one that is no number', () => {
    for (const value of [Number.NaN, -0.1, 100.5, Infinity]) {
      expect(readConfidence(value)).toBeNull();
    }
  });
});

describe('the input schemas', () => {
  it('accept a valid score input', () => {
    const input = { ...nothingKnown, observations: [observed('zone0_vegetation', 'north')] };
    expect(scoreInputSchema.parse(input)).toEqual(input);
  });

  it.each([
    { hazardType: 'old_boat' },
    { confidence: 85 },
    { confidence: Number.NaN },
    { side: 'northeast' },
    { distanceToStructureFt: -1 },
  ])('refuse an observation with %j', (wrong) => {
    const observation = observed('zone0_vegetation', 'north');
    expect(observationSchema.safeParse({ ...observation, ...wrong }).success).toBe(false);
  });

  const validDispute = (kind: string, whose: string | null) =>
    disputeSchema.safeParse({
      id: 'd',
      hazardType: 'zone0_vegetation',
      photoIds: [],
      questionIds: [],
      reason: '',
      kind,
      whose,
    }).success;

  it('require whose it is for “not mine”', () => {
    expect(validDispute('not_mine', 'neighbor')).toBe(true);
    expect(validDispute('not_mine', null)).toBe(false);
  });

  it('refuse whose it is for any other dispute', () => {
    expect(validDispute('not_there', null)).toBe(true);
    expect(validDispute('already_fixed', 'neighbor')).toBe(false);
  });
});
