import { useContext, useEffect, useEffectEvent } from 'react';

import { RealtimeContext } from './realtime-context.ts';
import type { RealtimeClient } from './realtime-client.ts';

/** Calls back when the server is heard again after it was lost, on a page that follows the property. */
export function useReturnOfServer(propertyId: string, onReturn: () => void): void {
  const client = useContext(RealtimeContext);
  const tell = useEffectEvent(onReturn);
  useEffect(
    () => (client === null ? undefined : watchReturns(client, propertyId, () => tell())),
    [client, propertyId],
  );
}

/**
 * Tells each time that the server is heard again after it had been lost: a browser's own word on being online knows
 * nothing of a server that was away.
 * @returns what ends it
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
