import { useEffect, useRef, useState } from 'react';

import { countAnswers } from '../../entities/answers/unsent-answer.ts';
import {
  useUnsentAnswers,
  type UnsentControls,
} from '../../entities/answers/use-unsent-answers.ts';
import {
  errorOf,
  isNetworkFailure,
  isRefused,
  isUnsent,
  type Upload,
} from '../../entities/photo/upload.ts';
import { useUploads, type Uploads } from '../../entities/photo/use-uploads.ts';
import type { ToastMessage } from '../../ui/toast/toast-queue.ts';
import type { Delivery } from './delivery-state.tsx';

export interface WalkDelivery {
  readonly unsent: UnsentControls;
  readonly uploads: Uploads;
  readonly delivery: Delivery;
}

/**
 * How answers and photos reach the server, and what the walk says and offers when one is delayed or refused.
 * @param isLent whether this is a phone that a computer let in, and may let in again
 */
export function useDelivery(propertyId: string, isLent: boolean): WalkDelivery {
  const [photoMessage, setPhotoMessage] = useState<ToastMessage | null>(null);
  const uploads = useUploads(propertyId, 'property', setPhotoMessage);
  const unsent = useUnsentAnswers(propertyId);
  useSendAgain(isLent, uploads.items, { retry: uploads.retry, unsent });
  const { waiting, heldUp, error, refused, unstored, resume } = unsent;
  const unsentPhotos = uploads.items.filter(isUnsent);
  const failed = unsentPhotos.filter(({ state }) => state.kind === 'failed');
  const refusedPhotos = uploads.items.filter(isRefused);
  /** Null if it would do nothing. */
  const each = (photos: readonly Upload[], act: (imageId: string) => void) =>
    photos.length === 0
      ? null
      : () => {
          setPhotoMessage(null);
          for (const { imageId } of photos) act(imageId);
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
      answers: countAnswers(waiting),
      photos: unsentPhotos.length,
      heldUp: heldUp || unsentPhotos.some((upload) => isNetworkFailure(errorOf(upload))),
      error: refused.size === 0 ? error : null,
      unstored,
      resume,
      photoMessage,
      onDismiss: () => setPhotoMessage(null),
      onRetryPhotos: each(failed, uploads.retry),
      onDiscardPhotos: each(refusedPhotos, uploads.remove),
    },
  };
}

/** Sends what was refused while this phone wasn't connected, once after it is again. */
function useSendAgain(
  isLent: boolean,
  uploads: readonly Upload[],
  { retry, unsent }: Pick<Uploads, 'retry'> & { readonly unsent: UnsentControls },
): void {
  const tried = useRef(new Set<string>());
  const refused = uploads
    .filter(({ state, refusal }) => 'error' in state && refusal?.code === 'property_not_found')
    .map(({ imageId }) => imageId)
    .join(' ');
  const { resume } = unsent;
  const [hadRefused] = useState(unsent.refused.size > 0);
  useEffect(() => {
    if (isLent && hadRefused) resume();
  }, [isLent, hadRefused, resume]);
  useEffect(() => {
    if (!isLent || refused === '') return;
    for (const imageId of refused.split(' ')) {
      if (tried.current.has(imageId)) continue;
      tried.current.add(imageId);
      retry(imageId);
    }
  }, [isLent, refused, retry]);
}
