import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { tickElapsed } from './tick-elapsed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the time gone by is told every 200 ms until it is ended', { tags: ['spec:core-110'] }, () => {
  const told: number[] = [];
  const stop = tickElapsed((elapsedMs) => told.push(elapsedMs));
  vi.advanceTimersByTime(700);
  expect(told).toEqual([200, 400, 600]);
  stop();
  vi.advanceTimersByTime(700);
  expect(told).toHaveLength(3);
});
