import type { EvidenceSources } from './photo-evidence.ts';

/** Who says a fact about a photo. What the server read itself comes first. */
export const evidenceOrder = ['server', 'device', 'browser'] as const;

export type EvidenceSource = (typeof evidenceOrder)[number];

/** When a photo was taken, as its best source says: ISO 8601, in the camera's own time. Null if nobody says. */
export function takenAt(
  evidence: EvidenceSources,
): { readonly at: string; readonly source: EvidenceSource } | null {
  for (const source of evidenceOrder) {
    const at = evidence[source]?.taken_at ?? null;
    if (at !== null) return { at, source };
  }
  return null;
}

/** Whether a photo's own date is a later day. @param day '2026-11-21' */
export function isTakenAfter(taken: ReturnType<typeof takenAt>, day: string): boolean {
  return taken !== null && taken.at.slice(0, 10) > day;
}

/** Whether a photo's own date is an earlier day. @param day '2026-11-21' */
export function isTakenBefore(taken: ReturnType<typeof takenAt>, day: string): boolean {
  return taken !== null && taken.at.slice(0, 10) < day;
}
