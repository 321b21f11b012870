import { createContext } from 'react';

import type { RealtimeClient } from './realtime-client.ts';

/** Null outside the application's screens. */
export const RealtimeContext = createContext<RealtimeClient | null>(null);
