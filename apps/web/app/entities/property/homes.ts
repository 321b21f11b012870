import { propertyListSchema } from '@dss/domain';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';

export const propertiesKey = ['properties'] as const;

/** GET /api/properties, page by page. */
const homesQuery = infiniteQueryOptions({
  queryKey: propertiesKey,
  queryFn: ({ pageParam, signal }) =>
    callApi(apiPaths.properties(pageParam), propertyListSchema, {
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor: cursor }) => cursor,
  // The visitor may have just changed a property.
  staleTime: 0,
});

/** @param online while offline nothing is fetched, and cached pages stay */
export function useHomes(online: boolean) {
  return useInfiniteQuery({ ...homesQuery, enabled: online });
}
