import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError } from '../api/api-error.ts';
import { commandApi } from '../api/client.ts';
import { offerUndo } from '../deletion/index.ts';
import { changePhotos, photosQuery } from './photos.ts';

/**
 * DELETE /api/properties/{id}/photos/{imageId}; one that is gone already counts as deleted.
 * @returns whether it was there
 */
export async function deletePhoto(propertyId: string, imageId: string): Promise<boolean> {
  const path = `/api/properties/${encodeURIComponent(propertyId)}/photos/${encodeURIComponent(imageId)}`;
  try {
    await commandApi(path, { method: 'DELETE' });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'photo_not_found')) throw error;
    return false;
  }
}

/** The server makes pictures of what has arrived before it stores it. */
const storingMs = [0, 4000, 15_000];

/**
 * Deletes a photo that may have reached the server although its upload was stopped. While that is being stored there is
 * nothing to delete yet, so it is looked for again. Never rejects.
 */
export async function deleteLate(
  propertyId: string,
  imageId: string,
  remove: typeof deletePhoto = deletePhoto,
): Promise<void> {
  for (const wait of storingMs) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (await remove(propertyId, imageId).catch(() => false)) return;
  }
}

/** Deletes a stored photo, and offers to undo that. The score follows: the server has scored the property without it. */
export function useDeletePhoto(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ imageId }: { imageId: string; name: string }) =>
      deletePhoto(propertyId, imageId),
    // Without a connection it fails at once: nothing is deleted behind anybody's back later.
    networkMode: 'always',
    onSuccess: (wasThere, { imageId, name }) => {
      changePhotos(queryClient, propertyId, (photos) =>
        photos.filter((photo) => photo.image_id !== imageId),
      );
      // The key of the photos begins with the property's, and so do those of all its parts.
      const [kind] = photosQuery(propertyId).queryKey;
      void queryClient.invalidateQueries({ queryKey: [kind, propertyId] });
      if (wasThere) offerUndo({ kind: 'photo', propertyId, imageId, name });
    },
  });
}
