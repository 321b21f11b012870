const key = 'dss-environment-dismissed';
let dismissedHere = false;

/** Whether the banner was put away in this tab. */
export function isBannerDismissed(): boolean {
  try {
    return dismissedHere || sessionStorage.getItem(key) !== null;
  } catch {
    return dismissedHere;
  }
}

export function dismissBanner(): void {
  dismissedHere = true;
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without a place to keep it, the banner is back after a reload.
  }
}
