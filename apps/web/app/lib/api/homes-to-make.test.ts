import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { storageOver } from '../device/storage/testing/storages.ts';
import { ApiError, networkError } from './api-error.ts';
import {
  homesToMake,
  homeToMake,
  keepHomeToMake,
  makeNamed,
  type HomeToMake,
} from './homes-to-make.ts';

const home: HomeToMake = {
  id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
  address: '12 Ridge Road',
  madeAt: 5,
};
const other = { ...home, id: '11111111-1111-4111-8111-111111111111' };
const path = `/api/properties/${home.id}/photos`;
const send = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storageOver(new Map()));
  vi.stubGlobal('navigator', {});
  send.mockReset().mockResolvedValue();
  keepHomeToMake(home);
  keepHomeToMake(other);
});

afterEach(() => vi.unstubAllGlobals());

test('a home is made before what names it, and only that one', async () => {
  await makeNamed(path, send);
  expect(send.mock.calls).toEqual([[{ id: home.id, address: '12 Ridge Road' }]]);
  expect(homesToMake()).toEqual([other]);
  await makeNamed(path, send);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what names no such home waits for nothing', async () => {
  await makeNamed('/api/properties', send);
  expect(send).not.toHaveBeenCalled();
});

test('all that is asked of a home at once makes it once', async () => {
  await Promise.all([makeNamed(path, send), makeNamed(`{"property_id":"${home.id}"}`, send)]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('without an answer it stays, and is made later', async () => {
  send.mockRejectedValueOnce(networkError());
  await expect(makeNamed(path, send)).rejects.toThrow(ApiError);
  expect(homeToMake(home.id)).toEqual(home);
  await makeNamed(path, send);
  expect(homeToMake(home.id)).toBeNull();
});

test('one that was made, and deleted elsewhere, isn’t made again', async () => {
  const gone = new ApiError('property_not_found', '', { status: 404, retryable: false });
  send.mockRejectedValueOnce(gone);
  await expect(makeNamed(path, send)).rejects.toBe(gone);
  expect(homeToMake(home.id)).toBeNull();
});

test('what an earlier version or somebody else left is no home', async () => {
  vi.stubGlobal('localStorage', storageOver(new Map([['dss-homes-to-make', '{"a":1}']])));
  expect(homesToMake()).toEqual([]);
});
