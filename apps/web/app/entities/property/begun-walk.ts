import { useEffect } from 'react';

import { localStore } from '../../lib/device/storage/browser-store.ts';

/** The home whose walk was open last in this browser and isn't finished, for the shortcut "Continue the walk". */
const storeName = 'dss-begun-walk';

/** @param isFinished undefined on a phone that only borrows the home */
export function useBegunWalk(propertyId: string, isFinished: boolean | undefined): void {
  useEffect(() => {
    if (isFinished === false) localStore.write(storeName, propertyId);
    else if (isFinished === true) forgetBegunWalk(propertyId);
  }, [propertyId, isFinished]);
}

export function begunWalk(): string | null {
  return localStore.read(storeName);
}

export function forgetBegunWalk(propertyId: string): void {
  if (begunWalk() === propertyId) localStore.remove(storeName);
}
