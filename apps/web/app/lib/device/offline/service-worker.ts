/**
 * Opens a home's pages without a connection. The page registers this file under its build's name, then says what to keep in the cache
 * of that build (`keep-pages.ts`). Built by `bundling/service-worker.ts`, on its own: it imports nothing.
 */

/** The part of a service worker's global scope that is used here; the DOM's types don't know it. */
interface ServiceWorkerScope {
  readonly clients: { claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ) => void;
}

interface ServiceWorkerEvents {
  install: { waitUntil: (work: Promise<unknown>) => void };
  activate: { waitUntil: (work: Promise<unknown>) => void };
  message: { readonly data: PageToKeep; waitUntil: (work: Promise<unknown>) => void };
  fetch: { readonly request: Request; respondWith: (response: Promise<Response>) => void };
}

/** What a page asks to keep, in `keep-pages.ts`. */
interface PageToKeep {
  /** Where the page is. */
  readonly page: string;
  /** The address under which it is kept, for all homes. */
  readonly as: string;
  /** The hashed files that it has loaded. */
  readonly assets: readonly string[];
}

declare const self: ServiceWorkerScope;

const prefix = 'dss-pages';
const cacheName = `${prefix}-${new URL(location.href).searchParams.get('build')}`;
/** No server behind the proxy. */
const awayStatuses = [502, 503, 504];
/** Far from any antenna, a request may neither succeed nor fail. */
const patienceMs = 5000;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(keepPage(event.data)));
self.addEventListener('fetch', (event) => {
  const response = answerTo(event.request);
  if (response !== null) event.respondWith(response);
});

/** Tabs that were opened before an upgrade still load from the cache of the version before. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const earlier = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  // Listed as they were made, the oldest first.
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Without room, or without a connection, the page goes on as without this worker, and asks again when it is opened next. */
async function keepPage({ page, as, assets }: PageToKeep): Promise<void> {
  const cache = await caches.open(cacheName);
  if ((await kept(as)) === undefined) {
    const response = await fetch(page, { headers: { accept: 'text/html' } });
    if (response.ok) await cache.put(as, response);
  }
  // From the browser's own cache, where the page has just put them.
  for (const asset of assets) if ((await kept(asset)) === undefined) await cache.add(asset);
}

/** Null for what only the network may answer: data, photos, all other pages. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return null;
  if (request.mode === 'navigate') {
    const page = /^((?:\/es)?\/property)\/[^/]+(?:\/(?:details|walk|plan))?\/?$/.exec(
      pathname,
    )?.[1];
    return page === undefined ? null : openPage(request, page);
  }
  return pathname.startsWith('/assets/') ? findAsset(request) : null;
}

/** The server's page; the kept one only while no server can be reached, or takes too long. */
async function openPage(request: Request, page: string): Promise<Response> {
  const asked = fetch(request).catch(() => Response.error());
  const keptPage = await kept(page);
  if (keptPage === undefined) return asked;
  const response = await Promise.race([asked, tooLong()]);
  const isAway = response.type === 'error' || awayStatuses.includes(response.status);
  return isAway ? keptPage : response;
}

function tooLong(): Promise<Response> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(Response.error()), patienceMs);
  });
}

/** An asset's name changes with its content, so a kept one is never out of date. */
async function findAsset(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known !== undefined) return known;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    const cache = await caches.open(cacheName);
    // Without room, the page goes on as without this worker.
    await cache.put(request, copy).catch(() => undefined);
  }
  return response;
}

function kept(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { cacheName, ignoreVary: true });
}
