import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { tabStore } from '../device/storage/browser-store.ts';

/**
 * The token of the link by which this page was opened. It is taken out of the address at once, and kept for the tab, so that it is still
 * there after signing in.
 * @param storeName under which it is kept
 * @returns null while the page is built, and empty without a token
 */
export function useTokenInAddress(storeName: string): string | null {
  const { hash } = useLocation();
  const stored = useSyncExternalStore(
    (listener) => tabStore.subscribe(storeName, listener),
    () => tabStore.read(storeName) ?? '',
    () => null,
  );
  const given = hash.slice(1);
  useEffect(() => {
    if (given === '') return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    tabStore.write(storeName, given);
  }, [given, storeName]);
  return stored !== null && given !== '' && given !== stored ? null : stored;
}
