import { describe, expect, it } from 'vitest';
import { pauseAfterOutage } from './analyze-property.ts';

describe('the pause after an outage', () => {
  it.each([
    { job: 'has just begun', ageMs: 0, pauseMs: 1000 },
    { job: 'is twelve seconds old', ageMs: 12_000, pauseMs: 4000 },
    { job: 'has waited for an hour', ageMs: 3_600_000, pauseMs: 30_000 },
  ])('is $pauseMs ms for a job that $job', ({ ageMs, pauseMs }) => {
    expect(pauseAfterOutage(ageMs)).toBe(pauseMs);
  });
});
