import { z } from 'zod';

import { nativeServer } from '../native/native-server.ts';

/** The framework's list of all scripts by page; its version changes with any of them. */
const manifestSchema = z.object({ version: z.string() });

/**
 * Registers the service worker of this build (`service-worker.ts`). Null in development, in the native apps, which contain their
 * pages, and in browsers that can't.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  // Undefined in insecure contexts, despite its type.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!import.meta.env.PROD || nativeServer !== null || workers === undefined) return null;
  const manifest = manifestSchema.safeParse(Reflect.get(window, '__reactRouterManifest'));
  if (!manifest.success) return null;
  const { version: build } = manifest.data;
  // Undefined where the browser lets no worker register.
  const registration: ServiceWorkerRegistration | undefined = await workers.register(
    `/service-worker.js?build=${build}`,
  );
  return registration ?? null;
}
