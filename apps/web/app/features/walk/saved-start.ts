import { houseSides, type HouseSide } from '@dss/domain';

import { localStore } from '../../lib/device/storage/browser-store.ts';

const nameOf = (propertyId: string) => `dss-walk-start ${propertyId}`;

/** Where the walk was started on this device, before an answer about a side tells it on any. */
export function savedStart(propertyId: string): HouseSide | null {
  const kept = localStore.read(nameOf(propertyId));
  return houseSides.find((side) => side === kept) ?? null;
}

export function keepStart(propertyId: string, side: HouseSide): void {
  localStore.write(nameOf(propertyId), side);
}

/** For a property that is being deleted. @returns a function that restores it */
export function removeWalkStart(propertyId: string): () => void {
  const side = savedStart(propertyId);
  localStore.remove(nameOf(propertyId));
  return () => {
    if (side !== null) keepStart(propertyId, side);
  };
}
