import type { LatLng, Photo } from '@dss/domain';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../api/use-error-text.ts';
import { useRescoreAfterPlacing, useSaveAnyPlacement } from '../placements/index.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { keepDismissed, readDismissed } from './dismissed-offers.ts';
import { proposePlaces, type ProposedPlace } from './proposed-places.ts';

export interface PlaceOfferState {
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
  const errorText = useErrorText();
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
      showToast({ tone: 'danger', title: t('placement.failed'), description: errorText(error) });
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
