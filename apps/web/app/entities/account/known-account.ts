import { localStore } from '../../lib/device/storage/browser-store.ts';
import { useStored } from '../../lib/device/storage/use-stored.ts';

const storeName = 'dss-account';

/**
 * Saves who is signed in, by name, for every page and tab of this browser. Public pages show it without asking the server; the
 * application's screens ask, and correct it.
 * @param name null: nobody is signed in
 */
export function rememberAccount(name: string | null): void {
  if (name === localStore.read(storeName)) return;
  if (name === null) localStore.remove(storeName);
  else localStore.write(storeName, name);
  otherTabs().postMessage('changed');
}

/** Whether somebody is signed in as far as this browser knows. */
export function isAccountKnown(): boolean {
  return localStore.read(storeName) !== null;
}

/** The name of whoever is signed in as far as this browser knows; null: nobody, and during prerendering. */
export function useKnownAccount(): string | null {
  return useStored(localStore, storeName);
}

let channel: BroadcastChannel | undefined;
/** One channel, because a page doesn't hear itself on the channel that it posts to. */
const otherTabs = () => (channel ??= new BroadcastChannel(storeName));

/**
 * Calls back when somebody signs in or out in another tab.
 * @returns a function that stops listening
 */
export function followOtherTabs(changed: () => void): () => void {
  const tabs = otherTabs();
  tabs.addEventListener('message', changed);
  return () => tabs.removeEventListener('message', changed);
}
