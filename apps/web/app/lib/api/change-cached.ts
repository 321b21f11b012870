import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { refetchOlder } from './refetch-older.ts';

/**
 * Changes a cached list after the server has confirmed a change. If nothing is cached, fetches the list instead, because a list with
 * one entry would pass for the whole.
 */
export function changeCached<Entry>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (entries: readonly Entry[]) => Entry[],
): void {
  if (queryClient.getQueryData(queryKey) === undefined) {
    refetchOlder(queryClient, queryKey, 0);
    return;
  }
  // A list that is being read may be older than the change: it must not undo it.
  const isRead = queryClient.isFetching({ queryKey, exact: true }) > 0;
  queryClient.setQueryData<Entry[]>(queryKey, (entries) => entries && change(entries));
  if (isRead) void queryClient.refetchQueries({ queryKey, exact: true });
}
