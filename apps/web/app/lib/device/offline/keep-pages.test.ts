import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keepPages } from './keep-pages.ts';

const origin = 'https://example.org';
const postMessage = vi.fn<(message: { readonly assets: readonly string[] }) => void>();
let loaded: readonly string[] = [];
let arrives: (names: readonly string[]) => void = () => undefined;

const entriesOf = (names: readonly string[]) => names.map((name) => ({ name: origin + name }));

beforeEach(() => {
  loaded = ['/assets/page-1.js', '/api/properties'];
  postMessage.mockReset();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'abc', routes: {} } });
  vi.stubGlobal('location', new URL('/property/1', origin));
  const register = async () => ({ active: { postMessage } });
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('performance', { getEntriesByType: () => entriesOf(loaded) });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly disconnect = () => (arrives = () => undefined);
      readonly observe: () => void;
      constructor(tell: (list: { getEntries: () => object[] }) => void) {
        this.observe = () => {
          arrives = (names) => tell({ getEntries: () => entriesOf(names) });
        };
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const kept = () => postMessage.mock.calls.map(([{ assets }]) => assets);

const atFirst = ['/assets/page-1.js'];

it('keeps what the page has loaded, with the pages of its language', async () => {
  vi.stubGlobal('location', new URL('/es/new-property', origin));
  await keepPages(new AbortController().signal);
  expect(postMessage.mock.calls).toEqual([[{ base: '/es', assets: atFirst }]]);
});

it('keeps what was on its way when the worker took over, until the page is left', async () => {
  const leaving = new AbortController();
  await keepPages(leaving.signal);
  arrives(['/assets/walk-1.js', '/photos/1.jpg']);
  arrives(['/photos/2.jpg']);
  expect(kept()).toEqual([atFirst, ['/assets/walk-1.js']]);
  leaving.abort();
  arrives(['/assets/plan-2.js']);
  expect(kept()).toHaveLength(2);
});
