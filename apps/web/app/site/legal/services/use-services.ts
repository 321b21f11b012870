import { readServices, type ServicesInUse } from '@dss/domain';
import { useSyncExternalStore } from 'react';

import { nativeServer } from '../../../native/index.ts';
import { askServer } from './ask-server.ts';

let known: ServicesInUse | null = null;
let asked = false;

/** The server writes them into the first tag of the pages that it sends (apps/server/src/pages); a build knows none. */
function knownServices(): ServicesInUse | null {
  if (import.meta.env.SSR) return null;
  const written = document.documentElement.dataset['services'];
  if (known === null && written !== undefined) known = readServices(written);
  return known;
}

/** An app brings its pages along, so it asks. What can't be known stays described as what may be. */
function askOnce(listener: () => void): () => void {
  if (nativeServer !== null && known === null && !asked) {
    asked = true;
    askServer().then(
      (services) => {
        known = services;
        listener();
      },
      () => {
        asked = false;
      },
    );
  }
  return () => undefined;
}

/** The outside services that this deployment uses; null where no server has told. */
export function useServices(): ServicesInUse | null {
  return useSyncExternalStore(askOnce, knownServices, knownServices);
}
