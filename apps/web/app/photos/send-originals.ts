const storageKey = 'dss-send-originals';
const listeners = new Set<() => void>();
let chosenHere: boolean | null = null;

/** Whether this browser sends photos as they were chosen, instead of making them smaller first. */
export function sendsOriginals(): boolean {
  if (chosenHere === null) {
    try {
      chosenHere = localStorage.getItem(storageKey) === 'yes';
    } catch {
      // Forbidden.
      chosenHere = false;
    }
  }
  return chosenHere;
}

/** Remembered in this browser; off again leaves nothing behind. */
export function setSendsOriginals(wanted: boolean): void {
  chosenHere = wanted;
  try {
    if (wanted) localStorage.setItem(storageKey, 'yes');
    else localStorage.removeItem(storageKey);
  } catch {
    // Full or forbidden: then it holds until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

export function subscribeToSendsOriginals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
