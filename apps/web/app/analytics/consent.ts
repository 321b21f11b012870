/** What the reader said about being counted. */
export type Consent = 'yes' | 'no';

const key = 'dss-analytics-consent';
const listeners = new Set<() => void>();

/** The reader's word, kept in this browser; null: not asked yet, or the browser keeps nothing. */
export function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    return saidHere;
  }
}

/** Holds the word for this page where the browser keeps nothing. */
let saidHere: Consent | null = null;

export function giveConsent(consent: Consent | null): void {
  saidHere = consent;
  try {
    if (consent === null) localStorage.removeItem(key);
    else localStorage.setItem(key, consent);
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the word changes, here or in another tab. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
}
