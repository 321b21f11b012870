import { tabStore } from '../browser-storage/index.ts';

const storeName = 'dss-environment-dismissed';

/** Whether the banner was put away in this tab. */
export function isBannerDismissed(): boolean {
  return tabStore.read(storeName) !== null;
}

export function dismissBanner(): void {
  tabStore.write(storeName, '1');
}
