import type { Photo } from '@dss/domain';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { useSaveAnyPlacement } from './placements/index.ts';
import { showToast } from '../ui/toast/toast-queue.ts';

const nowhere = { lat: null, lng: null, x_rel: null, y_rel: null };

/** Removes a photo from the map, with undo; its caption, side and other fields stay. */
export function useTakeOff(propertyId: string): (photo: Photo) => void {
  const t = useTranslations('map');
  const errorText = useErrorText();
  const save = useSaveAnyPlacement(propertyId);
  const tellFailure = (error: unknown) =>
    showToast({ tone: 'danger', title: t('reposition.failed'), description: errorText(error) });

  return ({ image_id: imageId, placement }) => {
    const { lat, lng } = placement ?? nowhere;
    const putBack = () => save.mutate({ imageId, fields: { lat, lng } }, { onError: tellFailure });
    const tellSuccess = () =>
      showToast({
        title: t('selection.takenOff'),
        action: { label: t('reposition.undo'), run: putBack },
      });
    save.mutate({ imageId, fields: nowhere }, { onSuccess: tellSuccess, onError: tellFailure });
  };
}
