import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { commandApi } from '../../lib/api/client.ts';
import { useShowFailure } from '../../lib/api/use-show-failure.ts';
import { offerUndo } from '../../lib/api/undo-offers.ts';
import { changePhotos } from './photos.ts';
import { propertyKey } from '../property/property.ts';

/**
 * DELETE /api/properties/{id}/photos/{imageId}. A photo that is already gone counts as deleted.
 * @returns whether the photo existed
 */
export async function deletePhoto(propertyId: string, imageId: string): Promise<boolean> {
  const path = apiPaths.photo(propertyId, imageId);
  try {
    await commandApi(path, { method: 'DELETE' });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'photo_not_found')) throw error;
    return false;
  }
}

/**
 * Deletes a stored photo and offers to undo it; says so if it can't be deleted. Also refreshes the score, since the server re-scores
 * without the photo.
 */
export function useDeletePhoto(propertyId: string) {
  const queryClient = useQueryClient();
  const t = useTranslations('photos.deleteDialog');
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: ({ imageId }: { imageId: string; name: string }) =>
      deletePhoto(propertyId, imageId),
    // Fail right away when offline instead of queuing: a deletion must not happen later without the owner noticing.
    networkMode: 'always',
    onSuccess: (wasThere, { imageId, name }) => {
      changePhotos(queryClient, propertyId, (photos) =>
        photos.filter((photo) => photo.image_id !== imageId),
      );
      void queryClient.invalidateQueries({ queryKey: propertyKey(propertyId) });
      if (wasThere) offerUndo({ kind: 'photo', propertyId, imageId, name });
    },
    onError: (error) => showFailure(t('failed'), error),
  });
}
