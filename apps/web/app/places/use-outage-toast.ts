import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../ui/toast/toast-queue.ts';

/** Shows one toast per outage of the address search. */
export function useOutageToast(): { failed: () => void; answered: () => void } {
  const t = useTranslations('places');
  const isReported = useRef(false);
  const failed = useCallback(() => {
    if (isReported.current) return;
    isReported.current = true;
    showToast({ title: t('unavailable'), description: t('unavailableText') });
  }, [t]);
  const answered = useCallback(() => {
    isReported.current = false;
  }, []);
  return { failed, answered };
}
