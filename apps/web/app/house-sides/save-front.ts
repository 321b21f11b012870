import { propertySchema, type Facing } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../api/client.ts';

/** PATCH /api/properties/{id}: which way the front faces. Photos and answers named by the house turn along there. */
export function useSaveFront(propertyId: string) {
  const queryClient = useQueryClient();
  // The property's own key; that of its folder would import photos, and so this.
  const queryKey = ['property', propertyId];
  return useMutation({
    mutationFn: (frontFaces: Facing) =>
      callApi(`/api/properties/${encodeURIComponent(propertyId)}`, propertySchema, {
        method: 'PATCH',
        body: { front_faces: frontFaces },
      }),
    // Its key begins those of its photos and answers.
    onSuccess: (property) => {
      queryClient.setQueryData(queryKey, property);
      return queryClient.invalidateQueries({
        queryKey,
        predicate: ({ queryKey: key }) => key[2] === 'photos' || key[2] === 'answers',
      });
    },
  });
}
