import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { watchForStall, withinTime } from './time-limits.ts';

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

describe('waiting within a time limit', () => {
  test('passes on a result that arrives in time', async () => {
    expect(await withinTime(Promise.resolve('open'), 1000)).toBe('open');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('passes on a failure', async () => {
    await expect(withinTime(Promise.reject(new Error('blocked')), 1000)).rejects.toThrow('blocked');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('gives up when nothing arrives in time', async () => {
    const waited = withinTime(new Promise(() => undefined), 1000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waited).toMatchObject({ message: 'no answer within 1000 ms' });
  });

  test('hands over a late result to be closed', async () => {
    let answer: (text: string) => void = () => undefined;
    const work = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const tooLate = vi.fn<(text: string) => void>();
    const waited = withinTime(work, 1000, tooLate).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    await waited;
    answer('open at last');
    await vi.advanceTimersByTimeAsync(0);
    expect(tooLate).toHaveBeenCalledExactlyOnceWith('open at last');
  });
});
