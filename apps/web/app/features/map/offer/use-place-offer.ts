import {
  toRelative,
  type LatLng,
  type Photo,
  type EvidenceSources,
  type RelativePosition,
} from '@dss/domain';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';

import { useShowFailure } from '../../../lib/api/use-show-failure.ts';
import { useRescoreAfterPlacing, useSaveAnyPlacement } from '../placements/use-save-placement.ts';
import { knownOf } from '../../../entities/evidence/known-evidence.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { localStore, readJson } from '../../../lib/device/storage/browser-store.ts';
import { isInView } from '../overlay/view-square.ts';

interface PlaceOfferState {
  readonly proposed: readonly ProposedPlace[];
  readonly accepting: boolean;
  readonly acceptAll: () => void;
  readonly dismissAll: () => void;
}

/** The places proposed for a property's photos, and what the owner decides about them. */
export function usePlaceOffer(
  propertyId: string,
  pin: LatLng,
  photos: readonly Photo[],
): PlaceOfferState {
  const t = useTranslations('map');
  const showFailure = useShowFailure();
  const [dismissed, setDismissed] = useState(() => readDismissed(propertyId));
  const [accepting, setAccepting] = useState(false);
  const { mutateAsync: save } = useSaveAnyPlacement(propertyId);
  const rescore = useRescoreAfterPlacing(propertyId);
  const proposed = useMemo(() => proposePlaces(photos, pin, dismissed), [photos, pin, dismissed]);

  async function acceptAll(): Promise<void> {
    if (accepting) return;
    setAccepting(true);
    let placed = 0;
    try {
      for (const { imageId, place, at } of proposed) {
        // One at a time, so that after a failure the rest is unchanged.
        await save({ imageId, fields: { ...place, x_rel: at.xRel, y_rel: at.yRel } });
        placed += 1;
      }
      showToast({ tone: 'positive', title: t('offer.accepted', { count: placed }) });
    } catch (error) {
      showFailure(t('placement.failed'), error);
    } finally {
      setAccepting(false);
    }
    if (placed > 0) await rescore();
  }

  function dismissAll(): void {
    const all = new Set([...dismissed, ...proposed.map(({ imageId }) => imageId)]);
    keepDismissed(propertyId, all);
    setDismissed(all);
  }

  return { proposed, accepting, acceptAll: () => void acceptAll(), dismissAll };
}

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

const idsSchema = z.array(z.string()).catch([]);
const nameOf = (propertyId: string) => `dss.dismissed-places.${propertyId}`;

/** Ids of the photos whose proposed places the owner dismissed, as saved in this browser. */
function readDismissed(propertyId: string): ReadonlySet<string> {
  return new Set(readJson(localStore, nameOf(propertyId), (kept) => idsSchema.parse(kept)));
}

/** Called when the property is deleted. */
export function forgetDismissed(propertyId: string): void {
  localStore.remove(nameOf(propertyId));
}

/** Saves them. A browser that can't save anything offers the places again at the next visit. */
function keepDismissed(propertyId: string, imageIds: ReadonlySet<string>): void {
  localStore.write(nameOf(propertyId), JSON.stringify([...imageIds]));
}
