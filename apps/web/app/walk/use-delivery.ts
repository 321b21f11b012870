import { useState } from 'react';

import { useUnsentAnswers, type KeptAnswers } from '../corrections/index.ts';
import { isNetworkFailure, isUnsent, useUploads, type Uploads } from '../photos/index.ts';
import type { ToastMessage } from '../ui/toast/toast-queue.ts';
import type { Delivery } from './delivery-state.tsx';

export interface WalkDelivery {
  readonly unsent: KeptAnswers;
  readonly uploads: Uploads;
  readonly delivery: Delivery;
}

/** The way of answers and photos to the server, and what the walk says and offers where that is held up or refused. */
export function useDelivery(propertyId: string): WalkDelivery {
  const [photoMessage, setPhotoMessage] = useState<ToastMessage | null>(null);
  const uploads = useUploads(propertyId, 'property', setPhotoMessage);
  const unsent = useUnsentAnswers(propertyId);
  const { waiting, heldUp, error, refused, unkept, resume } = unsent;
  const unsentPhotos = uploads.items.filter(isUnsent);
  const idsOf = (photos: typeof uploads.items) =>
    photos.flatMap(({ state, imageId }) => (state === 'error' ? imageId : []));
  const failed = idsOf(unsentPhotos);
  const refusedPhotos = idsOf(uploads.items.filter((upload) => !isUnsent(upload)));
  /** Null if it would do nothing. */
  const each = (imageIds: readonly string[], act: (imageId: string) => void) =>
    imageIds.length === 0
      ? null
      : () => {
          setPhotoMessage(null);
          for (const imageId of imageIds) act(imageId);
        };
  return {
    unsent,
    uploads: {
      ...uploads,
      takeAt: (photos, placement) => {
        setPhotoMessage(null);
        return uploads.takeAt(photos, placement);
      },
    },
    delivery: {
      propertyId,
      answers: waiting.length,
      photos: unsentPhotos.length,
      heldUp: heldUp || unsentPhotos.some((upload) => isNetworkFailure(upload.error)),
      error: refused.size === 0 ? error : null,
      unkept,
      resume,
      photoMessage,
      onDismiss: () => setPhotoMessage(null),
      onRetryPhotos: each(failed, uploads.retry),
      onDiscardPhotos: each(refusedPhotos, uploads.remove),
    },
  };
}
