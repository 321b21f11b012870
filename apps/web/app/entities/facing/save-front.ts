import { propertySchema, type Facing } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { answersQuery } from '../answers/answers.ts';
import { photosQuery } from '../photo/photos.ts';
import { propertyQuery } from '../property/property.ts';

/**
 * PATCH /api/properties/{id}: which way the front faces. The server then turns photos and answers named by the house.
 */
export function useSaveFront(propertyId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (frontFaces: Facing) =>
      callApi(apiPaths.property(propertyId), propertySchema, {
        method: 'PATCH',
        body: { front_faces: frontFaces },
      }),
    onSuccess: (property) => {
      queryClient.setQueryData(propertyQuery(propertyId).queryKey, property);
      return Promise.all(
        [photosQuery(propertyId), answersQuery(propertyId)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}
