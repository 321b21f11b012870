import { useContext, useEffect, useEffectEvent } from 'react';

import { RealtimeContext } from './realtime-context.ts';
import type { RealtimeClient } from './realtime-client.ts';

/** Calls back when the server is back after it was unreachable, on a page that follows the property. */
export function useReturnOfServer(propertyId: string, onReturn: () => void): void {
  const client = useContext(RealtimeContext);
  const notify = useEffectEvent(onReturn);
  useEffect(
    () => (client === null ? undefined : watchReturns(client, propertyId, () => notify())),
    [client, propertyId],
  );
}

/**
 * Calls back each time the server can be reached again. The browser's `online` event wouldn't do: it doesn't fire when
 * only the server was down.
 * @returns a function that stops watching
 */
export function watchReturns(
  client: Pick<RealtimeClient, 'isLive' | 'onLiveChange'>,
  propertyId: string,
  onReturn: () => void,
): () => void {
  let isHeard = client.isLive(propertyId);
  let wasLost = false;
  return client.onLiveChange(() => {
    const isHeardNow = client.isLive(propertyId);
    if (isHeard && !isHeardNow) wasLost = true;
    isHeard = isHeardNow;
    if (!isHeard || !wasLost) return;
    wasLost = false;
    onReturn();
  });
}
