import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError } from '../api/api-error.ts';
import { commandApi } from '../api/client.ts';
import { changePhotos } from './photos.ts';

/** DELETE /api/properties/{id}/photos/{imageId}; one that is gone already counts as deleted. */
export async function deletePhoto(propertyId: string, imageId: string): Promise<void> {
  const path = `/api/properties/${encodeURIComponent(propertyId)}/photos/${encodeURIComponent(imageId)}`;
  try {
    await commandApi(path, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'photo_not_found')) throw error;
  }
}

export function useDeletePhoto(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (imageId: string) => deletePhoto(propertyId, imageId),
    onSuccess: (_nothing, imageId) =>
      changePhotos(queryClient, propertyId, (photos) =>
        photos.filter((photo) => photo.image_id !== imageId),
      ),
  });
}
