import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether what is being saved waits for a connection. One that waits for another of its scope is paused too. */
export function useWaitsForConnection({ isPaused }: { readonly isPaused: boolean }): boolean {
  const online = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  );
  return isPaused && !online;
}
