import { tabStore } from '../../lib/device/storage/browser-store.ts';

const name = 'dss-skipped-photos';

/** Whether the owner went on without photos in this tab, so that it is said clearly what they are needed for. */
export function hasSkippedPhotos(propertyId: string): boolean {
  return tabStore.read(name) === propertyId;
}

export function noteSkippedPhotos(propertyId: string): void {
  tabStore.write(name, propertyId);
}
