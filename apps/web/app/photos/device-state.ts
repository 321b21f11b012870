import { useSyncExternalStore } from 'react';

import { nativeServer } from '../native/index.ts';

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes that there is a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
}

const fingers = '(pointer: coarse)';
/** The specification's mobile breakpoint (section 9). */
const narrowScreen = '(max-width: 767px)';

function isHandheld(): boolean {
  return (
    window.matchMedia(fingers).matches ||
    (navigator.maxTouchPoints > 0 && window.matchMedia(narrowScreen).matches)
  );
}

function subscribeToScreen(listener: () => void): () => void {
  const queries = [fingers, narrowScreen].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** Whether the page is on a phone or tablet, whose camera can be pointed at a house. */
export function useHandheld(): boolean {
  return useSyncExternalStore(subscribeToScreen, isHandheld, () => false);
}

/** Whether photos are added by a dialog that asks where from: in an app, on a small screen (specification, section 2). */
export function useAsksForSource(): boolean {
  return useSyncExternalStore(
    subscribeToScreen,
    () => nativeServer !== null && window.matchMedia(narrowScreen).matches,
    () => false,
  );
}
