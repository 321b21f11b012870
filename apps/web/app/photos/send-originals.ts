import { localStore } from '../browser-storage/index.ts';

const storeName = 'dss-send-originals';

/** Whether this browser sends photos as they were chosen, instead of making them smaller first. */
export function sendsOriginals(): boolean {
  return localStore.read(storeName) === 'yes';
}

/** Remembered in this browser; off again leaves nothing behind. */
export function setSendsOriginals(wanted: boolean): void {
  if (wanted) localStore.write(storeName, 'yes');
  else localStore.remove(storeName);
}

export function subscribeToSendsOriginals(listener: () => void): () => void {
  return localStore.subscribe(storeName, listener);
}
