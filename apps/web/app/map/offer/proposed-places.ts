import { toRelative, type EvidenceSources, type LatLng, type RelativePosition } from '@dss/domain';

import { knownOf } from '../placements/index.ts';
import { isInView } from '../marked-photos.ts';

/** A position less certain than this says nothing on a map of 75 m. */
const worstAccuracyMeters = 20;

export interface PhotoWithEvidence {
  readonly image_id: string;
  readonly evidence: EvidenceSources;
  readonly placement: { readonly lat: number | null } | null;
}

export interface ProposedPlace {
  readonly imageId: string;
  readonly place: LatLng;
  readonly at: RelativePosition;
}

/**
 * Where photos without a place were taken, as their cameras say: only within the view, and never one that the owner
 * did not want. They are offered, not stored.
 */
export function proposePlaces(
  photos: readonly PhotoWithEvidence[],
  pin: LatLng,
  dismissed: ReadonlySet<string>,
): ProposedPlace[] {
  return photos.flatMap(({ image_id: imageId, evidence, placement }) => {
    if (dismissed.has(imageId) || (placement !== null && placement.lat !== null)) return [];
    const { place, accuracyMeters } = knownOf(evidence);
    if (place === null || (accuracyMeters ?? 0) > worstAccuracyMeters) return [];
    const at = toRelative(pin, place);
    return isInView(at) ? [{ imageId, place, at }] : [];
  });
}
