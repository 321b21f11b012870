import type { BrowserStore } from '../browser-storage/index.ts';

const storeName = 'dss-device';

/**
 * The name that this browser's events are noted under: a random number, made when the first one is noted and kept here
 * alone. It is derived from nothing about the device, is sent nowhere, and is gone when the browser's data is deleted.
 */
export function deviceFingerprint(store: BrowserStore, makeId: () => string): string {
  const known = store.read(storeName);
  if (known !== null && known !== '') return known;
  const made = makeId();
  store.write(storeName, made);
  return made;
}
