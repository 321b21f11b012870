import { propertySchema, type PropertyLocation } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../../api/client.ts';
import { photosQuery } from '../../photos/index.ts';
import { propertyQuery } from '../../properties/index.ts';

/** PUT /api/properties/{id}/location. Moving the pin shifts placed photos in the view, so the photos are refetched. */
export function useSaveLocation(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PropertyLocation) =>
      callApi(`/api/properties/${encodeURIComponent(propertyId)}/location`, propertySchema, {
        method: 'PUT',
        body,
      }),
    onSuccess: async (property) => {
      queryClient.setQueryData(propertyQuery(propertyId).queryKey, property);
      await queryClient.invalidateQueries({ queryKey: photosQuery(propertyId).queryKey });
    },
  });
}
