import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { errorFromReply, networkError } from '../../lib/api/api-error.ts';
import { localStore } from '../../lib/device/storage/browser-store.ts';
import { createDeletions } from './deletions.ts';

const storeName = 'dss-photos-to-delete';
const remove = vi.fn<(propertyId: string, imageId: string) => Promise<boolean>>();

beforeEach(() => {
  vi.useFakeTimers();
  remove.mockReset();
  localStore.remove(storeName);
});

afterEach(() => {
  vi.useRealTimers();
});

const isOver = () => localStore.read(storeName) === null;

test('a photo that is stored after its upload was stopped is still deleted once', async () => {
  remove.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  createDeletions(localStore, remove).add('a property', 'front');

  await vi.advanceTimersByTimeAsync(0);
  expect(remove).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(remove.mock.calls).toEqual([
    ['a property', 'front'],
    ['a property', 'front'],
  ]);
  expect(isOver()).toBe(true);
});

test('a photo that never arrived is looked for three times', async () => {
  remove.mockResolvedValue(false);
  createDeletions(localStore, remove).add('a property', 'front');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(remove).toHaveBeenCalledTimes(3);
  expect(isOver()).toBe(true);
});

test('without a connection the deletion waits for it, however long that takes', async () => {
  remove.mockRejectedValue(networkError());
  const deletions = createDeletions(localStore, remove);
  deletions.add('a property', 'front');
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(isOver()).toBe(false);

  remove.mockReset().mockResolvedValue(true);
  deletions.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(remove).toHaveBeenCalledOnce();
  expect(isOver()).toBe(true);
});

test('a deletion that the server has not heard of goes on after a reload', async () => {
  localStore.write(storeName, JSON.stringify([{ propertyId: 'a property', imageId: 'front' }]));
  remove.mockResolvedValue(true);
  createDeletions(localStore, remove);
  await vi.advanceTimersByTimeAsync(0);
  expect(remove).toHaveBeenCalledExactlyOnceWith('a property', 'front');
  expect(isOver()).toBe(true);
});

test('a deletion of a property that is gone is over', async () => {
  const error = {
    code: 'property_not_found',
    message: 'Property not found',
    retryable: false,
    request_id: 'r',
  };
  remove.mockRejectedValue(errorFromReply(404, { error }));
  createDeletions(localStore, remove).add('a property', 'front');
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
});
