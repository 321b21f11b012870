import { useCallback, useSyncExternalStore } from 'react';

import type { BrowserStore } from './browser-store.ts';

/**
 * The text that a store has under a name, as it changes here or in another tab. Null: none, and during prerendering,
 * which is the same for everybody.
 */
export function useStored(store: BrowserStore, name: string): string | null {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(name, listener),
    [store, name],
  );
  return useSyncExternalStore(subscribe, () => store.read(name), nothing);
}

const nothing = () => null;
