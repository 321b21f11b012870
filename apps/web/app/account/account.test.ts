import { describe, expect, it } from 'vitest';

import { ApiError, networkError } from '../api/api-error.ts';
import { accountQuery } from './account.ts';

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

describe('renewing a session', { tags: ['spec:surrounding-174', 'spec:surrounding-193'] }, () => {
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
