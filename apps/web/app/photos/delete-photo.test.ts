import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deleteOnceStored } from './delete-photo.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a photo that is stored after its upload was stopped is still deleted once', async () => {
  const remove = vi.fn<() => Promise<boolean>>();
  remove.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const deleted = deleteOnceStored('a property', 'front', remove);

  await vi.advanceTimersByTimeAsync(0);
  expect(remove).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  await deleted;
  expect(remove.mock.calls).toEqual([
    ['a property', 'front'],
    ['a property', 'front'],
  ]);
});

test('a photo that never arrived is looked for three times, despite a failed request', async () => {
  const remove = vi.fn<() => Promise<boolean>>();
  remove.mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(false);
  const deleted = deleteOnceStored('a property', 'front', remove);

  await vi.advanceTimersByTimeAsync(60_000);
  await deleted;
  expect(remove).toHaveBeenCalledTimes(3);
});
