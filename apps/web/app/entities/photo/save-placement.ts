import { placementSchema, type Photo, type Placement, type PlacementFields } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { changePhotos } from './photos.ts';

/** PUT /api/properties/{id}/photos/{imageId}/placement: omitted fields stay as they are, null clears one. */
export function savePlacement(
  propertyId: string,
  imageId: string,
  fields: PlacementFields,
): Promise<Placement> {
  const path = apiPaths.placement(propertyId, imageId);
  return callApi(path, placementSchema, { method: 'PUT', body: fields });
}

/** Saves one photo's placement. Two changes in a row are saved one after the other. */
export function useSavePlacement(propertyId: string, photo: Photo) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `placement-${photo.id}` },
    mutationFn: (fields: PlacementFields) => savePlacement(propertyId, photo.image_id, fields),
    onSuccess: (placement) =>
      changePhotos(queryClient, propertyId, (photos) =>
        photos.map((other) => (other.id === photo.id ? { ...other, placement } : other)),
      ),
  });
}
