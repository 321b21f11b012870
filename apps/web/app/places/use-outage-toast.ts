import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { showToast } from '../ui/toast/toast-queue.ts';

/** Shows one toast per outage of the address search. */
export function useOutageToast(): { failed: () => void; answered: () => void } {
  const t = useTranslations('places');
  const told = useRef(false);
  const failed = useCallback(() => {
    if (told.current) return;
    told.current = true;
    showToast({ title: t('unavailable'), description: t('unavailableText') });
  }, [t]);
  const answered = useCallback(() => {
    told.current = false;
  }, []);
  return { failed, answered };
}
