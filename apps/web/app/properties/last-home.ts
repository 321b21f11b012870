import { useEffect, useSyncExternalStore } from 'react';

import { localStore } from '../browser-storage/index.ts';

/** The property that this browser opened last. */
export interface LastHome {
  readonly id: string;
  readonly address: string;
}

const storeName = 'dss-last-home';

/** What one line of a page can show of an address. */
const keptCharacters = 200;

/**
 * Keeps the way back to a property in this browser, so that public pages, which are the same for everybody and ask the
 * server nothing, can offer it.
 */
export function keepHome({ id, address }: LastHome): void {
  localStore.write(storeName, `${id} ${address.slice(0, keptCharacters)}`);
}

/** A property that is gone, or somebody else's. @param id null: there is none at all */
export function forgetHome(id: string | null): void {
  if (id === null || readHome(localStore.read(storeName))?.id === id) localStore.remove(storeName);
}

/** Keeps the way back to the property of a page. @param home undefined: not known yet; null: it isn't there */
export function useKeptHome(id: string, home: LastHome | null | undefined): void {
  const address = home?.address;
  const isMissing = home === null;
  useEffect(() => {
    if (address !== undefined) keepHome({ id, address });
    else if (isMissing) forgetHome(id);
  }, [id, address, isMissing]);
}

/** Null: this browser knows of none. So is the page that is sent, which changes nothing for strangers. */
export function useLastHome(): LastHome | null {
  return readHome(useSyncExternalStore(subscribe, read, readNothing));
}

function readHome(kept: string | null): LastHome | null {
  const [, id, address] = /^([\da-f-]{36}) (.+)$/su.exec(kept ?? '') ?? [];
  return id === undefined || address === undefined ? null : { id, address };
}

const subscribe = (changed: () => void) => localStore.subscribe(storeName, changed);
const read = () => localStore.read(storeName);
const readNothing = () => null;
