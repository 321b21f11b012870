import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

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
