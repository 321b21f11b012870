import { useMutation, useQueryClient } from '@tanstack/react-query';

import { commandApi } from '../api/client.ts';
import { propertyQuery } from './property.ts';

/** DELETE /api/properties/{id} */
export function deleteProperty(propertyId: string) {
  return commandApi(`/api/properties/${encodeURIComponent(propertyId)}`, { method: 'DELETE' });
}

export function useDeleteProperty() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteProperty,
    onSuccess: (_nothing, propertyId) =>
      queryClient.removeQueries({ queryKey: propertyQuery(propertyId).queryKey }),
  });
}
