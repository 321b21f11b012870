import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createBrowserStore, readJson, type TextStorage } from './browser-store.ts';
import { blockedStorage, fullStorage, storageOver } from './testing/storages.ts';

let page: EventTarget;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

describe.each<[string, () => TextStorage]>([
  ['keeps everything', () => storageOver(kept)],
  ['is full', () => fullStorage(kept)],
  ['is blocked', blockedStorage],
])('a store in a browser that %s', (_state, storage) => {
  test('returns what was written last', () => {
    const store = createBrowserStore(storage);
    expect(store.read('word')).toBeNull();
    store.write('word', 'one');
    store.write('word', 'two');
    expect(store.read('word')).toBe('two');
  });

  test('returns nothing after a removal', () => {
    const store = createBrowserStore(storage);
    store.write('word', 'one');
    store.remove('word');
    expect(store.read('word')).toBeNull();
  });

  test('notifies listeners of a name until they unsubscribe', () => {
    const store = createBrowserStore(storage);
    const heard: (string | null)[] = [];
    const stop = store.subscribe('word', () => heard.push(store.read('word')));
    store.write('word', 'one');
    store.write('another', 'two');
    store.remove('word');
    stop();
    store.write('word', 'three');
    expect(heard).toEqual(['one', null]);
  });
});

test('a store keeps what it can in the browser for the next page', () => {
  createBrowserStore(() => storageOver(kept)).write('word', 'one');
  expect(createBrowserStore(() => storageOver(kept)).read('word')).toBe('one');
});

test('a value that a full browser refused to replace is no longer read from it', () => {
  kept.set('word', 'old');
  const store = createBrowserStore(() => fullStorage(kept));
  store.write('word', 'new');
  expect(store.read('word')).toBe('new');
});

test('a store notices changes from other tabs', () => {
  const store = createBrowserStore(() => storageOver(kept));
  const listener = vi.fn<() => void>();
  store.subscribe('word', listener);
  for (const key of ['word', 'another', null]) {
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ['nothing', null, null],
  ['no JSON', '{', null],
  ['JSON', '{"a":[1]}', { a: [1] }],
])('%s is parsed', (_what, text, parsed) => {
  const store = createBrowserStore(() => storageOver(kept));
  if (text !== null) store.write('word', text);
  expect(readJson(store, 'word', (value) => value)).toEqual(parsed);
});
