import { toRelative, type EvidenceSources, type LatLng, type RelativePosition } from '@dss/domain';

import { knownOf } from '../placements/index.ts';
import { isInView } from '../marked-photos.ts';

/** Less accurate positions are useless on a map 75 m wide. */
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
 * Proposes places for photos that have none, from the positions that their cameras recorded: only within the view, and
 * never one that the owner dismissed. Nothing is saved.
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
