import { propertySchema, type CreateProperty, type Property } from '@dss/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../api/client.ts';
import { actionLimits, activityLog, assertWithinLimit } from '../limits/index.ts';
import { propertyQuery } from './property.ts';

/**
 * POST /api/properties
 * @throws ApiError
 */
export async function createProperty(body: CreateProperty): Promise<Property> {
  assertWithinLimit('createProperty');
  const property = await callApi('/api/properties', propertySchema, { method: 'POST', body });
  actionLimits.count('createProperty');
  activityLog.note('property_operation', 'created');
  return property;
}

export function useCreateProperty() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createProperty,
    onSuccess: (property) =>
      queryClient.setQueryData(propertyQuery(property.id).queryKey, property),
  });
}
