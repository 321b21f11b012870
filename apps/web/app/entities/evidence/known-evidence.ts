import type { EvidenceSources, LatLng, PhotoEvidence } from '@dss/domain';

/**
 * What is known about how a photo was taken. For each fact, the server's reading wins, then the browser's, then the
 * device's.
 */
export interface KnownEvidence {
  readonly takenAt: string | null;
  readonly place: LatLng | null;
  /** Accuracy of the place in meters; null if unknown. */
  readonly accuracyMeters: number | null;
  /** Degrees clockwise from north. */
  readonly heading: number | null;
}

export function knownOf({ server, browser, device }: EvidenceSources): KnownEvidence {
  const sources = [server, browser, device].filter((source) => source !== null);
  const placed = sources.find((source) => placeOf(source) !== null);
  return {
    takenAt: first(sources, ({ taken_at: takenAt }) => takenAt),
    place: placed === undefined ? null : placeOf(placed),
    accuracyMeters: placed?.accuracy_m ?? null,
    heading: first(sources, ({ heading }) => heading),
  };
}

function placeOf({ lat, lng }: PhotoEvidence): LatLng | null {
  return lat === null || lng === null ? null : { lat, lng };
}

function first<Value>(
  sources: readonly PhotoEvidence[],
  read: (source: PhotoEvidence) => Value | null,
): Value | null {
  for (const source of sources) {
    const value = read(source);
    if (value !== null) return value;
  }
  return null;
}
