import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { homeToMake } from '../../lib/api/homes-to-make.ts';
import { storageOver } from '../../lib/device/storage/testing/storages.ts';
import { createProperty } from './create-property.ts';
import { deleteProperty } from './delete-property.ts';

const home = {
  id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002',
  address: '12 Ridge Road, Paradise, CA 95969',
  madeAt: 5,
};
const answer = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storageOver(new Map()));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL('https://example.org/new-property'));
  vi.stubGlobal('fetch', answer);
  answer.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (status: number, code: string) =>
  Response.json(
    { error: { code, message: 'Refused', retryable: false, request_id: '1' } },
    { status },
  );

test('a home is kept while no answer comes, and is the server’s once one has come', async () => {
  let arrive = (_late: Response): void => undefined;
  const late = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  answer.mockReturnValueOnce(late).mockResolvedValueOnce(Response.json({}));
  const made = createProperty(home);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await made).toMatchObject({ isMade: false, property: { id: home.id } });
  expect(homeToMake(home.id)).toEqual(home);
  arrive(Response.json({}));
  await vi.advanceTimersByTimeAsync(0);
  expect(homeToMake(home.id)).toBeNull();
});

test('a home that the server refuses at once isn’t kept', async () => {
  answer.mockResolvedValueOnce(Response.json({}));
  answer.mockResolvedValueOnce(refusal(400, 'invalid_address'));
  await expect(createProperty(home)).rejects.toMatchObject({ code: 'invalid_address' });
  expect(homeToMake(home.id)).toBeNull();
});

test('one that it refuses later can be deleted, unless it may still be accepted', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await createProperty(home);
  answer.mockResolvedValueOnce(refusal(401, 'session_missing'));
  await expect(deleteProperty(home.id)).rejects.toMatchObject({ code: 'session_missing' });
  expect(homeToMake(home.id)).toEqual(home);
  answer.mockResolvedValueOnce(Response.json({}));
  answer.mockResolvedValueOnce(refusal(400, 'invalid_address'));
  expect(await deleteProperty(home.id)).toBe(false);
  expect(homeToMake(home.id)).toBeNull();
});
