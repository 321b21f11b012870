import { knownEvidence, type PhotoEvidence } from '@dss/domain';

/** The first consumer cameras that wrote EXIF. */
const firstYear = 1990;

/** Local time is at most 14 hours ahead, and clocks are a little off. */
const aheadMs = 26 * 60 * 60 * 1000;

/**
 * Whether a camera can have taken a photo then: cameras whose battery was empty start in 1970 or 1980.
 * @param takenAt ISO 8601, with or without an offset
 */
function isPlausibleTime(takenAt: string, now: Date): boolean {
  const time = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(takenAt) ? takenAt : `${takenAt}Z`);
  return time >= Date.UTC(firstYear) && time <= now.getTime() + aheadMs;
}

/**
 * Evidence without a time that can't be: a wrong clock is no reason to refuse a photo.
 * @returns null where nothing else is known
 */
export function withPlausibleTime(evidence: PhotoEvidence | null, now: Date): PhotoEvidence | null {
  if (evidence === null || evidence.taken_at === null) return evidence;
  if (isPlausibleTime(evidence.taken_at, now)) return evidence;
  return knownEvidence({ ...evidence, taken_at: null });
}
