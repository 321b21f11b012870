import * as fakeIndexedDb from 'fake-indexeddb';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { emptyDatabase, browserDatabase } from './browser-database.ts';

interface Schema extends DBSchema {
  kept: { key: string; value: string };
}

beforeEach(() => {
  for (const [name, type] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, type);
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
});

afterEach(() => vi.unstubAllGlobals());

const name = 'dss-unsent-answers';

const createStores = (fresh: IDBPDatabase<Schema>) => void fresh.createObjectStore('kept');

test('one that was never made can still be made after it was emptied', async () => {
  await emptyDatabase(name);
  const open = browserDatabase<Schema>({ name, createStores, onOpen: async () => {} });
  await (await open()).put('kept', 'yes', 'roof');
  expect(await (await open()).getAll('kept')).toEqual(['yes']);
});

test('another tab that has it open sees it emptied', async () => {
  const elsewhere = await openDB<Schema>(name, 1, { upgrade: createStores });
  await elsewhere.put('kept', '12 Ridge Road', 'home');
  await emptyDatabase(name);
  expect(await elsewhere.getAll('kept')).toEqual([]);
});
