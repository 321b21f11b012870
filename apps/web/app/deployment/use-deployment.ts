import type { Deployment } from '@dss/domain';
import { useEffect, useSyncExternalStore } from 'react';

import { afterLoad } from '../ui/after-load.ts';
import { fetchDeployment } from './deployment.ts';

let known: Deployment | null = null;
let asked = false;
const listeners = new Set<() => void>();

function ask(): void {
  if (asked) return;
  asked = true;
  void fetchDeployment().then((deployment) => {
    known = deployment;
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known of the deployment: null until the page has loaded and the server has answered. */
export function useDeployment(): Deployment | null {
  useEffect(() => afterLoad(ask, 0), []);
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
}
