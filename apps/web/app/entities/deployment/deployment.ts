import type { Deployment } from '@dss/domain';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { nativeServer, serverAddress } from '../../lib/device/native/native-server.ts';
import { afterLoad } from '../../ui/after-load.ts';

/**
 * In the native apps, which don't count visits or warn operators, and use the server's own aerial pictures (apps/native/README.md). What
 * the server uses, such as a model, is the same there.
 */
const inApps: Omit<Deployment, 'services'> = {
  missing: [],
  variables: [],
  google_maps: false,
  lacks_local_model: false,
  analytics: null,
};

/**
 * Asks the server what this deployment lacks and whether it counts visits. Parsed by hand, because public pages don't
 * include the schema library.
 * @returns null if the server doesn't say; then nothing is shown or counted
 */
export async function fetchDeployment(): Promise<Deployment | null> {
  try {
    const response = await fetch(serverAddress(apiPaths.environment()), {
      credentials: nativeServer === null ? 'same-origin' : 'omit',
      headers: { accept: 'application/json' },
    });
    const body: unknown = response.ok ? await response.json() : null;
    if (!isDeployment(body)) return null;
    return nativeServer === null ? body : { ...body, ...inApps };
  } catch {
    return null;
  }
}

function isDeployment(body: unknown): body is Deployment {
  return (
    typeof body === 'object' &&
    body !== null &&
    'missing' in body &&
    Array.isArray(body.missing) &&
    'variables' in body &&
    Array.isArray(body.variables) &&
    'google_maps' in body &&
    'lacks_local_model' in body &&
    'analytics' in body &&
    'services' in body
  );
}

const deploymentStore = createStore<Deployment | null>(() => null);
let asked = false;

function ask(): void {
  if (asked) return;
  asked = true;
  void fetchDeployment().then((deployment) => deploymentStore.setState(deployment, true));
}

/** The deployment's settings; null until the page has loaded and the server has answered. */
export function useDeployment(): Deployment | null {
  useEffect(() => afterLoad(ask, 0), []);
  return useStore(deploymentStore);
}
