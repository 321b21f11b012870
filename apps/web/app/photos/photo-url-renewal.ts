/** Photos' addresses are asked for again this long before the first of them expires. */
export const renewalMarginMs = 5 * 60 * 1000;

/** Even a clock that is far off asks no more often than this. */
export const shortestRenewalMs = 30 * 1000;

/**
 * How long the photos' signed addresses may be used from now on, in milliseconds; null without a photo.
 * @param now milliseconds since 1970
 */
export function renewalDelay(
  photos: readonly { urls_expire_at: string }[],
  now: number,
): number | null {
  if (photos.length === 0) return null;
  const firstExpiry = Math.min(...photos.map((photo) => Date.parse(photo.urls_expire_at)));
  return Math.max(shortestRenewalMs, firstExpiry - renewalMarginMs - now);
}
