import { z } from 'zod';

import { localStore, readJson } from '../../browser-storage/index.ts';

const idsSchema = z.array(z.string()).catch([]);
const nameOf = (propertyId: string) => `dss.dismissed-places.${propertyId}`;

/** Ids of the photos whose proposed places the owner dismissed, as saved in this browser. */
export function readDismissed(propertyId: string): ReadonlySet<string> {
  return new Set(readJson(localStore, nameOf(propertyId), (kept) => idsSchema.parse(kept)));
}

/** Called when the property is deleted. */
export function forgetDismissed(propertyId: string): void {
  localStore.remove(nameOf(propertyId));
}

/** Saves them. A browser that can't save anything offers the places again at the next visit. */
export function keepDismissed(propertyId: string, imageIds: ReadonlySet<string>): void {
  localStore.write(nameOf(propertyId), JSON.stringify([...imageIds]));
}
