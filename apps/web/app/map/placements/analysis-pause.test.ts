import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { afterRepositionMs, createAnalysisPause } from './analysis-pause.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

test(
  'analyses wait while a photo is being moved and for 7 seconds after',
  { tags: ['spec:core-105', 'spec:core-193'] },
  () => {
    const pause = createAnalysisPause();
    expect(pause.isBlocked()).toBe(false);
    pause.begin();
    vi.advanceTimersByTime(60_000);
    expect(pause.isRepositioning()).toBe(true);
    expect(pause.isBlocked()).toBe(true);
    pause.end();
    expect(pause.isRepositioning()).toBe(false);
    expect(pause.blockedUntil()).toBe(1_060_000 + 7000);
    vi.advanceTimersByTime(6999);
    expect(pause.isBlocked()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(pause.isBlocked()).toBe(false);
  },
);

test('whoever waits goes on when the last of several moves is over', async () => {
  const pause = createAnalysisPause();
  const going = vi.fn();
  pause.begin();
  void pause.whenOver().then(going);
  pause.end();
  await vi.advanceTimersByTimeAsync(5000);
  pause.begin();
  pause.end();
  await vi.advanceTimersByTimeAsync(afterRepositionMs - 1);
  expect(going).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(going).toHaveBeenCalledOnce();
});

test('nobody waits where nothing was moved', async () => {
  const pause = createAnalysisPause();
  await pause.whenOver();
  expect(pause.blockedUntil()).toBe(0);
});

test('listeners hear of the beginning and the end alone', () => {
  const pause = createAnalysisPause();
  const told = vi.fn();
  const stop = pause.subscribe(told);
  pause.begin();
  pause.begin();
  pause.end();
  pause.end();
  stop();
  pause.begin();
  expect(told).toHaveBeenCalledTimes(2);
});

test('of several who wait for the same property one goes on, and then the next may wait', async () => {
  const pause = createAnalysisPause();
  pause.begin();
  pause.end();
  const turns = Promise.all(['house', 'house', 'cabin'].map((name) => pause.isTurnOf(name)));
  await vi.advanceTimersByTimeAsync(afterRepositionMs);

  expect(await turns).toEqual([true, false, true]);
  expect(await pause.isTurnOf('house')).toBe(true);
});
