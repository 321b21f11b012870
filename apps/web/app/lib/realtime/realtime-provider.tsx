import {
  createContext,
  useState,
  useContext,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react';

import { useIsToMake } from '../api/homes-to-make.ts';
import type { Elements } from '../../ui/elements.ts';
import { createRealtimeClient, type RealtimeClient, type Follower } from './realtime-client.ts';
import { browserEnvironment } from './browser-environment.ts';

/** Null outside the application's screens. */
const RealtimeContext = createContext<RealtimeClient | null>(null);

/** Gives the screens below it one connection, which opens when the first of them follows a property. */
export function RealtimeProvider({ children }: { children: Elements }) {
  const [client] = useState(() => createRealtimeClient(browserEnvironment));
  return <RealtimeContext value={client}>{children}</RealtimeContext>;
}

/**
 * Follows a property while the component is mounted.
 * @returns whether its events arrive; if not, the component has to poll
 */
export function usePropertyEvents(propertyId: string, follower: Follower): boolean {
  const client = useContext(RealtimeContext);
  const onEvent = useEffectEvent(follower.onEvent);
  const onGap = useEffectEvent(follower.onGap);
  // The server would refuse to tell of a home that it doesn't have yet.
  const isToMake = useIsToMake(propertyId);
  useEffect(
    () =>
      isToMake
        ? undefined
        : client?.follow(propertyId, {
            onEvent: (event) => onEvent(event),
            onGap: (unchangedForMs) => onGap(unchangedForMs),
          }),
    [client, propertyId, isToMake],
  );
  return useSyncExternalStore(
    (changed) => client?.onLiveChange(changed) ?? (() => undefined),
    () => client?.isLive(propertyId) ?? false,
    () => false,
  );
}

/** Calls back when the server can be reached, or can be again, on a page that follows the property. */
export function useServerRecovery(propertyId: string, onReturn: () => void): void {
  const client = useContext(RealtimeContext);
  const notify = useEffectEvent(onReturn);
  useEffect(
    () => (client === null ? undefined : watchServerRecovery(client, propertyId, () => notify())),
    [client, propertyId],
  );
}

/**
 * Calls back each time the server can be reached again. The browser's `online` event wouldn't do: it doesn't fire when
 * only the server was down, or when the phone is connected to something that leads nowhere. A page may have been opened
 * in such a moment, so its first connection counts, too.
 * @returns a function that stops watching
 */
export function watchServerRecovery(
  client: Pick<RealtimeClient, 'isLive' | 'onLiveChange'>,
  propertyId: string,
  onReturn: () => void,
): () => void {
  let isLive = client.isLive(propertyId);
  return client.onLiveChange(() => {
    const wasLive = isLive;
    isLive = client.isLive(propertyId);
    if (isLive && !wasLive) onReturn();
  });
}
