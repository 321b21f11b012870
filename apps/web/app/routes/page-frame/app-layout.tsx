import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';

import { AccountFollower } from '../../features/account/account-follower.tsx';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { useOnline } from '../../lib/device/device-state.ts';
import { forgetEvicted, useEvicted } from '../../lib/device/outbox/evicted.ts';
import { UndoBar } from '../../features/homes/undo-bar.tsx';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import type { Words } from '../../lib/messages/messages.ts';
import { RealtimeProvider } from '../../lib/realtime/realtime-provider.tsx';
import { afterLoad } from '../../ui/after-load.ts';
import { loadPart } from '../../ui/load-part.ts';
import { preloadToaster } from '../../ui/toast/toast-outlet.tsx';
import { PageFrame } from './page-frame.tsx';
import type { sendUnsent } from './send-unsent.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Wraps the application's screens with their messages, React Query and the realtime connection. */
export function AppLayout({ words }: { words: Words }) {
  const [queryClient] = useState(createQueryClient);
  const [timeZone] = useState(readersTimeZone);
  useEffect(preloadToaster, []);
  useSendingUnsent(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <MessageParts words={words} timeZone={timeZone}>
        <AccountFollower />
        <RealtimeProvider>
          <PageFrame>
            <UndoBar />
            <OfflineBanner />
            <EvictedNotice />
            <Outlet />
          </PageFrame>
        </RealtimeProvider>
      </MessageParts>
    </QueryClientProvider>
  );
}

type SendUnsent = typeof sendUnsent;

/** So that what the page shows comes first. */
const settledMs = 1000;

/** Sends what earlier pages kept. Loaded once the page is there, because it needs what sends photos and answers. */
function useSendingUnsent(queryClient: QueryClient): void {
  useEffect(() => {
    const leaving = new AbortController();
    const begin = (sendUnsent: SendUnsent) => {
      if (!leaving.signal.aborted) sendUnsent(queryClient, leaving.signal);
    };
    // A page without it works as before: what a home lacks is sent where it is opened.
    const load = () =>
      void loadPart(() => import('./send-unsent.ts')).then(
        (part) => begin(part.sendUnsent),
        () => undefined,
      );
    const cancel = afterLoad(load, settledMs);
    return () => {
      cancel();
      leaving.abort();
    };
  }, [queryClient]);
}

function readersTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Says what this browser has removed before it was sent. */
function EvictedNotice() {
  const t = useTranslations('shell.takenAway');
  const taken = useEvicted();
  return (
    <div role="status" className="page-width pt-4 empty:hidden">
      {taken !== null && (
        <Notice tone="danger" title={t('title')}>
          {taken.photos > 0 && <p>{t('photos', { count: taken.photos })}</p>}
          {taken.answers > 0 && <p>{t('answers')}</p>}
          <p>{t('text')}</p>
          <Button size="small" className="mt-2" onClick={forgetEvicted}>
            {t('dismiss')}
          </Button>
        </Notice>
      )}
    </div>
  );
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
