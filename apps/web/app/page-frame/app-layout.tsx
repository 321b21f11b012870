import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';

import { createQueryClient } from '../api/query-client.ts';
import { UndoBar } from '../properties/index.ts';
import { MessageParts } from '../messages/message-parts.tsx';
import type { Words } from '../messages/words.ts';
import { RealtimeProvider } from '../realtime/index.ts';
import { preloadToaster } from '../ui/toast/toast-outlet.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageFrame } from './page-frame.tsx';

/** Wraps the application's screens with their messages, React Query and the realtime connection. */
export function AppLayout({ words }: { words: Words }) {
  const [queryClient] = useState(createQueryClient);
  const [timeZone] = useState(readersTimeZone);
  useEffect(preloadToaster, []);
  return (
    <QueryClientProvider client={queryClient}>
      <MessageParts words={words} timeZone={timeZone}>
        <RealtimeProvider>
          <PageFrame>
            <UndoBar />
            <OfflineBanner />
            <Outlet />
          </PageFrame>
        </RealtimeProvider>
      </MessageParts>
    </QueryClientProvider>
  );
}

function readersTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
