import { useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { RealtimeContext } from './realtime-context.ts';
import type { Follower } from './realtime-client.ts';

/**
 * Follows a property while the component is mounted.
 * @returns whether its events arrive; if not, the component has to poll
 */
export function usePropertyEvents(propertyId: string, follower: Follower): boolean {
  const client = useContext(RealtimeContext);
  const onEvent = useEffectEvent(follower.onEvent);
  const onGap = useEffectEvent(follower.onGap);
  useEffect(
    () =>
      client?.follow(propertyId, {
        onEvent: (event) => onEvent(event),
        onGap: () => onGap(),
      }),
    [client, propertyId],
  );
  return useSyncExternalStore(
    (changed) => client?.onLiveChange(changed) ?? (() => undefined),
    () => client?.isLive(propertyId) ?? false,
    () => false,
  );
}
