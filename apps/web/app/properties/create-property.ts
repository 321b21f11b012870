import { propertySchema, type CreateProperty } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../api/client.ts';
import { propertyQuery } from './property.ts';

/** POST /api/properties */
export function createProperty(body: CreateProperty) {
  return callApi('/api/properties', propertySchema, { method: 'POST', body });
}

export function useCreateProperty() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createProperty,
    onSuccess: (property) =>
      queryClient.setQueryData(propertyQuery(property.id).queryKey, property),
  });
}
