/**
 * Opens a home's pages, the list of homes and the form for a new one without a connection, and shows notifications. The page registers this file under its build's
 * name, then says what to keep in the cache of that build (`keep-pages.ts`). Built by `bundling/service-worker.ts`, on its own: it imports
 * nothing.
 */

/** The part of a service worker's global scope that is used here; the DOM's types don't know it. */
interface ServiceWorkerScope {
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Window[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  readonly registration: {
    showNotification: (title: string, options: object) => Promise<void>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ) => void;
}

/** An open page. */
interface Window {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

interface ServiceWorkerEvents {
  install: { waitUntil: (work: Promise<unknown>) => void };
  activate: { waitUntil: (work: Promise<unknown>) => void };
  message: { readonly data: PagesToKeep; waitUntil: (work: Promise<unknown>) => void };
  fetch: { readonly request: Request; respondWith: (response: Promise<Response>) => void };
  push: {
    readonly data: { json: () => unknown } | null;
    waitUntil: (work: Promise<unknown>) => void;
  };
  notificationclick: {
    readonly notification: { readonly data: unknown; close: () => void };
    waitUntil: (work: Promise<unknown>) => void;
  };
}

/** What the server sends to be shown, by `notification.ts` of its fire warnings. */
interface Notice {
  readonly title: string;
  readonly body: string;
  /** One that is shown again under the same tag takes the other's place without a sound. */
  readonly tag: string;
  /** The page that a tap opens. */
  readonly path: string;
  readonly lang: string;
}

/** What a page asks to keep, in `keep-pages.ts`. */
interface PagesToKeep {
  /** In which language: what its addresses begin with. */
  readonly base: '' | '/es';
  /** The hashed files that it has loaded. */
  readonly assets: readonly string[];
}

declare const self: ServiceWorkerScope;

const prefix = 'dss-pages';
const cacheName = `${prefix}-${new URL(location.href).searchParams.get('build')}`;
/** The hashed files of the pages that open without a connection, from the build (`filesOfPages` of `bundling/service-worker.ts`). */
const filesOfPages = 'FILES_OF_PAGES';
/** No server behind the proxy. */
const unavailableStatuses = [502, 503, 504];
/** Far from any antenna, a request may neither succeed nor fail. */
const patienceMs = 5000;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(keepPages(event.data)));
self.addEventListener('fetch', (event) => {
  const response = answerTo(event.request);
  if (response !== null) event.respondWith(response);
});
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openHome(event.notification.data));
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
async function keepPages({ base, assets }: PagesToKeep): Promise<void> {
  const cache = await caches.open(cacheName);
  const { starting, later } = filesOf(base);
  const keep = async (files: readonly string[]) => {
    for (const file of files) if ((await kept(file)) === undefined) await cache.add(file);
  };
  // The page's own first, from the browser's own cache, where it has just put them.
  await keep([...assets, ...starting]);
  // One page for all of them, in each language. Without its script, a page would be loaded over and over.
  const as = `${base}/property`;
  if ((await kept(as)) === undefined) {
    const response = await fetch(`${base}/properties`, { headers: { accept: 'text/html' } });
    if (response.ok) await cache.put(as, response);
  }
  await keep(later);
}

function filesOf(base: string): Readonly<Record<'starting' | 'later', readonly string[]>> {
  const lists = filesOfPages.split('\n').map((line) => line.split(' '));
  const [, ...files] = lists.find(([of]) => of === base) ?? [];
  const bar = files.indexOf('|');
  return { starting: files.slice(0, Math.max(0, bar)), later: files.slice(bar + 1) };
}

/** The pages that open without a connection. */
const openingPage =
  /^((?:\/es)?)\/(?:properties|visits|new-property|add-photos|continue-walk|analysis-progress\/[^/]+|property\/[^/]+(?:\/(?:details|label|plan|walk))?)\/?$/;
/** Where photos arrive that were shared to the installed application. */
const sharingPage = /^((?:\/es)?)\/add-photos$/;

/** Null for what only the network may answer: data, photos, all other pages. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return null;
  if (request.method === 'POST') {
    const base = sharingPage.exec(pathname)?.[1];
    return base === undefined || request.mode !== 'navigate' ? null : takeShared(request, base);
  }
  if (request.method !== 'GET') return null;
  if (request.mode === 'navigate') {
    const base = openingPage.exec(pathname)?.[1];
    return base === undefined ? null : openPage(request, `${base}/property`);
  }
  return pathname.startsWith('/assets/') ? findAsset(request) : null;
}

/**
 * Keeps shared photos until the page has taken them (`shared-photos.ts`), which asks its owner first: another site could send some here,
 * too.
 */
async function takeShared(request: Request, base: string): Promise<Response> {
  try {
    const cache = await caches.open('dss-shared-photos');
    const photos = (await request.formData()).getAll('photos');
    for (const [at, photo] of photos.entries()) {
      if (!(photo instanceof File)) continue;
      const headers = { 'content-type': photo.type, 'x-file-name': encodeURIComponent(photo.name) };
      await cache.put(`/shared-photos/${Date.now()}-${at}`, new Response(photo, { headers }));
    }
  } catch {
    // Without room the page says that none arrived.
  }
  return Response.redirect(`${base}/add-photos`, 303);
}

/** The server's page; the kept one only while no server can be reached, or takes too long. */
async function openPage(request: Request, page: string): Promise<Response> {
  const asked = fetch(request).catch(() => Response.error());
  const cachedPage = await kept(page);
  if (cachedPage === undefined) return asked;
  const response = await Promise.race([asked, tooLong()]);
  const isUnavailable = response.type === 'error' || unavailableStatuses.includes(response.status);
  return isUnavailable ? cachedPage : response;
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

/** Browsers require that each message shows something: one that isn't whole is none of ours. */
async function showNotice(message: unknown): Promise<void> {
  if (!isNotice(message)) return;
  const { title, body, tag, lang, path } = message;
  const options = { body, tag, lang, icon: '/icon-192.png', data: path };
  await self.registration.showNotification(title, options);
}

function isNotice(message: unknown): message is Notice {
  if (typeof message !== 'object' || message === null) return false;
  const texts = ['title', 'body', 'tag', 'path', 'lang'].map((name): unknown =>
    Reflect.get(message, name),
  );
  return texts.every((text) => typeof text === 'string');
}

/** Shows the home's page: where it is open already, there. */
async function openHome(path: unknown): Promise<void> {
  if (typeof path !== 'string' || !path.startsWith('/')) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}
