import type { Photo } from '@dss/domain';

import { tabStore } from '../browser-storage/index.ts';

const storeName = 'dss-choosing-order';

/** Remembers, as long as the tab is open, in which order photos were chosen. */
export function noteChosen(imageIds: readonly string[]): void {
  tabStore.write(storeName, [...readChosen(), ...imageIds].join(' '));
}

function readChosen(): string[] {
  return tabStore.read(storeName)?.split(' ') ?? [];
}

/** Photos as they were chosen in this tab, after those from elsewhere; those stay in the server's order. */
export function inChoosingOrder(photos: readonly Photo[]): Photo[] {
  return byChoice(photos, readChosen());
}

/**
 * Uploads that run beside each other arrive in any order; they are shown as they were chosen.
 * @param chosen ids in the order of choosing; photos that aren't among them come first, as they are
 */
export function byChoice<P extends Pick<Photo, 'image_id'>>(
  photos: readonly P[],
  chosen: readonly string[],
): P[] {
  const ranks = new Map(chosen.map((imageId, rank) => [imageId, rank]));
  const rank = ({ image_id: imageId }: P) => ranks.get(imageId) ?? -1;
  return photos.toSorted((one, other) => rank(one) - rank(other));
}
