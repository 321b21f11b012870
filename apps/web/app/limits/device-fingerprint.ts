import type { BrowserStore } from '../browser-storage/index.ts';

const storeName = 'dss-device';

/**
 * The id under which this browser's events are recorded: a random number, created with the first event and saved only
 * in this browser. It isn't derived from the device, isn't sent anywhere, and disappears with the browser's site data.
 */
export function deviceFingerprint(store: BrowserStore, makeId: () => string): string {
  const known = store.read(storeName);
  if (known !== null && known !== '') return known;
  const made = makeId();
  store.write(storeName, made);
  return made;
}
