import { propertyListSchema } from '@dss/domain';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { apiPaths } from '../../lib/api/api-paths.ts';
import { callApi } from '../../lib/api/client.ts';
import { countUnsent } from '../photo/index.ts';

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

const recountMs = 5000;

/** Number of unsent photos per property in this browser, online or not. */
export function useUnsentCounts(): ReadonlyMap<string, number> {
  const { data } = useQuery({
    queryKey: ['unsent-photos'],
    queryFn: countUnsent,
    networkMode: 'always',
    staleTime: 0,
    // Recount, since uploads may be running.
    refetchInterval: ({ state }) => (state.data?.size ? recountMs : false),
  });
  return data ?? none;
}

const none: ReadonlyMap<string, number> = new Map();
