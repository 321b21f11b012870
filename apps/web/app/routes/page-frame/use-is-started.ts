import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False while a page is built and until its scripts have taken it over: what a prerendered form took before would be lost. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
