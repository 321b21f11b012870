import { beforeEach, expect, test } from 'vitest';

import { createBrowserStore } from '../../lib/device/storage/browser-store.ts';
import { storageOver } from '../../lib/device/storage/testing/storages.ts';
import { elapsedSinceStart, forgetStart, startOfAttempt } from './use-elapsed.ts';

let kept = new Map<string, string>();
const store = createBrowserStore(() => storageOver(kept));
beforeEach(() => {
  kept = new Map();
});

const start = (attempt: string, jobId: string | null, now: number) =>
  startOfAttempt(store, 'home', { attempt, jobId, now });

test('an attempt keeps its start time when its job becomes known', () => {
  expect(start('first', null, 1000)).toBe(1000);
  expect(start('first', 'job', 3000)).toBe(1000);
});

test('a reloaded page continues from where it was', () => {
  start('first', 'job', 1000);
  expect(elapsedSinceStart(store, 'home', 9000)).toBe(8000);
  expect(start('after reload', null, 9000)).toBe(1000);
  expect(start('after reload', 'job', 9500)).toBe(1000);
});

test('a different job after a reload starts from zero', () => {
  start('first', 'job', 1000);
  expect(start('after reload', 'another job', 9000)).toBe(9000);
});

test('a job that replaces another keeps the start time', () => {
  start('first', 'job', 1000);
  expect(start('first', 'another job', 5000)).toBe(1000);
});

test('a new attempt starts from zero', () => {
  start('first', 'job', 1000);
  forgetStart(store);
  expect(elapsedSinceStart(store, 'home', 9000)).toBe(0);
  expect(start('second', 'job', 9000)).toBe(9000);
});

test('each property has its own start time', () => {
  start('first', 'job', 1000);
  expect(startOfAttempt(store, 'cabin', { attempt: 'first', jobId: null, now: 4000 })).toBe(4000);
});
