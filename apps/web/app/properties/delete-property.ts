import { useMutation, useQueryClient } from '@tanstack/react-query';

import { commandApi } from '../api/client.ts';
import { activityLog } from '../limits/index.ts';
import { forgetHome } from './last-home.ts';
import { propertyQuery } from './property.ts';

/**
 * DELETE /api/properties/{id}, of one that has no photos: another device may have added some that this page hasn't
 * heard of.
 * @throws ApiError `property_has_photos`
 */
async function deleteEmptyProperty(propertyId: string): Promise<void> {
  const path = `/api/properties/${encodeURIComponent(propertyId)}?unless_photos=true`;
  await commandApi(path, { method: 'DELETE' });
  activityLog.note('property_operation', 'deleted');
}

export function useDeleteEmptyProperty() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteEmptyProperty,
    onSuccess: (_nothing, propertyId) => {
      forgetHome(propertyId);
      queryClient.removeQueries({ queryKey: propertyQuery(propertyId).queryKey });
    },
  });
}
