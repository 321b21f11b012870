import { useState, type ReactNode } from 'react';

import { browserEnvironment } from './browser-environment.ts';
import { createRealtimeClient } from './realtime-client.ts';
import { RealtimeContext } from './realtime-context.ts';

/** Gives the screens below it one connection, which opens when the first of them follows a property. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => createRealtimeClient(browserEnvironment));
  return <RealtimeContext value={client}>{children}</RealtimeContext>;
}
