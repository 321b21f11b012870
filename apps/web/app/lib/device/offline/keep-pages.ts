import { localeOf } from '../../messages/locale.ts';
import { registerWorker } from './register-worker.ts';

/**
 * Has `service-worker.ts` keep what this page has loaded, what it loads from now on until `signal`, and what the pages need that open
 * without a connection (the application's pages and their hashed files, no data). The worker fetches all that, beside the page. Nothing in
 * development, in the native apps, which contain their pages, and in browsers that can't.
 */
export async function keepPages(signal: AbortSignal): Promise<void> {
  const registration = await registerWorker();
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
