import type { PlacementFields } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { changePhotos, savePlacement } from '../../photos/index.ts';

export interface SavedPlacement {
  readonly imageId: string;
  readonly fields: PlacementFields;
}

/** Saves placements of a property's photos one at a time, so that the last change wins. */
export function useSaveAnyPlacement(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `placements-${propertyId}` },
    mutationFn: ({ imageId, fields }: SavedPlacement) => savePlacement(propertyId, imageId, fields),
    onSuccess: (placement, { imageId }) =>
      changePhotos(queryClient, propertyId, (photos) =>
        photos.map((photo) => (photo.image_id === imageId ? { ...photo, placement } : photo)),
      ),
  });
}
