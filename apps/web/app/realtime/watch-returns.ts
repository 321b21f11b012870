import type { RealtimeClient } from './realtime-client.ts';

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
