import { expect, test, vi } from 'vitest';

import { loadPart, PartUnavailable } from './load-part.ts';

test('offline, a part is waited for however often it fails', async () => {
  const wait = vi.fn(async () => undefined);
  const load = vi.fn(async () => {
    if (wait.mock.calls.length < 9) throw new Error('no connection');
    return 'part';
  });
  expect(await loadPart(load, { isOnline: () => false, wait })).toBe('part');
  expect(load).toHaveBeenCalledTimes(10);
});

test('online, a missing part fails after three attempts', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const wait = vi.fn(async () => undefined);
  const loading = loadPart(load, { isOnline: () => true, wait });
  await expect(loading).rejects.toThrow(
    new PartUnavailable('a part of the page could not be loaded', { cause: new Error('gone') }),
  );
  expect(load).toHaveBeenCalledTimes(3);
});
