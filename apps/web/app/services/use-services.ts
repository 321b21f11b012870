import { readServices, type ServicesInUse } from '@dss/domain';
import { useSyncExternalStore } from 'react';

/** The server writes them into the page's first tag (apps/server/src/pages), so a build knows none. */
function servicesOfPage(): ServicesInUse | null {
  if (import.meta.env.SSR) return null;
  const written = document.documentElement.dataset['services'];
  return written === undefined ? null : readServices(written);
}

const neverChanges = () => () => undefined;

let read: ServicesInUse | null | undefined;

/** Once: a new object each time would count as a change. */
function knownServices(): ServicesInUse | null {
  read ??= servicesOfPage();
  return read;
}

/** The outside services that this deployment uses; null where no server has told. */
export function useServices(): ServicesInUse | null {
  return useSyncExternalStore(neverChanges, knownServices, knownServices);
}
