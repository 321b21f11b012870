import { z } from 'zod';

import { localeOf } from '../../messages/locale.ts';
import { nativeServer } from '../native/native-server.ts';

/** The framework's list of all scripts by page; its version changes with any of them. */
const manifestSchema = z.object({
  version: z.string(),
  routes: z.record(
    z.string(),
    z.object({
      path: z.string().optional(),
      module: z.string(),
      imports: z.array(z.string()).optional(),
    }),
  ),
});

/** A home's pages that open without a connection, as `service-worker.ts` has them. */
const openingPage = /^(?:es\/)?property\/[^/]+(?:\/(?:details|walk|plan))?$/;

/**
 * Has `service-worker.ts` keep what this page has loaded, what it loads from now on until `signal`, and what a home's other pages
 * start with (the application's page and its hashed files, no data), to open them without a connection. The worker fetches all that,
 * beside the page. Nothing in development, in the native apps, which contain their pages, and in browsers that can't.
 */
export async function keepPages(signal: AbortSignal): Promise<void> {
  // Undefined in insecure contexts, despite its type.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!import.meta.env.PROD || nativeServer !== null || workers === undefined) return;
  const manifest = manifestSchema.safeParse(Reflect.get(window, '__reactRouterManifest'));
  if (!manifest.success) return;
  const { version: build, routes } = manifest.data;
  // Undefined where the browser lets no worker register.
  const registration: ServiceWorkerRegistration | undefined = await workers.register(
    `/service-worker.js?build=${build}`,
  );
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
  if (worker === undefined || worker === null || signal.aborted) return;
  const keep = (assets: readonly string[]) =>
    worker.postMessage({
      // One page for all homes, in each language.
      as: localeOf(location.pathname) === 'es' ? '/es/property' : '/property',
      page: location.pathname,
      assets,
    });
  // The worker doesn't see what was requested before it took over, which may arrive later.
  const arrivals = new PerformanceObserver((list) => {
    const assets = assetsAmong(list.getEntries());
    if (assets.length > 0) keep(assets);
  });
  arrivals.observe({ entryTypes: ['resource'] });
  signal.addEventListener('abort', () => arrivals.disconnect());
  // A page without its script would be loaded over and over.
  const ofPages = Object.values(routes)
    .filter(({ path }) => path !== undefined && openingPage.test(path))
    .flatMap(({ module, imports = [] }) => [module, ...imports]);
  const ofThisPage = assetsAmong(performance.getEntriesByType('resource'));
  keep([...new Set([...ofThisPage, ...ofPages])]);
}

/** The files of the application among what this page has loaded. */
function assetsAmong(loaded: readonly PerformanceEntry[]): readonly string[] {
  return loaded
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
