import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { withinTime } from './within-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('what comes in time is passed on, and so is what fails', async () => {
  expect(await withinTime(Promise.resolve('open'), 1000)).toBe('open');
  await expect(withinTime(Promise.reject(new Error('blocked')), 1000)).rejects.toThrow('blocked');
  expect(vi.getTimerCount()).toBe(0);
});

test('what does not come is given up, and what comes after that is handed over to be closed', async () => {
  let answer: (text: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const tooLate = vi.fn<(text: string) => void>();
  const waited = withinTime(work, 1000, tooLate).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);

  expect(await waited).toMatchObject({ message: 'no answer within 1000 ms' });
  answer('open at last');
  await vi.advanceTimersByTimeAsync(0);
  expect(tooLate).toHaveBeenCalledExactlyOnceWith('open at last');
});
