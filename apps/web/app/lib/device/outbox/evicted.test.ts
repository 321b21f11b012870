import * as fakeIndexedDb from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { localStore } from '../storage/browser-store.ts';
import { storageOver } from '../storage/testing/storages.ts';
import { outboxRecords } from './outbox-records.ts';

interface Answer {
  readonly id: string;
  readonly propertyId: string;
}

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  for (const [name, type] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, type);
  vi.stubGlobal('localStorage', storageOver(kept));
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
  // What tests without a storage left in memory.
  for (const name of ['dss-waiting', 'dss-taken-away']) localStore.remove(name);
});

afterEach(() => vi.unstubAllGlobals());

/** As a page load has them. */
const openPage = () =>
  outboxRecords<Answer>({
    name: 'dss-unsent-answers',
    storeName: 'answers',
    keyPath: 'id',
    madeAt: () => Date.now(),
  });

const taken = (): unknown => JSON.parse(kept.get('dss-taken-away') ?? 'null');

/** As a browser does whose disk is full. */
const takeAway = () => vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());

test('what the browser took away before it was sent is noted', async () => {
  const before = openPage();
  await before.keep({ id: '1', propertyId: 'home' });
  await before.keep({ id: '2', propertyId: 'home' });
  takeAway();
  await openPage().ofProperty('home');
  expect(taken()).toEqual({ photos: 0, answers: 2 });
});

test('an empty database that is taken away is no loss', async () => {
  const before = openPage();
  await before.keep({ id: '1', propertyId: 'home' });
  await before.remove('1');
  takeAway();
  await openPage().ofProperty('home');
  expect(taken()).toBeNull();
});

test('a reload takes nothing away', async () => {
  await openPage().keep({ id: '1', propertyId: 'home' });
  expect(await openPage().ofProperty('home')).toHaveLength(1);
  expect(taken()).toBeNull();
});

test('a loss is told once', async () => {
  await openPage().keep({ id: '1', propertyId: 'home' });
  takeAway();
  await openPage().ofProperty('home');
  kept.delete('dss-taken-away');
  takeAway();
  await openPage().ofProperty('home');
  expect(taken()).toBeNull();
});
