import { photoSchema, type Photo } from '@dss/domain';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { callApi } from '../api/client.ts';
import { inChoosingOrder } from './choosing-order.ts';
import { renewalDelay } from './photo-url-renewal.ts';

const photosReplySchema = z.object({ photos: z.array(photoSchema) });

/**
 * GET /api/properties/{id}/photos. Asked again before the signed addresses expire, also when a page that slept
 * is looked at again, so that an open page keeps its photos.
 */
export function photosQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['property', propertyId, 'photos'],
    queryFn: async ({ signal }) => {
      const path = `/api/properties/${encodeURIComponent(propertyId)}/photos`;
      return (await callApi(path, photosReplySchema, { signal })).photos;
    },
    staleTime: (query) => {
      const { data, dataUpdatedAt } = query.state;
      return (data && renewalDelay(data, dataUpdatedAt)) ?? Infinity;
    },
    refetchInterval: (query) =>
      (query.state.data && renewalDelay(query.state.data, Date.now())) ?? false,
  });
}

export function usePhotos(propertyId: string) {
  return useQuery({ ...photosQuery(propertyId), select: inChoosingOrder });
}

/**
 * Changes the list that the pages show, after the server has acknowledged the change. One that isn't here yet is asked
 * for instead: it would else be taken for the whole.
 */
export function changePhotos(
  queryClient: QueryClient,
  propertyId: string,
  change: (photos: readonly Photo[]) => Photo[],
): void {
  const { queryKey } = photosQuery(propertyId);
  if (queryClient.getQueryData(queryKey) === undefined) {
    void queryClient.invalidateQueries({ queryKey });
    return;
  }
  queryClient.setQueryData(queryKey, (photos) => photos && change(photos));
}

/** Puts a stored photo into the list, at its end if it is new. */
export function withPhoto(photos: readonly Photo[], stored: Photo): Photo[] {
  return photos.some((photo) => photo.image_id === stored.image_id)
    ? photos.map((photo) => (photo.image_id === stored.image_id ? stored : photo))
    : [...photos, stored];
}
