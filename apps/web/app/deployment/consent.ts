import { localStore } from '../browser-storage/index.ts';

/** What the reader said about being counted. */
export type Consent = 'yes' | 'no';

const storeName = 'dss-analytics-consent';

/** The reader's word, kept in this browser; null: not asked yet. */
export function readConsent(): Consent | null {
  const kept = localStore.read(storeName);
  return kept === 'yes' || kept === 'no' ? kept : null;
}

/**
 * Keeps the reader's word; null takes it back. A browser that keeps nothing asks again when the page is loaded anew.
 */
export function giveConsent(consent: Consent | null): void {
  if (consent === null) localStore.remove(storeName);
  else localStore.write(storeName, consent);
}

/** Calls back when the word changes, here or in another tab. */
export function subscribeToConsent(listener: () => void): () => void {
  return localStore.subscribe(storeName, listener);
}
