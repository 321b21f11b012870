import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchForStall } from './stall-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a stall is told when nothing has moved for long, however long it moved before', () => {
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

test('what has ended does not stall', () => {
  const onStall = vi.fn<() => void>();
  watchForStall(1000, onStall).stop();
  vi.advanceTimersByTime(5000);
  expect(onStall).not.toHaveBeenCalled();
});
