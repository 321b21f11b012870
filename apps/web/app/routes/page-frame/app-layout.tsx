import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';

import { AccountFollower } from '../../features/account/index.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { useOnline } from '../../lib/device/index.ts';
import { UndoBar } from '../../features/homes/index.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import type { Words } from '../../lib/messages/messages.ts';
import { RealtimeProvider } from '../../lib/realtime/index.ts';
import { inOwnTask } from '../../ui/own-task.ts';
import { preloadToaster } from '../../ui/toast/toast-outlet.tsx';
import { PageFrame } from './page-frame.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Wraps the application's screens with their messages, React Query and the realtime connection. */
export function AppLayout({ words }: { words: Words }) {
  const [queryClient] = useState(createQueryClient);
  const [timeZone] = useState(readersTimeZone);
  useEffect(() => inOwnTask(preloadToaster), []);
  return (
    <QueryClientProvider client={queryClient}>
      <MessageParts words={words} timeZone={timeZone}>
        <AccountFollower />
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

/** Says that the page is offline, and what that means. */
function OfflineBanner() {
  const t = useTranslations('shell');
  const online = useOnline();
  return (
    // Its politeness is spelled out so that a dialog doesn't hide it, and it isn't said again once the dialog closes.
    <div
      role="status"
      aria-live="polite"
      className={online ? 'sr-only' : 'offline-banner page-width pt-4'}
    >
      {!online && <Notice tone="caution">{t('offline')}</Notice>}
    </div>
  );
}
