import { z } from 'zod';

import { localeOf } from '../messages/locale.ts';
import { nativeServer } from '../native/index.ts';

/** The framework's list of all scripts; its version changes with any of them. */
const manifestSchema = z.object({ version: z.string() });

/**
 * Keeps what this page has loaded (the application's page and its hashed files, no data), so that `service-worker.ts` opens it again
 * without a connection. Nothing in development, in the native apps, which contain their pages, and in browsers that can't.
 */
export async function keepPages(): Promise<void> {
  // Undefined in insecure contexts, despite its type.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!import.meta.env.PROD || nativeServer !== null || workers === undefined) return;
  const manifest = manifestSchema.safeParse(Reflect.get(window, '__reactRouterManifest'));
  if (!manifest.success) return;
  const { version: build } = manifest.data;
  const cache = await caches.open(`dss-pages-${build}`);
  const isNew = async (address: string) => (await cache.match(address)) === undefined;

  // One page for all homes, in each language.
  const page = localeOf(location.pathname) === 'es' ? '/es/property' : '/property';
  if (await isNew(page)) {
    const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
    if (response.ok) await cache.put(page, response);
  }
  // From the browser's own cache, where they have just been put.
  for (const address of loadedAssets()) if (await isNew(address)) await cache.add(address);
  await workers.register(`/service-worker.js?build=${build}`);
}

/** The files of the application that this page has loaded so far. */
function loadedAssets(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
