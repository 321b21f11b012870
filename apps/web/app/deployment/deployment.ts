import type { Deployment } from '@dss/domain';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

import { nativeServer } from '../native/index.ts';
import { afterLoad } from '../ui/after-load.ts';

/** Apps count no visits, warn no operator, and draw the server's own aerial pictures (docs/native.md). */
const inApps: Deployment = {
  missing: [],
  variables: [],
  google_maps: false,
  analytics: null,
  services: {},
};

/**
 * Asks the server what this deployment misses and counts. Read by hand: public pages don't carry the contract's parser.
 * @returns null when it can't be known; nothing is shown or counted then
 */
export async function fetchDeployment(): Promise<Deployment | null> {
  if (nativeServer !== null) return inApps;
  try {
    const response = await fetch('/api/environment', { headers: { accept: 'application/json' } });
    const body: unknown = response.ok ? await response.json() : null;
    return isDeployment(body) ? body : null;
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
    'analytics' in body
  );
}

const deploymentStore = createStore<Deployment | null>(() => null);
let asked = false;

function ask(): void {
  if (asked) return;
  asked = true;
  void fetchDeployment().then((deployment) => deploymentStore.setState(deployment, true));
}

/** What is known of the deployment: null until the page has loaded and the server has answered. */
export function useDeployment(): Deployment | null {
  useEffect(() => afterLoad(ask, 0), []);
  return useStore(deploymentStore);
}
