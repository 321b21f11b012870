import type { StoredAnswer } from '@dss/domain';
import { QueryClient } from '@tanstack/react-query';
import * as fakeIndexedDb from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { errorFromReply, networkError } from '../../lib/api/api-error.ts';
import { openOfflineHomes } from '../../lib/device/offline/offline-homes.ts';
import { keepHome } from './offline-home.ts';
import { keyOfPart } from './key-of-part.ts';

const propertyId = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';
const answer: StoredAnswer = {
  question_id: 'roof_wood',
  side: null,
  side_said_as: 'house',
  answer: 'no',
  image_id: null,
  box: null,
  answered_at: '2026-11-22T12:00:00.000Z',
};

beforeEach(() => {
  for (const [name, type] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, type);
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
});

afterEach(() => vi.unstubAllGlobals());

/** One page load, with a real database and a real query cache. */
function openPage({ online = true, queryClient = new QueryClient() } = {}) {
  const homes = openOfflineHomes();
  const leave = keepHome(queryClient, propertyId, { homes, isOnline: () => online });
  const answers = keyOfPart.answers(propertyId);
  return {
    homes,
    leave,
    arrives: (data: unknown) => queryClient.setQueryData(answers, data),
    fetchAnswers: (queryFn: () => Promise<unknown>) =>
      queryClient.fetchQuery({ queryKey: answers, queryFn }).catch(() => undefined),
    answers: () => queryClient.getQueryData(answers),
    updatedAt: () => queryClient.getQueryState(answers)?.dataUpdatedAt,
    error: () => queryClient.getQueryState(answers)?.error ?? null,
    kept: () => homes.ofProperty(propertyId),
  };
}

async function keepAnswers(data: unknown = [answer]): Promise<number> {
  const page = openPage();
  page.arrives(data);
  await vi.waitFor(async () => expect(await page.kept()).toHaveLength(1));
  page.leave();
  return page.updatedAt() ?? 0;
}

test('what a page showed is there without a connection, as old as it is', async () => {
  const keptAt = await keepAnswers();
  const page = openPage({ online: false });
  await vi.waitFor(() => expect(page.answers()).toEqual([answer]));
  expect(page.updatedAt()).toBe(keptAt);
});

test('what the page before it had fetched is there, too, without being fetched again', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(keyOfPart.answers(propertyId), [answer]);
  const { kept, updatedAt } = openPage({ queryClient });
  await vi.waitFor(async () =>
    expect(await kept()).toMatchObject([{ data: [answer], keptAt: updatedAt() }]),
  );
});

test('a kept home is there, too, when the browser believes it is online', async () => {
  await keepAnswers();
  const page = openPage();
  await page.fetchAnswers(() => Promise.reject(networkError()));
  await vi.waitFor(() => expect(page.answers()).toEqual([answer]));
});

test('nothing old is shown when the server answers', async () => {
  await keepAnswers();
  const page = openPage();
  await page.fetchAnswers(() => Promise.reject(errorFromReply(500, null)));
  await page.kept();
  expect(page.answers()).toBeUndefined();
});

test('why the server refuses is told beside what was kept, also if it refuses before the database answers', async () => {
  await keepAnswers();
  const page = openPage({ online: false });
  const error = { code: 'invalid_address', message: 'No', retryable: false, request_id: 'r' };
  await page.fetchAnswers(() => Promise.reject(errorFromReply(400, { error })));
  expect(page.answers()).toBeUndefined();
  await vi.waitFor(() => {
    expect(page.answers()).toEqual([answer]);
    expect(page.error()).toMatchObject({ code: 'invalid_address' });
  });
});

test('a home that the server no longer knows is forgotten', async () => {
  await keepAnswers();
  const page = openPage();
  const error = { code: 'property_not_found', message: 'No', retryable: false, request_id: 'r' };
  await page.fetchAnswers(() => Promise.reject(errorFromReply(404, { error })));
  await vi.waitFor(async () => expect(await page.kept()).toEqual([]));
  expect(page.answers()).toBeUndefined();
});

test('what the page has already is newer', async () => {
  await keepAnswers();
  const page = openPage({ online: false });
  page.arrives([]);
  await vi.waitFor(async () => expect(await page.kept()).toMatchObject([{ data: [] }]));
  expect(page.answers()).toEqual([]);
});

test('what another version of the page kept in another shape doesn’t count', async () => {
  await keepAnswers([{ question: 'roof' }]);
  const page = openPage({ online: false });
  await page.kept();
  await new Promise((resolve) => setImmediate(resolve));
  expect(page.answers()).toBeUndefined();
});

test('forgetting a home leaves others', async () => {
  await keepAnswers();
  const { homes, kept } = openPage();
  await homes.keep({ propertyId: 'another', part: 'answers', data: [], keptAt: Date.now() });
  await homes.forget(propertyId);
  expect(await kept()).toEqual([]);
  expect(await homes.ofProperty('another')).toHaveLength(1);
});

test('after 30 days nothing is left', async () => {
  const day = 24 * 60 * 60 * 1000;
  const { homes } = openPage();
  const part = { propertyId, data: [], keptAt: Date.now() - 31 * day };
  await homes.keep({ ...part, part: 'answers' });
  await homes.keep({ ...part, part: 'photos', keptAt: Date.now() - 29 * day });
  expect(await openOfflineHomes().ofProperty(propertyId)).toMatchObject([{ part: 'photos' }]);
});
