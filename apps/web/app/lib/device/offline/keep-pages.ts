import { z } from 'zod';

import { localeOf } from '../../messages/locale.ts';
import { nativeServer } from '../native/native-server.ts';

/** The framework's list of all scripts by page; its version changes with any of them. */
const manifestSchema = z.object({ version: z.string() });

/**
 * Has `service-worker.ts` keep what this page has loaded, what it loads from now on until `signal`, and what the pages need that open
 * without a connection (the application's pages and their hashed files, no data). The worker fetches all that, beside the page. Nothing in
 * development, in the native apps, which contain their pages, and in browsers that can't.
 */
export async function keepPages(signal: AbortSignal): Promise<void> {
  // Undefined in insecure contexts, despite its type.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!import.meta.env.PROD || nativeServer !== null || workers === undefined) return;
  const manifest = manifestSchema.safeParse(Reflect.get(window, '__reactRouterManifest'));
  if (!manifest.success) return;
  const { version: build } = manifest.data;
  // Undefined where the browser lets no worker register.
  const registration: ServiceWorkerRegistration | undefined = await workers.register(
    `/service-worker.js?build=${build}`,
  );
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
  if (worker === undefined || worker === null || signal.aborted) return;
  const keep = (assets: readonly string[]) =>
    worker.postMessage({ base: localeOf(location.pathname) === 'es' ? '/es' : '', assets });
  // The worker doesn't see what was requested before it took over, which may arrive later.
  const arrivals = new PerformanceObserver((list) => {
    const assets = assetsAmong(list.getEntries());
    if (assets.length > 0) keep(assets);
  });
  arrivals.observe({ entryTypes: ['resource'] });
  signal.addEventListener('abort', () => arrivals.disconnect());
  keep(assetsAmong(performance.getEntriesByType('resource')));
}

/** The files of the application among what this page has loaded. */
function assetsAmong(loaded: readonly PerformanceEntry[]): readonly string[] {
  return loaded
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
