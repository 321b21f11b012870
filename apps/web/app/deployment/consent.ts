import { localStore } from '../browser-storage/index.ts';

/** The visitor's answer to whether visits may be counted. */
export type Consent = 'yes' | 'no';

const storeName = 'dss-analytics-consent';

/** The answer saved in this browser; null if it wasn't given yet. */
export function readConsent(): Consent | null {
  const kept = localStore.read(storeName);
  return kept === 'yes' || kept === 'no' ? kept : null;
}

/** Saves the answer; null removes it. A browser that can't save it asks again after a reload. */
export function giveConsent(consent: Consent | null): void {
  if (consent === null) localStore.remove(storeName);
  else localStore.write(storeName, consent);
}

/** Calls back when the answer changes, here or in another tab. */
export function subscribeToConsent(listener: () => void): () => void {
  return localStore.subscribe(storeName, listener);
}
