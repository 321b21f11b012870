import type { Photo } from '@dss/domain';

const storageKey = 'dss-choosing-order';
const chosenHere: string[] = [];
let isRead = false;

/** Remembers, as long as the tab is open, in which order photos were chosen. */
export function noteChosen(imageIds: readonly string[]): void {
  const chosen = readChosen();
  chosen.push(...imageIds);
  try {
    sessionStorage.setItem(storageKey, chosen.join(' '));
  } catch {
    // Full or forbidden: then it is remembered until the page is loaded again.
  }
}

function readChosen(): string[] {
  if (isRead) return chosenHere;
  isRead = true;
  try {
    chosenHere.push(...(sessionStorage.getItem(storageKey)?.split(' ') ?? []));
  } catch {
    // Forbidden.
  }
  return chosenHere;
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
