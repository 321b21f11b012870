import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { withinTime } from './within-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
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
