import { propertyListSchema } from '@dss/domain';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { callApi } from '../api/client.ts';
import { countUnsent } from '../photos/index.ts';

export const propertiesKey = ['properties'] as const;

/** GET /api/properties, page by page. */
const homesQuery = infiniteQueryOptions({
  queryKey: propertiesKey,
  queryFn: ({ pageParam, signal }) =>
    callApi(
      `/api/properties${pageParam === null ? '' : `?after=${pageParam}`}`,
      propertyListSchema,
      {
        signal,
      },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor: cursor }) => cursor,
  // Whoever comes here from a property may have changed it.
  staleTime: 0,
});

/** @param online without a connection nothing is asked; what is known already stays */
export function useHomes(online: boolean) {
  return useInfiniteQuery({ ...homesQuery, enabled: online });
}

const recountMs = 5000;

/** How many photos of each property wait in this browser, whether there is a connection or not. */
export function useUnsentCounts(): ReadonlyMap<string, number> {
  const { data } = useQuery({
    queryKey: ['unsent-photos'],
    queryFn: countUnsent,
    networkMode: 'always',
    staleTime: 0,
    // They are being sent meanwhile.
    refetchInterval: ({ state }) => (state.data?.size ? recountMs : false),
  });
  return data ?? none;
}

const none: ReadonlyMap<string, number> = new Map();
