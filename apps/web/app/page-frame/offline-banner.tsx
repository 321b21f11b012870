import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { Notice } from '../ui/notice.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the page is offline, and what that means. */
export function OfflineBanner() {
  const t = useTranslations('shell');
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={online ? 'sr-only' : 'page-width pt-4'}>
      {!online && <Notice tone="caution">{t('offline')}</Notice>}
    </div>
  );
}
