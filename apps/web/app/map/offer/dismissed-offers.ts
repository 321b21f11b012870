import { z } from 'zod';

import { localStore, readJson } from '../../browser-storage/index.ts';

const idsSchema = z.array(z.string()).catch([]);
const nameOf = (propertyId: string) => `dss.dismissed-places.${propertyId}`;

/** The photos of a property whose proposed places its owner did not want, as this browser remembers. */
export function readDismissed(propertyId: string): ReadonlySet<string> {
  return new Set(readJson(localStore, nameOf(propertyId), (kept) => idsSchema.parse(kept)));
}

/** Forgets them with the property. */
export function forgetDismissed(propertyId: string): void {
  localStore.remove(nameOf(propertyId));
}

/** Remembers them. A browser that keeps nothing offers them again at the next visit. */
export function keepDismissed(propertyId: string, imageIds: ReadonlySet<string>): void {
  localStore.write(nameOf(propertyId), JSON.stringify([...imageIds]));
}
