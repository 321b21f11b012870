import type { Deployment } from '@dss/domain';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

import { afterLoad } from '../ui/after-load.ts';
import { fetchDeployment } from './deployment.ts';

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
