import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError, networkError } from '../../lib/api/api-error.ts';
import { accountQuery } from './account.ts';
import { renewInTime } from '../../features/account/renew-in-time.ts';

const { retry, retryDelay } = accountQuery;
const answer = (status: number) => new ApiError('any', 'any', { status, retryable: true });

function isRepeated(failures: number, error: Error): boolean {
  if (typeof retry !== 'function') throw new Error('the query decides by error');
  return retry(failures, error);
}

function delayAfter(failures: number): number {
  if (typeof retryDelay !== 'function') throw new Error('the query decides by count');
  return retryDelay(failures, answer(503));
}

describe('renewing a session', () => {
  it.each([
    ['502', answer(502), true],
    ['503', answer(503), true],
    ['504', answer(504), true],
    ['no answer', networkError(), true],
    ['a refusal', answer(401), false],
    ['a mistake of the server', answer(500), false],
  ])('after %s is repeated: %s', (_what, error, repeated) => {
    expect(isRepeated(0, error)).toBe(repeated);
  });

  it('backs off from 200 ms, doubling, within 30 s', () => {
    const delays: number[] = [];
    while (isRepeated(delays.length, answer(503))) delays.push(delayAfter(delays.length));
    expect(delays.slice(0, 4)).toEqual([200, 400, 800, 1600]);
    const all = delays.reduce((sum, delay) => sum + delay, 0);
    expect(all).toBeLessThanOrEqual(30_000);
    expect(all + delayAfter(delays.length)).toBeGreaterThan(30_000);
  });
});

describe('a session', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const minute = 60_000;
  const endIn = (ms: number) => new Date(Date.now() + ms).toISOString();

  it('is renewed at the first tick of 30 s within three ticks of its end', () => {
    const renew = vi.fn<() => void>();
    renewInTime(endIn(10 * minute), renew);

    vi.advanceTimersByTime(8.5 * minute + 29_999);
    expect(renew).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('that is about to end is renewed at the next tick', () => {
    const renew = vi.fn<() => void>();
    renewInTime(endIn(minute), renew);

    vi.advanceTimersByTime(29_999);
    expect(renew).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('is left alone once nobody looks anymore', () => {
    const renew = vi.fn<() => void>();
    renewInTime(endIn(minute), renew)();

    vi.advanceTimersByTime(5 * minute);
    expect(renew).not.toHaveBeenCalled();
  });
});
