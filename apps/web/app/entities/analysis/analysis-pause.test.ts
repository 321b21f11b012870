import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest';

import { afterRepositionMs, createAnalysisPause } from './analysis-pause.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('analyses', () => {
  const paused = () => {
    const pause = createAnalysisPause();
    pause.begin();
    vi.advanceTimersByTime(60_000);
    return pause;
  };

  test('run while no photo is being moved', () => {
    expect(createAnalysisPause().isBlocked()).toBe(false);
  });

  test('wait while a photo is being moved', () => {
    const pause = paused();
    expect(pause.isRepositioning()).toBe(true);
    expect(pause.isBlocked()).toBe(true);
  });

  test('wait for 7 seconds after a photo was moved', () => {
    const pause = paused();
    pause.end();
    expect(pause.isRepositioning()).toBe(false);
    expect(pause.blockedUntil()).toBe(1_060_000 + 7000);
    vi.advanceTimersByTime(6999);
    expect(pause.isBlocked()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(pause.isBlocked()).toBe(false);
  });
});

test('waiting ends when the last of several moves is over', async () => {
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

test('nothing waits where nothing was moved', async () => {
  const pause = createAnalysisPause();
  await pause.whenOver();
  expect(pause.blockedUntil()).toBe(0);
});

test('listeners hear of the start or the end of moving, once each', () => {
  const pause = createAnalysisPause();
  const listener = vi.fn();
  const stop = pause.subscribe(listener);
  pause.begin();
  pause.begin();
  pause.end();
  pause.end();
  stop();
  pause.begin();
  expect(listener).toHaveBeenCalledTimes(2);
});

describe('of several that wait for the same property', () => {
  const afterWaiting = async (pause: ReturnType<typeof createAnalysisPause>) => {
    pause.begin();
    pause.end();
    const turns = Promise.all(['house', 'house', 'cabin'].map((name) => pause.claimStart(name)));
    await vi.advanceTimersByTimeAsync(afterRepositionMs);
    return turns;
  };

  test('one continues', async () => {
    expect(await afterWaiting(createAnalysisPause())).toEqual([true, false, true]);
  });

  test('the next may wait afterwards', async () => {
    const pause = createAnalysisPause();
    await afterWaiting(pause);
    expect(await pause.claimStart('house')).toBe(true);
  });
});
