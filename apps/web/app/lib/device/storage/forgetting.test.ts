import * as fakeIndexedDb from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { databaseNames, browserDatabase } from './browser-database.ts';
import { forgetEverything } from './forgetting.ts';
import { localStore } from './browser-store.ts';

class MemoryStorage {
  [name: string]: unknown;
  getItem(name: string) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }
  setItem(name: string, text: string) {
    this[name] = text;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

beforeEach(() => {
  for (const [name, type] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, type);
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('whatever a browser keeps is gone, besides choices', async () => {
  localStorage.setItem('dss_language', 'es');
  localStorage.setItem('dss-last-home', '77 Leftover Lane');
  localStorage.setItem('anything', '77 Leftover Lane');
  sessionStorage.setItem('anything', '77 Leftover Lane');
  const [name] = databaseNames;
  const database = await openDB(name, 1, {
    upgrade: (fresh) => fresh.createObjectStore('photos', { keyPath: 'id' }),
  });
  await database.put('photos', { id: 1 });
  database.close();

  await forgetEverything();

  expect(Object.keys(localStorage)).toEqual(['dss_language', 'dss-forgotten']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  // One that isn't there must not be made, since it would have no stores.
  expect((await indexedDB.databases()).map((each) => each.name)).toEqual([name]);
  expect(await (await openDB(name)).count('photos')).toBe(0);
});

test('a page that was open then neither reads nor keeps anything anymore', async () => {
  localStore.write('dss-last-home', '77 Leftover Lane');
  const database = browserDatabase({
    name: 'dss-kept-homes',
    createStores: () => undefined,
    onOpen: () => Promise.resolve(),
  });
  await forgetEverything();

  localStore.write('dss-last-home', '77 Leftover Lane');
  expect(localStorage.getItem('dss-last-home')).toBeNull();
  await expect(database()).rejects.toThrow('has forgotten');
});
