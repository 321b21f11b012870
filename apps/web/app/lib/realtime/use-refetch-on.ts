import { useQueryClient, type QueryKey } from '@tanstack/react-query';

import { refetchOlder } from '../api/refetch-older.ts';
import type { Follower } from './realtime-client.ts';
import { usePropertyEvents } from './realtime-provider.tsx';

type EventKind = Parameters<Follower['onEvent']>[0]['kind'];

/**
 * Refetches a query when events of a property say that what it shows has changed, while the component is mounted.
 * @returns whether events arrive; if not, the component has to poll
 */
export function useRefetchOn(
  propertyId: string,
  queryKey: QueryKey,
  kinds: readonly EventKind[],
): boolean {
  const queryClient = useQueryClient();
  const refetch = () => refetchOlder(queryClient, queryKey, 0);
  return usePropertyEvents(propertyId, {
    onEvent: ({ kind }) => {
      if (kinds.includes(kind)) refetch();
    },
    onGap: refetch,
  });
}
