import { useMutation, useQueryClient } from '@tanstack/react-query';

import { commandApi } from '../api/client.ts';
import { activityLog } from '../limits/index.ts';
import { propertyQuery } from './property.ts';

/** DELETE /api/properties/{id} */
export async function deleteProperty(propertyId: string): Promise<void> {
  await commandApi(`/api/properties/${encodeURIComponent(propertyId)}`, { method: 'DELETE' });
  activityLog.note('property_operation', 'deleted');
}

export function useDeleteProperty() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteProperty,
    onSuccess: (_nothing, propertyId) =>
      queryClient.removeQueries({ queryKey: propertyQuery(propertyId).queryKey }),
  });
}
