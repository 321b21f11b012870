import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { watchForStall } from './time-limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('watching for a stall', () => {
  test('calls back when nothing has moved for the limit, however long it moved before', () => {
    const onStall = vi.fn<() => void>();
    const watch = watchForStall(1000, onStall);
    for (let moves = 0; moves < 5; moves += 1) {
      vi.advanceTimersByTime(999);
      watch.moved();
    }
    expect(onStall).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(onStall).toHaveBeenCalledOnce();
  });

  test('ignores what has ended', () => {
    const onStall = vi.fn<() => void>();
    watchForStall(1000, onStall).stop();
    vi.advanceTimersByTime(5000);
    expect(onStall).not.toHaveBeenCalled();
  });
});
