import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Runs the real service worker; the test plays the browser around it and the network. */

const origin = 'https://example.org';
const listeners = new Map<string, (event: object) => void>();
const stored = new Map<string, Map<string, Response>>();
const network = vi.fn<(request: Request | string) => Promise<Response>>();

const addressOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname;

const caches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => ({
    put: async (request: Request | string, response: Response) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache.set(addressOf(request), response));
    },
    add: async (address: string) => {
      const response = await network(new Request(new URL(address, origin)));
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache.set(address, response));
    },
  }),
  match: async (request: Request | string, { cacheName }: { cacheName?: string }) =>
    [...stored]
      .filter(([name]) => cacheName === undefined || name === cacheName)
      .flatMap(([, cache]) => cache.get(addressOf(request)) ?? [])
      .at(0)
      ?.clone(),
};

beforeEach(async () => {
  vi.resetModules();
  listeners.clear();
  stored.clear();
  network.mockReset();
  vi.stubGlobal('self', {
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
  });
  vi.stubGlobal('location', new URL('/service-worker.js?build=new', origin));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', network);
  await import('./service-worker.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The worker's answer; null where it leaves the request to the browser. */
async function answerTo(path: string, { navigates = false, method = 'GET' } = {}) {
  const request = new Request(new URL(path, origin), { method });
  // A page can't make such a request, only its address bar.
  if (navigates) Object.defineProperty(request, 'mode', { value: 'navigate' });
  let answer: Promise<Response> | null = null;
  listeners.get('fetch')?.({
    request,
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
  });
  const response = await (answer as Promise<Response> | null);
  return response === null ? null : response.type === 'error' ? 'no page' : response.text();
}

const keep = async (path: string, text: string, name = 'dss-pages-new') =>
  (await caches.open(name)).put(path, new Response(text));

const home = '/property/0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002';
const opened = { navigates: true };
const offline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

/** What a page has the worker keep. */
async function hasKept(base: '' | '/es', assets: readonly string[]): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('message')?.({
    data: { base, assets },
    waitUntil: (until: Promise<unknown>) => (work = until),
  });
  await work;
}

test('pages that were never opened open without a connection, once another one was', async () => {
  network.mockImplementation(
    async (asked: Request | string) => new Response(`the page at ${addressOf(asked)}`),
  );
  await hasKept('/es', []);
  offline();
  expect(await answerTo(`/es${home}/walk`, opened)).toBe('the page at /es/properties');
  expect(await answerTo('/es/properties', opened)).toBe('the page at /es/properties');
  expect(await answerTo('/es/new-property?property=1', opened)).toBe('the page at /es/properties');
  expect(await answerTo(`${home}/walk`, opened)).toBe('no page');
});

test('the files of a page that was opened before are there without a connection', async () => {
  network.mockImplementation(async () => new Response('file'));
  await hasKept('', ['/assets/page-1.js', '/assets/map-1.js']);
  offline();
  expect(await answerTo('/assets/map-1.js')).toBe('file');
});

test('what is kept is not fetched again', async () => {
  await keep('/property', 'kept');
  await keep('/assets/page-1.js', 'kept');
  await hasKept('', ['/assets/page-1.js']);
  expect(network).not.toHaveBeenCalled();
});

test('an error page is not kept', async () => {
  network.mockImplementation(async () => new Response('Broken', { status: 500 }));
  await hasKept('', []);
  offline();
  expect(await answerTo(home, opened)).toBe('no page');
});

test.each([home, `${home}/walk`, `${home}/plan`])(
  'the page %s comes from the server',
  async (path) => {
    await keep('/property', 'kept');
    network.mockResolvedValue(new Response('fresh'));
    expect(await answerTo(path, opened)).toBe('fresh');
  },
);

test.each([
  [home, 'in English'],
  [`${home}/walk`, 'in English'],
  [`${home}/walk/`, 'in English'],
  [`/es${home}/walk`, 'in Spanish'],
])('without a connection, %s opens %s', async (path, language) => {
  await keep('/property', 'in English');
  await keep('/es/property', 'in Spanish');
  offline();
  expect(await answerTo(path, opened)).toBe(language);
});

test('while the server is away behind its proxy, the kept page opens', async () => {
  await keep('/property', 'kept');
  network.mockResolvedValue(new Response('Bad gateway', { status: 502 }));
  expect(await answerTo(home, opened)).toBe('kept');
});

test('on a line that neither works nor fails, the kept page opens after five seconds', async () => {
  vi.useFakeTimers();
  await keep('/property', 'kept');
  network.mockReturnValue(new Promise(() => undefined));
  const shown = answerTo(home, opened);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await shown).toBe('kept');
});

test('an error of the server is shown as it is', async () => {
  await keep('/property', 'kept');
  network.mockResolvedValue(new Response('Broken', { status: 500 }));
  expect(await answerTo(home, opened)).toBe('Broken');
});

test('without a kept page the browser says that there is no connection', async () => {
  offline();
  expect(await answerTo(home, opened)).toBe('no page');
});

test.each<[string, { navigates?: boolean; method?: string }]>([
  ['/', opened],
  ['/about', opened],
  ['/properties/compare', opened],
  ['/claim/secret', opened],
  [`${home}/letter`, opened],
  [`/api/properties/0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c002`, {}],
  ['/photos/front.jpg', {}],
  ['https://elsewhere.example/assets/script.js', {}],
  ['/assets/script.js', { method: 'POST' }],
])('%s is left to the browser', async (path, how) => {
  expect(await answerTo(path, how)).toBeNull();
  expect(network).not.toHaveBeenCalled();
});

test('an asset is fetched once', async () => {
  network.mockResolvedValueOnce(new Response('script'));
  expect(await answerTo('/assets/script-1.js')).toBe('script');
  offline();
  expect(await answerTo('/assets/script-1.js')).toBe('script');
});

test('an asset that the server doesn’t have is not kept', async () => {
  network.mockResolvedValueOnce(new Response('Not found', { status: 404 }));
  await answerTo('/assets/script-1.js');
  expect(stored.size).toBe(0);
});

test('a new build removes only the caches of earlier ones, but that of the last, which open tabs still need', async () => {
  await keep('/property', 'older', 'dss-pages-older');
  await keep('/property', 'old', 'dss-pages-old');
  await keep('/assets/old-1.js', 'old script', 'dss-pages-old');
  await keep('/property', 'new');
  await keep('/tile', 'of another program', 'tiles');
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('activate')?.({ waitUntil: (until: Promise<unknown>) => (work = until) });
  await work;
  expect([...stored.keys()]).toEqual(['dss-pages-old', 'dss-pages-new', 'tiles']);
  offline();
  expect(await answerTo('/assets/old-1.js')).toBe('old script');
  expect(await answerTo(home, opened)).toBe('new');
});
