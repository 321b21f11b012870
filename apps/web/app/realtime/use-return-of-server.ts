import { useContext, useEffect, useEffectEvent } from 'react';

import { RealtimeContext } from './realtime-context.ts';
import { watchReturns } from './watch-returns.ts';

/** Calls back when the server is heard again after it was lost, on a page that follows the property. */
export function useReturnOfServer(propertyId: string, onReturn: () => void): void {
  const client = useContext(RealtimeContext);
  const tell = useEffectEvent(onReturn);
  useEffect(
    () => (client === null ? undefined : watchReturns(client, propertyId, () => tell())),
    [client, propertyId],
  );
}
