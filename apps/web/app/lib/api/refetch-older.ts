import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** By query: when its data was asked for, and when its running fetch began; in milliseconds of the system's clock. */
const askedAt = new WeakMap<object, { readonly data?: number; readonly running?: number }>();

/** Remembers when each query of the client is fetched. Call it once, before the first fetch. */
export function noteFetches(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const known = askedAt.get(query);
    if (action.type === 'fetch') askedAt.set(query, { ...known, running: Date.now() });
    else if (action.type === 'success' && action.manual !== true && known?.running !== undefined) {
      askedAt.set(query, { data: known.running });
    }
  });
}

/**
 * Refetches a query, without those below its key, unless what it shows, or is about to show, was asked for within the last
 * `unchangedForMs` milliseconds.
 */
export function refetchOlder(
  queryClient: QueryClient,
  queryKey: QueryKey,
  unchangedForMs: number,
): void {
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  const asked = query === undefined ? undefined : askedAt.get(query);
  const at = query?.state.fetchStatus === 'idle' ? asked?.data : asked?.running;
  const age = at === undefined ? Infinity : Date.now() - at;
  // The clock may have been set back.
  if (age >= 0 && age < unchangedForMs) return;
  const refetch = () => queryClient.invalidateQueries({ queryKey, exact: true });
  // The first fetch of a query can't be started again before it has ended.
  const first = query?.state.data === undefined ? query?.promise : undefined;
  if (first === undefined) void refetch();
  else void first.then(refetch, refetch);
}
