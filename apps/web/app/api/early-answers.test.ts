import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { earlyAnswers } from './api-paths.ts';
import { askedNow, takeEarlyAnswer } from './early-answers.ts';

const home = '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';
const [path = ''] = earlyAnswers.pathsFor(home);
const clock = { now: 800, timeOrigin: 1_700_000_000_000 };

beforeEach(() => {
  vi.useFakeTimers({ now: clock.timeOrigin + clock.now, toFake: ['Date'] });
  vi.stubGlobal('performance', { now: () => clock.now, timeOrigin: clock.timeOrigin });
});

afterEach(() => {
  clock.now = 800;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What the page of a home has asked for before its scripts arrived. */
function pageAsked(answer: Promise<Response>): void {
  answer.catch(() => undefined);
  vi.stubGlobal(earlyAnswers.name, new Map([[path, answer]]));
}

test('the answer to a request that the page has sent already is taken', async () => {
  const response = new Response('a home');
  pageAsked(Promise.resolve(response));
  expect(await takeEarlyAnswer(path)).toBe(response);
});

test('an answer is taken once', async () => {
  pageAsked(Promise.resolve(new Response('a home')));
  await takeEarlyAnswer(path);
  expect(await takeEarlyAnswer(path)).toBeNull();
});

test('a request that failed has to be sent again', async () => {
  pageAsked(Promise.reject(new TypeError('Failed to fetch')));
  expect(await takeEarlyAnswer(path)).toBeNull();
});

test('an answer that nobody took for ten seconds is out of date', async () => {
  pageAsked(Promise.resolve(new Response('a home')));
  clock.now = 10_000;
  expect(await takeEarlyAnswer(path)).toBeNull();
});

test('other pages have no such answers', async () => {
  expect(await takeEarlyAnswer(path)).toBeNull();
});

test('data that may have an early answer counts as requested when the page was opened', () => {
  pageAsked(Promise.resolve(new Response('a home')));
  expect(askedNow()).toBe(clock.timeOrigin);
});

test('any other data counts as requested now', () => {
  expect(askedNow()).toBe(clock.timeOrigin + clock.now);
});
