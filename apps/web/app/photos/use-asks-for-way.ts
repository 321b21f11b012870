import { useSyncExternalStore } from 'react';

import { nativeServer } from '../native/index.ts';
import { narrowScreen } from './use-handheld.ts';

/** Whether photos are added by a dialog that asks how: in an app, on a small screen (specification, section 2). */
export function useAsksForWay(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => nativeServer !== null && window.matchMedia(narrowScreen).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrowScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
