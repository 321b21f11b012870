import { useSyncExternalStore } from 'react';

import { nativeServer } from './native/native-server.ts';

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes it is online. */
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

/** Whether this is a phone or tablet, whose camera can be pointed at a house. */
export function useIsHandheld(): boolean {
  return useSyncExternalStore(subscribeToScreen, isHandheld, () => false);
}

/** Whether a dialog asks for the source of photos: in the native app, on a small screen (specification, section 2). */
export function useAsksForSource(): boolean {
  return useSyncExternalStore(
    subscribeToScreen,
    () => nativeServer !== null && window.matchMedia(narrowScreen).matches,
    () => false,
  );
}
