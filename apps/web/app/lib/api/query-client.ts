import { QueryClient, onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { ApiError } from './api-error.ts';
import { noteFetches } from './refetch-older.ts';

const maxRetries = 2;

/** Retries only errors that a retry may fix. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && error instanceof ApiError && error.retryable;
}

export function createQueryClient(): QueryClient {
  // React Query hears of changes only, and would take a page that was opened without a connection for one that has it.
  if ('onLine' in navigator && !navigator.onLine) onlineManager.setOnline(false);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, staleTime: 30_000 } },
  });
  noteFetches(queryClient);
  return queryClient;
}

/**
 * Whether a mutation waits for a connection. React Query also reports it as paused while it waits for another in its
 * scope.
 */
export function useWaitsForConnection({ isPaused }: { readonly isPaused: boolean }): boolean {
  const online = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  );
  return isPaused && !online;
}
