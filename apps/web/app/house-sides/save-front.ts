import { propertySchema, type Facing } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { apiPaths } from '../api/api-paths.ts';
import { callApi } from '../api/client.ts';

/**
 * PATCH /api/properties/{id}: which way the front faces. The server then turns photos and answers named by the house.
 */
export function useSaveFront(propertyId: string) {
  const queryClient = useQueryClient();
  // The key of the property's own query, spelled out because importing it would be circular (it imports photos).
  const queryKey = ['property', propertyId];
  return useMutation({
    mutationFn: (frontFaces: Facing) =>
      callApi(apiPaths.property(propertyId), propertySchema, {
        method: 'PATCH',
        body: { front_faces: frontFaces },
      }),
    // The keys of photos and answers start with the property's.
    onSuccess: (property) => {
      queryClient.setQueryData(queryKey, property);
      return queryClient.invalidateQueries({
        queryKey,
        predicate: ({ queryKey: key }) => key[2] === 'photos' || key[2] === 'answers',
      });
    },
  });
}
