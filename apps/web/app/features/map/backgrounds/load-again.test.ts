import { beforeEach, expect, test, vi } from 'vitest';

import { loadAgain, NotFetched } from './load-again.ts';

const wait = vi.fn(async (_ms: number) => undefined);
const waits = () => wait.mock.calls.map(([ms]) => ms);

beforeEach(() => wait.mockClear());

test('a script that can’t be fetched is retried three times after growing waits', async () => {
  const load = vi.fn(() => Promise.reject(new NotFetched('no network')));
  await expect(loadAgain(load, wait)).rejects.toThrow('no network');
  expect(load).toHaveBeenCalledTimes(4);
  expect(waits()).toEqual([500, 1000, 2000]);
});

test('a script that loads at the second try is used', async () => {
  const load = vi.fn(async () => {
    if (waits().length === 0) throw new NotFetched('no network');
    return 'maps';
  });
  expect(await loadAgain(load, wait)).toBe('maps');
  expect(waits()).toEqual([500]);
});

test('a script that loads but doesn’t work is not retried', async () => {
  const load = vi.fn(() => Promise.reject(new Error('took too long')));
  await expect(loadAgain(load, wait)).rejects.toThrow('took too long');
  expect(load).toHaveBeenCalledTimes(1);
});
