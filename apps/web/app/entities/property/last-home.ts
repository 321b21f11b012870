import { useEffect } from 'react';

import { localStore } from '../../lib/device/storage/browser-store.ts';
import { useStored } from '../../lib/device/storage/use-stored.ts';

/** The property last opened in this browser. */
export interface LastHome {
  readonly id: string;
  readonly address: string;
}

const storeName = 'dss-last-home';

/** More wouldn't fit on one line of a page. */
const maxAddressCharacters = 200;

/**
 * Saves a link to a property in this browser, for public pages, which are the same for everybody and don't ask the
 * server.
 */
export function saveHome({ id, address }: LastHome): void {
  localStore.write(storeName, `${id} ${address.slice(0, maxAddressCharacters)}`);
}

/** Call when a property is gone or belongs to somebody else. @param id null if the visitor has no property at all */
export function forgetHome(id: string | null): void {
  if (id === null || readHome(localStore.read(storeName))?.id === id) localStore.remove(storeName);
}

/**
 * Keeps the saved home in line with the page's property.
 * @param home undefined until known; null if it doesn't exist
 */
export function useSavedHome(id: string, home: LastHome | null | undefined): void {
  const address = home?.address;
  const isMissing = home === null;
  useEffect(() => {
    if (address !== undefined) saveHome({ id, address });
    else if (isMissing) forgetHome(id);
  }, [id, address, isMissing]);
}

/** Null if this browser has none, and during prerendering, so that the page doesn't change for new visitors. */
export function useLastHome(): LastHome | null {
  return readHome(useStored(localStore, storeName));
}

function readHome(kept: string | null): LastHome | null {
  const [, id, address] = /^([\da-f-]{36}) (.+)$/su.exec(kept ?? '') ?? [];
  return id === undefined || address === undefined ? null : { id, address };
}
